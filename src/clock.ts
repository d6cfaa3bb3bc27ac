import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Clock that can be moved ahead of the real time. A file keeps the difference, so that a restart does not set the clock back.
 */
export class MovableClock {
  readonly #path: string;
  readonly #moved: (() => void)[] = [];
  #ahead: number;

  constructor(path: string) {
    this.#path = path;
    this.#ahead = readAhead(path);
  }

  readonly now = (): number => Date.now() + this.#ahead;

  move(milliseconds: number): void {
    this.#ahead += milliseconds;
    mkdirSync(dirname(this.#path), { recursive: true });
    writeFileSync(this.#path, JSON.stringify({ ahead: this.#ahead }));
    for (const listener of this.#moved) listener();
  }

  whenMoved(listener: () => void): void {
    this.#moved.push(listener);
  }
}

/** A hundred years, the limit of the difference. A clock that is much further ahead has no valid date. */
const MOST_MS = 100 * 366 * 86_400_000;

/** Reads how many milliseconds the clock was moved ahead. A missing or invalid file means 0. */
function readAhead(path: string): number {
  try {
    const { ahead } = JSON.parse(readFileSync(path, 'utf8'));
    return Number.isSafeInteger(ahead) && ahead > 0 && ahead < MOST_MS ? ahead : 0;
  } catch {
    return 0;
  }
}
