import { type LoopStep, type Loops, PollLoop, type PollLoopParts } from '../../core/loops.ts';
import { workingAt } from '../../log/log.ts';
import type { HostReport, HostTools } from './host-tools.ts';

/** Milliseconds between two checks for lines that the command line has left in the database. */
const LOOK_MS = 2_000;
/** Milliseconds between two checks for interrupted lines and for seats of blocked people. */
const TEND_MS = 60_000;

export interface HostLoopParts {
  readonly host: HostTools;
  readonly now: () => number;
  readonly loops?: Loops | undefined;
  readonly after: PollLoopParts['after'];
  readonly report: HostReport;
  /** Returns true where, among several processes, this process carries out the lines. */
  readonly isOurs: () => boolean;
}

/** Carries out lines that the command line has left, and keeps the blocks of this process up to date. */
export class HostLoop {
  readonly #parts: HostLoopParts;
  readonly #loop: PollLoop;
  #tendedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: HostLoopParts) {
    this.#parts = parts;
    const { after, loops } = parts;
    this.#loop = new PollLoop({
      name: 'host',
      loops,
      look: step => workingAt({}, () => this.#look(step)),
      after,
    });
  }

  open(): void {
    this.#loop.open();
  }

  /** Resolves when the running work is done. No work runs after that. */
  close(): Promise<void> {
    return this.#loop.close();
  }

  async #look(step: LoopStep): Promise<void> {
    const { host, now, isOurs, report } = this.#parts;
    try {
      await host.blocks.refresh();
      if (step() && isOurs()) {
        await host.carryOut(report);
        if (Math.abs(now() - this.#tendedAt) >= TEND_MS) {
          this.#tendedAt = now();
          await host.cutOff();
          await host.blocks.bench();
        }
      }
    } catch (error) {
      report.failed(error);
    }
    this.#loop.lookIn(LOOK_MS);
  }
}
