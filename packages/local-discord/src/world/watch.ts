import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Channel } from './channel.ts';
import type { Guild } from './guild.ts';
import type { Interaction } from './interaction.ts';
import type { StoredMessage } from './message.ts';
import type { Person } from './person.ts';
import type { SeenRequest } from './seen-request.ts';

/**
 * An event in the world. People, channels and messages are the live objects.
 * - `message`: for everybody who sees its channel, or for `message.viewer` alone; `message.loading`: "thinking…".
 * - `typing`: the bot shows "is typing" in the channel (for 10 s or until its next message).
 * - `interaction`: `deferred` is an acknowledgement without an answer yet (also of a press, where no message thinks),
 *   `answered` comes once there is one, `failed` with `interaction.failure` in words.
 * - `commands`: the registered commands of a guild, or the global ones, have changed.
 * - `request`: over, with its answer and the schema's verdict; `gateway`: an event left for the bot.
 * - `connection`: a bot has logged in, or has left for good.
 * - `switches`: the list of switches has changed.
 */
export type Happening =
  | {
      readonly type: 'message';
      readonly change: 'new' | 'changed' | 'deleted';
      readonly message: StoredMessage;
    }
  | { readonly type: 'typing'; readonly channel: Channel }
  | {
      readonly type: 'interaction';
      readonly stage: 'opened' | 'deferred' | 'answered' | 'failed';
      readonly interaction: Interaction;
    }
  | { readonly type: 'person'; readonly change: 'new' | 'changed'; readonly person: Person }
  | { readonly type: 'guild'; readonly change: 'new' | 'changed'; readonly guild: Guild }
  | { readonly type: 'channel'; readonly change: 'new' | 'changed' | 'deleted'; readonly channel: Channel }
  | { readonly type: 'commands'; readonly guildId: string | undefined }
  | { readonly type: 'request'; readonly request: SeenRequest }
  | { readonly type: 'gateway'; readonly event: SeenEvent }
  | { readonly type: 'connection'; readonly connected: boolean }
  | { readonly type: 'complaint'; readonly text: string }
  | { readonly type: 'switches' };

/** A gateway event as it left. */
export interface SeenEvent {
  /** Time by the injected clock. */
  readonly at: number;
  /** `MESSAGE_CREATE`, or `op 7`, `op 9` for what has no name */
  readonly name: string;
  readonly shard: number;
  readonly seq: number | undefined;
  /** interaction tokens redacted */
  readonly data: unknown;
}

export type Listener = (happening: Happening) => void;

/** A page that the stand-in serves at `/` and `/page/*`, and sockets at `/page/*`. */
export interface Page {
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void | Promise<void>;
}

/** The listeners for events. A listener's own error stops no other listener. */
export class Watchers {
  readonly #listeners = new Set<Listener>();
  readonly #broke: (error: unknown) => unknown;

  constructor(broke: (error: unknown) => unknown) {
    this.#broke = broke;
  }

  /** Returns what ends it. */
  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(happening: Happening): void {
    for (const listener of [...this.#listeners])
      try {
        listener(happening);
      } catch (error) {
        this.#broke(error);
      }
  }
}
