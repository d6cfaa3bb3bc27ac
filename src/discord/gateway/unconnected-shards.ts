import type { Log } from '../ports/ports.ts';

/**
 * Milliseconds until a missing connection is logged. A login may wait five seconds for each other shard, and a minute is
 * more than one process needs by itself.
 */
const PATIENCE_MS = 60_000;
const LOOK_MS = 10_000;

export interface UnconnectedShardsParts {
  /** Lists the shards that this process acts for without a connection. */
  readonly shards: () => readonly number[];
  readonly log: Log;
  /** Milliseconds from any start. Default: the process's. */
  readonly monotonic?: () => number;
}

/** Logs a shard that has been without a connection for a minute, once, and its return. */
export class UnconnectedShards {
  readonly #parts: UnconnectedShardsParts;
  readonly #since = new Map<number, number>();
  readonly #told = new Set<number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: UnconnectedShardsParts) {
    this.#parts = parts;
  }

  open(): void {
    this.#timer ??= setInterval(() => this.look(), LOOK_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  look(): void {
    const { shards, log, monotonic = () => performance.now() } = this.#parts;
    const now = monotonic();
    const missing = shards();
    for (const shard of this.#since.keys()) {
      if (missing.includes(shard)) continue;
      this.#since.delete(shard);
      if (this.#told.delete(shard)) log.warn({ shard }, 'this shard is connected again, or given away');
    }
    for (const shard of missing) {
      const since = this.#since.get(shard) ?? now;
      this.#since.set(shard, since);
      if (now - since < PATIENCE_MS || this.#told.has(shard)) continue;
      this.#told.add(shard);
      log.error(
        { shard },
        'this shard is held but has had no connection for a minute: presses are not heard',
      );
    }
  }
}
