import { type LoopParts, type LoopStep, PollLoop } from '../../core/work/loops.ts';
import { workingAt } from '../../log/log.ts';
import type { HostLineStatus } from '../../store/index.ts';
import { TablePart, type UnitsOfWork } from '../match/units-of-work.ts';
import type { HostAnswer } from './answer.ts';
import { HostBlocks } from './blocks.ts';
import type { HostServices } from './host-services.ts';
import { type HostJob, readLine } from './lines.ts';
import { lineOf, wordsIn } from './typed-line.ts';

/** Name of the author of lines that were typed on the command line. */
export const COMMAND_LINE = 'command line';
/** Milliseconds after which a line without an outcome counts as interrupted. */
const LONGEST_MS = 300_000;
/** Milliseconds between two checks for lines that the command line has left in the database. */
const LOOK_MS = 2_000;
/** Milliseconds between two checks for interrupted lines and for seats of blocked people. */
const TEND_MS = 60_000;
const CUT_OFF = 'The process ended while the line ran. Look what it has done, then repeat it.';
const FAILED = 'The line failed and its change was not saved; the log names the error.';

export interface HostReport {
  /** Receives each finished line. If the line deleted a person's data, the person's id is not in it. */
  line(entry: { readonly by: string; readonly line: string; readonly outcome: HostLineStatus }): void;
  failed(error: unknown): void;
}

interface TypedLine {
  readonly by: string;
  readonly line: string;
}

const isAnswer = (read: HostJob | HostAnswer): read is HostAnswer => 'ok' in read;

/** Returns the job of a line. If the line was not understood, the job only returns the explanation. */
const jobOf = (read: HostJob | HostAnswer): HostJob =>
  isAnswer(read) ? { writes: false, run: async () => read } : read;

/** Carries out the lines of the operator, which show and change games, people and servers. */
export class HostTools extends TablePart {
  readonly blocks = new HostBlocks(this.units);
  readonly #parts: Pick<HostServices, 'outbox' | 'housekeeping'>;

  constructor(units: UnitsOfWork, parts: Pick<HostServices, 'outbox' | 'housekeeping'>) {
    super(units);
    this.#parts = parts;
  }

  /** Returns true where a line changes something. Such a line must run in the process that acts for the database. */
  writes(words: readonly string[]): boolean {
    const read = readLine(words);
    return !isAnswer(read) && read.writes;
  }

  /** Carries out a typed line. The log of lines keeps only lines that change something. Throws where the line's work fails. */
  async run(typed: string | readonly string[], by: string, report?: HostReport): Promise<HostAnswer> {
    const words = typeof typed === 'string' ? wordsIn(typed) : typed;
    const read = readLine(words);
    if (isAnswer(read) && read.ok) return read;
    const { store, services } = this;
    const line = { by, line: lineOf(words), at: services.now(), status: 'begun' } as const;
    const job = jobOf(read);
    if (!job.writes) return this.#look(line, job, report);
    const id = await store.transaction(({ host }) => host.put(line));
    return this.#finish(id, line, job, report);
  }

  /** Stores a line for the process that acts for the database. Returns the id of the line. */
  leave(words: readonly string[]): Promise<number> {
    const { store, services } = this;
    const line = { by: COMMAND_LINE, line: lineOf(words), at: services.now(), status: 'waiting' } as const;
    return store.transaction(({ host }) => host.put(line));
  }

  /** Returns the answer to a line that `leave` stored. Returns undefined while the line waits or runs. */
  async answerTo(id: number): Promise<HostAnswer | undefined> {
    const row = await this.store.host.get(id);
    if (!row || row.status === 'waiting' || row.status === 'begun') return undefined;
    return { ok: row.status === 'done', text: row.answer ?? row.status };
  }

  /** Withdraws a line that `leave` stored. Returns false where a process has already begun it. */
  withdraw(id: number): Promise<boolean> {
    const endedAt = this.services.now();
    return this.store.transaction(({ host }) => host.move(id, 'waiting', { status: 'withdrawn', endedAt }));
  }

  /** Carries out the lines that the command line has left, one after the other. */
  async carryOut(report: HostReport): Promise<void> {
    const { store } = this;
    for (const { id, line, by } of await store.host.withStatus('waiting')) {
      const taken = await store.transaction(({ host }) => host.move(id, 'waiting', { status: 'begun' }));
      if (!taken) continue;
      const typed = { by: by ?? COMMAND_LINE, line };
      await this.#finish(id, typed, jobOf(readLine(wordsIn(line))), report).catch(report.failed);
    }
  }

  /** Marks as interrupted the lines that were typed more than `LONGEST_MS` ago and have begun, but have no outcome. */
  async cutOff(): Promise<void> {
    const { store, services } = this;
    const now = services.now();
    const ended = { status: 'cut-off', answer: CUT_OFF, endedAt: now } as const;
    for (const { id, at } of await store.host.withStatus('begun'))
      if (now - at > LONGEST_MS) await store.transaction(({ host }) => host.move(id, 'begun', ended));
  }

  /** Carries out a line that only reads. Its answer may name people, so the report has only the line. */
  async #look({ by, line }: TypedLine, job: HostJob, report: HostReport | undefined): Promise<HostAnswer> {
    const answer = await this.#answer(job, by);
    report?.line({ by, line, outcome: answer.ok ? 'done' : 'refused' });
    return answer;
  }

  #answer(job: HostJob, by: string): Promise<HostAnswer> {
    const { units, blocks } = this;
    return job.run({ ...this.#parts, units, blocks, by });
  }

  async #finish(
    id: number,
    { by, line }: TypedLine,
    job: HostJob,
    report: HostReport | undefined,
  ): Promise<HostAnswer> {
    const { store, services } = this;
    const end = async (outcome: HostLineStatus, text: string): Promise<void> => {
      const ended = { status: outcome, answer: text, endedAt: services.now() };
      await store.transaction(({ host }) => host.move(id, 'begun', ended));
      // The row is read again, since the line may have deleted the data of a person whom it names.
      const kept = (await store.host.get(id))?.line ?? line;
      report?.line({ by, line: kept, outcome });
    };
    try {
      const answer = await this.#answer(job, by);
      await end(answer.ok ? 'done' : 'refused', answer.text);
      return answer;
    } catch (error) {
      await end('failed', FAILED);
      throw error;
    }
  }
}

export interface HostLoopParts extends Omit<LoopParts, 'failed'> {
  readonly host: HostTools;
  readonly now: () => number;
  readonly report: HostReport;
  /** Returns true where, among several processes, this process carries out the lines. */
  readonly isOurs: () => boolean;
}

/** Makes a loop that carries out the lines left by the command line, and keeps the blocks of this process up to date. */
export function hostLoop({ host, now, report, isOurs, ...parts }: HostLoopParts): PollLoop {
  let tendedAt = Number.NEGATIVE_INFINITY;
  const look = async (step: LoopStep): Promise<number> => {
    await host.blocks.refresh();
    if (!step() || !isOurs()) return LOOK_MS;
    await host.carryOut(report);
    if (Math.abs(now() - tendedAt) >= TEND_MS) {
      tendedAt = now();
      await host.cutOff();
      await host.blocks.bench();
    }
    return LOOK_MS;
  };
  return new PollLoop({
    ...parts,
    name: 'host',
    look: step => workingAt({}, () => look(step)),
    failed: report.failed,
    retryMs: LOOK_MS,
  });
}
