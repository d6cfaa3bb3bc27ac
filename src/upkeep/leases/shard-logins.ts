import { loginName } from './shard-division.ts';
import { wait } from './take-over.ts';

const LOGIN_AGAIN_MS = 250;

export interface ShardLoginsParts {
  readonly pause?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
  /** Signal that aborts when the process ends. After that no shard logs in. */
  readonly leaving: AbortSignal;
  /**
   * Takes a lease if it is free. Returns false where another process has the lease, or where the database did not answer. Never
   * rejects.
   */
  readonly take: (name: string) => Promise<boolean>;
  readonly give: (name: string) => Promise<void>;
}

/** Lets the shards of a group log in one at a time, across all processes. Each group has its own lease. */
export class ShardLogins {
  readonly #parts: ShardLoginsParts;
  readonly #names = new Set<string>();

  constructor(parts: ShardLoginsParts) {
    this.#parts = parts;
  }

  /** Names of the leases that this process has taken or is trying to take. */
  get names(): ReadonlySet<string> {
    return this.#names;
  }

  /** Resolves when a shard of the group may log in. For `keepFor` milliseconds no other shard of the group may log in. */
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
