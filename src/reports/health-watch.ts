/** Milliseconds that a process must be unready before the bot logs an alert. Most failures end earlier by themselves. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 30_000;
const MINUTE_MS = 60_000;

export interface HealthWatchParts {
  /** Checks whether the process is ready to serve players. `lines` gives the reasons why it is not. */
  readonly ready: () => Promise<{ readonly well: boolean; readonly lines: readonly string[] }>;
  /** Counts games in channels that are closed to the bot. Undefined where another process watches them. */
  readonly parked: () => Promise<number | undefined>;
  readonly log: Readonly<Record<'error' | 'warn', (details: object, message: string) => void>>;
  readonly now?: () => number;
}

/**
 * Logs an alert where this process can't serve players, and where the number of games in channels closed to the bot has risen.
 */
export class HealthWatch {
  readonly #parts: HealthWatchParts;
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #illSince: number | undefined;
  #reported = false;
  #parked: number | undefined;

  constructor(parts: HealthWatchParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Checks readiness and parked games once. Never rejects. */
  async look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      await this.#lookAtHealth();
      await this.#lookAtParked();
    } catch {
      // The error is ignored. A check fails where the database does not answer, and the next check reports that.
    } finally {
      this.#looking = false;
    }
  }

  async #lookAtHealth(): Promise<void> {
    const { ready, log, now = Date.now } = this.#parts;
    const { well, lines } = await ready();
    const since = this.#illSince ?? now();
    const minutes = Math.round((now() - since) / MINUTE_MS);
    this.#illSince = well ? undefined : since;
    if (well && this.#reported) log.warn({ alert: true }, `this process is ready again after ${minutes} min`);
    if (!well && !this.#reported && now() - since >= PATIENCE_MS) {
      this.#reported = true;
      log.error({ alert: true, reasons: lines }, `this process has not been ready for ${minutes} min`);
    }
    if (well) this.#reported = false;
  }

  async #lookAtParked(): Promise<void> {
    const parked = await this.#parts.parked();
    if (parked === undefined) return;
    const more = parked - (this.#parked ?? parked);
    this.#parked = parked;
    if (more <= 0) return;
    const line = 'more games are parked: their channels are closed to the bot, and their messages wait';
    this.#parts.log.warn({ alert: true, more, parked }, line);
  }
}
