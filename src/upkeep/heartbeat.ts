import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const BEAT_MS = 10_000;

export interface HeartbeatParts {
  readonly path: string;
  /** Returns true while the process makes progress. Otherwise the file is not written. */
  readonly works: () => boolean;
  /** Receives the error of a failed write. Further failures in a row are not reported. */
  readonly trouble: (error: unknown) => void;
  readonly every?: number;
}

/**
 * Writes a file at intervals while the process makes progress. A process whose file is older than a minute is dead or hangs.
 */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  #timer: NodeJS.Timeout | undefined;
  #failing = false;

  constructor(parts: HeartbeatParts) {
    this.#parts = parts;
  }

  start(): void {
    this.beat();
    this.#timer = setInterval(() => this.beat(), this.#parts.every ?? BEAT_MS).unref();
  }

  beat(): void {
    const { path, trouble, works } = this.#parts;
    if (!works()) return;
    try {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${new Date().toISOString()}\n`);
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) trouble(error);
      this.#failing = true;
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    try {
      rmSync(this.#parts.path, { force: true });
    } catch {
      // The error is ignored, since the file that stays becomes old, and the health check notices that.
    }
  }
}
