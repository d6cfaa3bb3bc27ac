import { wait } from './other-processes.ts';
import { loginName } from './shard-names.ts';

const LOGIN_AGAIN_MS = 250;

export interface ShardLoginsParts {
  /** Default: the real one, in milliseconds. */
  readonly pause?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** Aborts when the process ends, and no shard logs in any more. */
  readonly leaving: AbortSignal;
  /** Compare and set of a lease: false where another process has it, or the database did not answer. Never rejects. */
  readonly take: (name: string) => Promise<boolean>;
  /** Never rejects. */
  readonly give: (name: string) => Promise<void>;
}

/** Lets one login of a group of shards happen at a time, in all processes together. Each group has a lease. */
export class ShardLogins {
  readonly #parts: ShardLoginsParts;
  readonly #names = new Set<string>();

  constructor(parts: ShardLoginsParts) {
    this.#parts = parts;
  }

  /** Names of the leases that this process has, or is about to have. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /** Resolves when a shard of the group may log in. For so many milliseconds no other shard of it does. */
  async claim(group: number, keepFor: number, signal: AbortSignal): Promise<void> {
    const { pause = wait, leaving, take, give } = this.#parts;
    const name = loginName(group);
    const either = AbortSignal.any([signal, leaving]);
    for (;;) {
      either.throwIfAborted();
      if (!this.#names.has(name)) {
        this.#names.add(name);
        if (await take(name)) break;
        this.#names.delete(name);
      }
      await pause(LOGIN_AGAIN_MS, either);
    }
    void pause(keepFor, leaving)
      .then(() => give(name))
      .catch(() => undefined)
      .finally(() => this.#names.delete(name));
  }
}
