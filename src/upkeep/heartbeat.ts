import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const BEAT_MS = 10_000;

export interface HeartbeatParts {
  readonly path: string;
  /** Whether work gets done: while it does not, nothing is written. */
  readonly works: () => boolean;
  /** The first of a row of failures. */
  readonly trouble: (error: unknown) => void;
  readonly every?: number;
}

/** A file that is written again and again while work gets done: what has not been touched for a minute is dead or hangs. */
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
      // It will be found stale.
    }
  }
}
