import { type Client, Events } from 'discord.js';

/** Milliseconds between two beats. A much later beat shows that the process was frozen. */
const BEAT_MS = 5_000;
const FROZEN_MS = 4 * BEAT_MS;

export interface HearingParts {
  readonly now: () => number;
  /** Returns this machine's time in milliseconds, which also runs while the process is frozen. Default: the system's time. */
  readonly wallClock?: () => number;
}

/** Times since which this process has received the events of each shard without a break. */
export class Hearing {
  readonly #parts: HearingParts;
  readonly #since = new Map<number, number>();
  #beatAt: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: HearingParts) {
    this.#parts = parts;
    this.#beatAt = this.#wallClock();
  }

  /** Follows the connection of a client's shard. */
  follow(client: Client, shard: number): void {
    const hears = (): void => void this.#since.set(shard, this.#parts.now());
    for (const event of [Events.ClientReady, Events.ShardReady, Events.ShardResume] as const)
      client.on(event, hears);
    for (const event of [Events.ShardDisconnect, Events.ShardReconnecting] as const)
      client.on(event, () => void this.#since.delete(shard));
    this.#timer ??= setInterval(() => this.beat(), BEAT_MS).unref();
  }

  /** Returns the time in milliseconds since the epoch. Null: the process receives no events of the shard now. */
  since(shard: number): number | null {
    this.beat();
    return this.#since.get(shard) ?? null;
  }

  /** Notices that the process was frozen, for example with its machine. Then no break before now counts as received. */
  beat(): void {
    const at = this.#wallClock();
    const isLate = at - this.#beatAt > FROZEN_MS;
    this.#beatAt = at;
    if (isLate) for (const shard of this.#since.keys()) this.#since.set(shard, this.#parts.now());
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #wallClock(): number {
    return (this.#parts.wallClock ?? Date.now)();
  }
}
