import { rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../store/index.ts';
import type { RepeatedErrors } from './lasting-trouble.ts';

const BEAT_MS = 10_000;
/** Mode of the heartbeat's folder. Health checks that run as other users may read the folder. */
const OPEN = 0o755;

export interface HeartbeatParts {
  readonly path: string;
  /** Returns true while the process makes progress. Otherwise the file is not written. */
  readonly works: () => boolean;
  readonly trouble: Pick<RepeatedErrors, 'failed' | 'succeeded'>;
  readonly every?: number;
}

/**
 * Writes a file at intervals while the process makes progress. If the file is older than a minute, the process is dead or
 * hangs.
 */
export class Heartbeat {
  readonly #parts: HeartbeatParts;
  #timer: NodeJS.Timeout | undefined;

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
      makeFolder(dirname(path), OPEN);
      writeFileSync(path, `${new Date().toISOString()}\n`);
      trouble.succeeded();
    } catch (error) {
      trouble.failed(error);
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
