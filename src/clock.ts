import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The real time plus the time that it was moved on. A file keeps that, so that time does not go back at a restart. */
export class MovableClock {
  readonly #path: string;
  readonly #moved: (() => void)[] = [];
  #ahead: number;

  constructor(path: string) {
    this.#path = path;
    this.#ahead = readAhead(path);
  }

  /** Milliseconds since the epoch. */
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

/** Reads by how much time was moved on; a missing or broken file means not at all. */
function readAhead(path: string): number {
  try {
    const { ahead } = JSON.parse(readFileSync(path, 'utf8'));
    return Number.isSafeInteger(ahead) && ahead > 0 ? ahead : 0;
  } catch {
    return 0;
  }
}
