import { CALLS, type Held, type Repositories, type Store } from '../../store/index.ts';
import { Archive } from '../archive.ts';
import type { Services } from '../services.ts';
import type { Notice, NoticeKind } from '../types.ts';
import { due, nextDue } from './notices.ts';
import { redrawOf } from './redraw.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Messages that show a board as the game stands. */
const BOARDS: readonly NoticeKind[] = ['board', 'progress'];

/** A call is out: who was called is not called again at once, and nothing is owed. */
async function noteCalled(
  { waits, seats, owedCalls }: Repositories,
  notice: Notice,
  at: number,
): Promise<void> {
  const { id, matchId, kind, seat, details } = notice;
  if (kind === 'question' && details.userId !== undefined) {
    const { userId, request = null } = details;
    await owedCalls.said({ matchId, request, userId });
  }
  if (BOARDS.includes(kind)) await waits.summoned(matchId, id, at);
  if (seat === null || !CALLS.some(call => call === kind)) return;
  const waiting = (await waits.list(matchId)).some(wait => wait.seat === seat);
  if (waiting) await seats.change(matchId, seat, { calledAt: at });
}

/** What whoever carries the notices to their channels reports of each: begun, delivered, failed, or parked. */
export class OutboxReports extends Archive {
  readonly #announce: (matchId: string) => void;

  constructor(store: Store, services: Services, announce: (matchId: string) => void) {
    super(store, services);
    this.#announce = announce;
  }

  /** @param messageId the message that tells it now; null where there is none to remember. */
  async delivered(notice: Notice, messageId: string | null): Promise<void> {
    const { id, matchId, kind, rev } = notice;
    const isBoard = BOARDS.includes(kind);
    await this.store.transaction(async repositories => {
      await repositories.outbox.delivered({ matchId, kind, upTo: id });
      await noteCalled(repositories, notice, this.services.now());
      await repositories.matches.setShown(matchId, {
        parkedAt: null,
        ...(kind === 'lobby' && messageId !== null && { lobbyMessageId: messageId }),
        ...(isBoard && messageId !== null && { boardMessageId: messageId }),
        ...((isBoard || kind === 'closed') && { shownRev: rev }),
      });
    });
  }

  /** @param retryAt milliseconds since the epoch; null: hopeless, given up. */
  async failed({ id, matchId, kind }: Notice, error: string, retryAt: number | null): Promise<void> {
    await this.store.transaction(repositories =>
      repositories.outbox.failed({ matchId, kind, upTo: id }, error, retryAt),
    );
  }

  /** Not before then, in milliseconds since the epoch. */
  async putOff({ id, matchId, kind }: Notice, until: number): Promise<void> {
    await this.store.transaction(({ outbox }) => outbox.putOff({ matchId, kind, upTo: id }, until));
  }

  /** It is known not to have arrived: what came after it is told with it. */
  async missing({ id, matchId, kind }: Notice): Promise<void> {
    await this.store.transaction(repositories => repositories.outbox.unbegin({ matchId, kind, upTo: id }));
  }

  /**
   * The channel is closed to us: the game goes on, what is to be said waits for news, for `unpark`, or until it has
   * been parked for twice as long, a day at most.
   */
  async park({ matchId }: Notice, error: string): Promise<void> {
    const now = this.services.now();
    await this.store.transaction(async repositories => {
      const since = (await repositories.matches.get(matchId))?.parkedAt ?? now;
      const wait = Math.min(DAY, Math.max(MINUTE, now - since));
      await repositories.outbox.park(matchId, error, now + wait);
      await repositories.matches.setParked(matchId, now);
    });
  }

  /** What waits to be said and may be tried now, oldest first, one a match; and when to look again, undefined: never. */
  async outlook(): Promise<{ readonly notices: readonly Notice[]; readonly nextAt: number | undefined }> {
    const now = this.services.now();
    let next = await this.store.outbox.outlook(now);
    if (next.parkedAt !== null && next.parkedAt <= now) {
      await this.store.transaction(repositories => repositories.outbox.unparkDue(now));
      next = await this.store.outbox.outlook(now);
    }
    // What waits for its hour is not read before: its match is looked at when the first of it may be said.
    const { rows } = next;
    const times = [next.parkedAt, next.retryAt, nextDue(rows) ?? null].filter(time => time !== null);
    return { notices: due(rows, now), nextAt: times.length === 0 ? undefined : Math.min(...times) };
  }

  /** What is still to be said in a channel, oldest first, and why it was not. */
  async held(channelId: string): Promise<readonly Held[]> {
    return this.store.outbox.heldIn(channelId, this.services.now());
  }

  /** Channels of a server that were closed to us when something was to be said there. */
  async parkedChannels(guildId: string): Promise<readonly string[]> {
    return this.store.outbox.parkedChannels(guildId);
  }

  /** A channel or a server may have opened: what is parked there is tried again. */
  async unpark(where: { readonly channelId: string } | { readonly guildId: string }): Promise<void> {
    const parked = await this.store.matches.parkedIn(where);
    if (parked.length === 0) return;
    const now = this.services.now();
    await this.store.transaction(async repositories => {
      for (const matchId of parked) {
        await repositories.outbox.unpark(matchId);
        if (await repositories.outbox.hasWaiting(matchId)) continue;
        const match = await repositories.matches.get(matchId);
        // What it was parked with is out of date by now: only something said shows that the channel is open.
        if (match)
          await repositories.outbox.put({ ...(await redrawOf(repositories, match)), resigned: [], at: now });
      }
    });
    for (const matchId of parked) this.#announce(matchId);
  }

  /** After a start: what waits for a retry need not wait any longer. */
  async hurry(): Promise<void> {
    await this.store.transaction(repositories => repositories.outbox.hurry());
  }

  /** The bot was removed from a server: its games are parked. Returns ids of its games. */
  async parkGuild(guildId: string): Promise<readonly string[]> {
    return this.store.transaction(async ({ matches, outbox }) => {
      const ids = await matches.liveIn(guildId);
      const now = this.services.now();
      if (ids.length === 0) return ids;
      await outbox.parkAll(ids, 'the bot is no longer in this server', now + DAY);
      await matches.parkGuild(guildId, now);
      return ids;
    });
  }
}
