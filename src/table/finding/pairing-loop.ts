import { type Loops, PollLoop, type PollLoopParts } from '../../core/loops.ts';
import { workingAt } from '../../log/log.ts';
import type { Finding } from './finding.ts';

/** Milliseconds between two pairings. Quiet hours may end in between, and another process may have stored requests. */
const LOOK_MS = 10_000;

export interface PairingLoopParts {
  readonly finding: Finding;
  readonly loops?: Loops | undefined;
  readonly after: PollLoopParts['after'];
  readonly failed: (error: unknown) => void;
  /** Returns true where, among several processes, this process pairs people. */
  readonly isOurs: () => boolean;
}

/** Pairs the people who look for a game, again and again and after each new request. */
export class PairingLoop {
  readonly #parts: PairingLoopParts;
  readonly #loop: PollLoop;

  constructor(parts: PairingLoopParts) {
    this.#parts = parts;
    const { after, loops, finding } = parts;
    this.#loop = new PollLoop({
      name: 'pairing',
      loops,
      look: () => workingAt({}, () => this.#look()),
      after,
    });
    finding.whenSought(() => this.#loop.wake());
  }

  open(): void {
    this.#loop.open();
  }

  wake(): void {
    this.#loop.wake();
  }

  /** Resolves when the running work is done. No work runs after that. */
  close(): Promise<void> {
    return this.#loop.close();
  }

  async #look(): Promise<void> {
    const { finding, isOurs, failed } = this.#parts;
    try {
      if (isOurs()) await finding.pair();
    } catch (error) {
      failed(error);
    }
    this.#loop.lookIn(LOOK_MS);
  }
}
