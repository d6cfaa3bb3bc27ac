import { DAY_MS } from '../../core/values/days.ts';
import { type LoopStep, PollLoop } from '../../core/work/loops.ts';
import { workingAt } from '../../log/log.ts';
import { withPictures } from '../../presentation/painter/missing-pictures.ts';
import type { ParkedWhere } from '../../table/outbox/delivery-reports.ts';
import { logged } from '../rest/channel.ts';
import { isClosed, waitAfter } from '../rest/refusals.ts';
import type { MessengerParts } from './outbox-messenger.ts';

export interface OutdatedRow {
  readonly id: string;
  readonly attempts: number;
  readonly guildId: string;
  readonly channelId: string;
}

interface KeptRows {
  outlook(): Promise<{ readonly due: readonly OutdatedRow[]; readonly nextAt: number | undefined }>;
  begin(row: OutdatedRow): Promise<boolean>;
  failed(id: string, trouble: 'closed' | 'threads' | null, retryAt: number): Promise<void>;
  hurry(where?: ParkedWhere): Promise<void>;
}

type KeptKind = 'leagues' | 'duplicates' | 'mornings';

const FIRST_WAIT = 1_000;
/** Milliseconds until the next attempt after trouble with threads. Each further failure doubles the wait. */
const SHUT_WAIT = 60_000;
const LONGEST_SHUT = 3_600_000;

/**
 * Keeps messages up to date with rows of the database. Handles one due row after the other, and retries failed rows at growing
 * intervals.
 */
export abstract class MessageUpdater {
  protected readonly parts: MessengerParts;
  readonly #what: KeptKind;
  readonly #rows: KeptRows;
  readonly #loop: PollLoop;
  #underWay: Promise<unknown> = Promise.resolve();
  /** Ids of the rows under way. A row that hangs is not begun a second time. */
  readonly #busy = new Set<string>();
  /** Number of consecutive failures, by the id of the database's row. */
  readonly #refused = new Map<string, number>();

  constructor(parts: MessengerParts, what: KeptKind) {
    this.parts = parts;
    this.#what = what;
    this.#rows = parts.context.table[what];
    this.#loop = new PollLoop({
      name: what,
      loops: parts.loops,
      longest: parts.longest,
      look: step => {
        const looked = this.#look(step);
        this.#underWay = looked;
        return looked;
      },
      failed: error => parts.context.log.error({ error: logged(error) }, `${what} could not be looked up`),
      retryMs: FIRST_WAIT,
      after: (milliseconds, run) => parts.scheduler.after(milliseconds, run),
    });
  }

  /**
   * Posts the messages and opens the threads that are due for a row. Returns the trouble that a later attempt may end, or null.
   */
  protected abstract tell(row: OutdatedRow): Promise<'threads' | null>;

  /** Starts the loop. Failed rows are tried immediately instead of after their wait. */
  async open(): Promise<void> {
    await this.#hurried();
    this.#loop.open();
  }

  wake(): void {
    this.#loop.wake();
  }

  /** Retries the rows of a channel or server that may have been opened to the bot. Returns immediately. */
  hurry(where: ParkedWhere): void {
    void this.#hurried(where);
  }

  async settled(): Promise<void> {
    await Promise.allSettled([this.#underWay]);
  }

  close(): Promise<void> {
    return this.#loop.close();
  }

  #hurried(where?: ParkedWhere): Promise<void> {
    return this.#rows
      .hurry(where)
      .catch(error =>
        this.parts.context.log.error({ error: logged(error) }, `${this.#what} could not be hurried`),
      );
  }

  async #look(step: LoopStep): Promise<number> {
    const { due: all, nextAt = Number.POSITIVE_INFINITY } = await this.#rows.outlook();
    const due = all.filter(({ id }) => !this.#busy.has(id));
    for (const row of due) {
      if (!step()) return Number.POSITIVE_INFINITY;
      this.#busy.add(row.id);
      await workingAt({}, () => this.#handle(row)).finally(() => this.#busy.delete(row.id));
    }
    if (due.length > 0) this.#loop.wake();
    return Math.max(0, nextAt - this.parts.now());
  }

  async #handle(row: OutdatedRow): Promise<void> {
    const { context, now } = this.parts;
    const rows = this.#rows;
    const { id, attempts } = row;
    if (!this.#loop.isOpen || !(await rows.begin(row))) return;
    if (await context.table.host.blocks.isServerBlocked(row.guildId))
      return rows.failed(id, 'closed', now() + LONGEST_SHUT);
    try {
      // A failed picture of this message must not count for the answer to the person whose action caused the message.
      const { done: trouble } = await withPictures(() => this.tell(row));
      if (trouble)
        await rows.failed(id, trouble, now() + Math.min(DAY_MS, SHUT_WAIT * 2 ** this.#failuresOf(id)));
      else this.#refused.delete(id);
    } catch (error) {
      const wait = waitAfter(error, this.#failuresOf(id));
      context.log.error(
        { error: logged(error), [this.#what]: id, attempts },
        `one of the ${this.#what} could not be shown: it will be tried again`,
      );
      await rows.failed(id, isClosed(error) ? 'closed' : null, now() + wait);
    }
  }

  /** Counts a failure of a row. Returns the number of consecutive failures before this failure. */
  #failuresOf(id: string): number {
    const before = this.#refused.get(id) ?? 0;
    this.#refused.set(id, before + 1);
    return before;
  }
}
