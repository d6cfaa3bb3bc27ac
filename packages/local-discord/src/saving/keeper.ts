import type { StoredMessage } from '../resources/guild.ts';
import type { Vault } from '../world/vault.ts';
import type { Happening } from '../world/watch.ts';
import type { World } from '../world/world.ts';
import { isSaved, saveMessage, writeSaved } from './saved.ts';

/** Milliseconds for which changes are collected before they are written together. */
const GATHER_MS = 250;
const KEPT: readonly Happening['type'][] = ['message', 'person', 'guild', 'channel', 'commands'];

/** Saver of all people, channels and messages: it writes them into the folder soon after each change. */
export class Keeper {
  readonly #world: World;
  readonly #vault: Vault;
  readonly #warn: (line: string) => void;
  readonly #texts = new WeakMap<StoredMessage, string>();
  readonly #stop: () => void;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(world: World, vault: Vault, warn: (line: string) => void) {
    this.#world = world;
    this.#vault = vault;
    this.#warn = warn;
    world.saved = () => this.flush();
    this.#stop = world.watchers.add(happening => this.#notice(happening));
  }

  #notice(happening: Happening): void {
    if (!KEPT.includes(happening.type)) return;
    if (happening.type === 'message') {
      if (happening.message.ephemeral) return;
      this.#texts.delete(happening.message);
    }
    this.#timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref();
  }

  /** Resolves once all changes so far are on disk. A failed write is reported as a warning and does not reject. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const messages = [...this.#world.messages.values()].filter(message => isSaved(this.#world, message));
    const text = writeSaved(
      this.#world,
      messages.map(message => this.#text(message)),
    );
    await this.#vault.write(text).catch(error => this.#tellWhy(error));
  }

  #tellWhy(error: unknown): void {
    this.#warn(`${this.#vault.folder} could not be written: ${(error as Error).message}`);
  }

  #text(message: StoredMessage): string {
    const known = this.#texts.get(message);
    if (known !== undefined) return known;
    const made = saveMessage(message);
    this.#texts.set(message, made);
    return made;
  }

  async close(): Promise<void> {
    this.#stop();
    await this.flush();
    try {
      this.#world.ids.release();
    } catch (error) {
      this.#tellWhy(error);
    }
    this.#vault.close();
  }
}
