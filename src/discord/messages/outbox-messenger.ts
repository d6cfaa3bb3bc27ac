import PQueue from 'p-queue';
import { type LoopParts, type LoopStep, PollLoop } from '../../core/work/loops.ts';
import { askedBy } from '../../core/work/queues.ts';
import { workingAt } from '../../log/log.ts';
import { withPictures } from '../../presentation/painter/missing-pictures.ts';
import { lookingFrom } from '../../table/match/places.ts';
import type { Begun, BegunNotice, Notice } from '../../table/match/types.ts';
import { placeKey } from '../../table/outbox/notices.ts';
import type { Scheduler } from '../context/context.ts';
import { logged } from '../rest/channel.ts';
import { isClosed, nextAttempt } from '../rest/refusals.ts';
import { Delivery, type DeliveryParts } from './delivery.ts';

/**
 * Maximum number of simultaneous deliveries. Channels without an answer delay no other channel while they are fewer than this.
 */
const AT_ONCE = 16;
const FIRST_WAIT = 1_000;

export interface MessengerParts extends DeliveryParts, Pick<LoopParts, 'loops' | 'longest'> {
  readonly scheduler: Scheduler;
}

/**
 * Posts the notices in the outbox: one after the other for each place of a match, and for several places at the same time.
 * After a failure, `nextAttempt` returns the time of the next attempt.
 */
export class OutboxMessenger {
  readonly #parts: MessengerParts;
  readonly #delivery: Delivery;
  readonly #queue = new PQueue({ concurrency: AT_ONCE });
  readonly #busy = new Set<string>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #loop: PollLoop;

  constructor(parts: MessengerParts) {
    this.#parts = parts;
    this.#delivery = new Delivery(parts);
    this.#loop = new PollLoop({
      name: 'outbox',
      loops: parts.loops,
      longest: parts.longest,
      look: step => this.#look(step),
      failed: error => parts.context.log.error({ error: logged(error) }, 'the outbox could not be read'),
      retryMs: FIRST_WAIT,
      after: (milliseconds, run) => parts.scheduler.after(milliseconds, run),
    });
  }

  /** Starts to post notices, beginning with the notices from before the start. The client must be ready. */
  async open(): Promise<void> {
    await this.#hurry();
    this.#loop.open();
  }

  async takeOver(): Promise<void> {
    await this.#hurry();
    this.wake();
  }

  get isOpen(): boolean {
    return this.#loop.isOpen;
  }

  wake(): void {
    this.#loop.wake();
  }

  /** Checks that the bot would immediately post a new notice at the first place of a match. */
  ready(matchId: string): boolean {
    const home = placeKey({ matchId, place: 0 });
    return this.#loop.isOpen && !this.#busy.has(home) && this.#queue.pending < AT_ONCE;
  }

  /**
   * Starts to post a notice that was begun with its move. Without a notice, starts to post the waiting notices. Returns
   * immediately.
   */
  announce(begun?: BegunNotice): void {
    const taken = begun && this.ready(begun.notice.matchId) ? begun : undefined;
    if (taken) this.#take(taken.notice, taken);
    if (taken?.match?.places !== 1) this.wake();
  }

  async settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay]);
  }

  /** Takes no more notices. Resolves when all begun notices are posted. */
  async close(): Promise<void> {
    await this.#loop.close();
    await this.#queue.onIdle();
  }

  #hurry(): Promise<void> {
    const { table, log } = this.#parts.context;
    return table.outbox
      .hurry()
      .catch(error => log.error({ error: logged(error) }, 'the outbox could not be read'));
  }

  async #look(step: LoopStep): Promise<number> {
    const { context, now } = this.#parts;
    const began = now();
    const { notices, nextAt = Number.POSITIVE_INFINITY } = await context.table.outbox.outlook();
    if (step()) for (const notice of notices) if (!this.#busy.has(placeKey(notice))) this.#take(notice);
    // A notice may become due while the outbox is read. Incident: such a notice was neither posted nor waited for.
    return nextAt > began ? Math.max(0, nextAt - now()) : Number.POSITIVE_INFINITY;
  }

  #take(notice: Notice, begun?: Begun): void {
    this.#busy.add(placeKey(notice));
    const at = { matchId: notice.matchId };
    // Work on a notice that was found in the outbox counts as no person's work, whoever caused the search.
    const personId = begun ? askedBy() : '';
    const work = this.#queue
      .add(() => {
        // A failed picture of this message must not count for the answer to the person whose action caused the message.
        const handled = () => withPictures(() => this.#handle(notice, begun));
        return workingAt(at, () => lookingFrom(notice, handled), personId);
      })
      .then(() => undefined)
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  async #handle(notice: Notice, begun?: Begun): Promise<void> {
    try {
      if (!this.#loop.isOpen) return;
      await this.#delivery.deliver(notice, begun).catch(error => this.#failed(notice, error));
      const { kind, rev } = notice;
      this.#parts.context.log.debug({ kind, rev }, 'a notice was handled');
      this.#busy.delete(placeKey(notice));
      this.wake();
    } catch (error) {
      this.#parts.context.log.error({ error: logged(error), matchId: notice.matchId }, 'the outbox is stuck');
      this.#busy.delete(placeKey(notice));
      this.#loop.lookIn(FIRST_WAIT);
    }
  }

  async #failed(notice: Notice, error: unknown): Promise<void> {
    const { context, now } = this.#parts;
    const { matchId, kind, rev, attempts } = notice;
    if (isClosed(error)) return this.#park(notice, error);
    const retryAt = nextAttempt(error, attempts, notice.at, now());
    const details = { error: logged(error), matchId, kind, rev, attempts };
    context.log.error(details, retryAt === null ? 'a message is given up' : 'a message will be tried again');
    await context.table.outbox.failed(
      notice,
      error instanceof Error ? error.message : String(error),
      retryAt,
    );
  }

  /**
   * Parks a notice, which then waits until its channel is open again. The closed channel can't show this state, so the log
   * names the game and its opener for the operator.
   */
  async #park(notice: Notice, error: unknown): Promise<void> {
    const { context } = this.#parts;
    // A match with a strange value is parked too. Incident: its notice was tried without an end.
    const match = await context.table.get(notice.matchId).catch(() => undefined);
    const { matchId, kind, rev } = notice;
    const whose = { channelId: match?.channelId, guildId: match?.guildId, owner: match?.opener.id };
    context.log.error(
      { error: logged(error), matchId, kind, rev, ...whose },
      'a game is parked: its channel is closed',
    );
    await context.table.outbox.park(notice, error instanceof Error ? error.message : String(error));
  }
}
