import { CALLS, type Held, type Repositories } from '../../store/index.ts';
import { toMatch } from '../rows.ts';
import type { Begun, Notice } from '../types.ts';
import type { UnitsOfWork } from '../units-of-work.ts';
import { BOARDS, begin, due, nextDue } from './notices.ts';
import { lost, type OwnMessage, ownMessages, redrawOf } from './own-messages.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

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
  for (const wait of await waits.list(matchId))
    if (wait.seat === seat || details.others?.includes(wait.seat))
      await seats.change(matchId, wait.seat, { calledAt: at });
}

/** What whoever carries the notices to their channels reports of each: begun, delivered, failed, or parked. */
export class OutboxReports {
  readonly #units: UnitsOfWork;

  constructor(units: UnitsOfWork) {
    this.#units = units;
  }

  /** @param messageId the message that tells it now; null where there is none to remember. */
  async delivered(notice: Notice, messageId: string | null): Promise<void> {
    const { id, matchId, kind, rev, since, at } = notice;
    const isBoard = BOARDS.includes(kind);
    const { now, delivered } = this.#units.services;
    const isBehind = await this.#units.store.transaction(async repositories => {
      const [isFirst] = await Promise.all([
        repositories.outbox.delivered({ matchId, kind, upTo: id }, since),
        noteCalled(repositories, notice, now()),
        repositories.matches.setShown(matchId, {
          parkedAt: null,
          ...(kind === 'lobby' && messageId !== null && { lobbyMessageId: messageId }),
          ...(isBoard && messageId !== null && { boardMessageId: messageId }),
          ...((isBoard || kind === 'closed') && { shownRev: rev }),
        }),
      ]);
      return !isFirst && (isBoard || kind === 'redraw') && (await this.#redrawAfter(repositories, notice));
    }, matchId);
    if (isBehind) this.#units.carrier.announce(matchId);
    if (messageId !== null || !isBoard) delivered(kind, Math.max(0, now() - at));
  }

  /** Another process told it too, and went on: an edit that arrived late has put the message back, so it is drawn again. */
  async #redrawAfter({ matches, outbox }: Repositories, { matchId, rev }: Notice): Promise<boolean> {
    const match = await matches.get(matchId);
    if (!match || (match.shownRev ?? 0) <= rev) return false;
    await outbox.put({ ...redrawOf(match), resigned: [], at: this.#units.services.now() });
    return true;
  }

  /** @param retryAt milliseconds since the epoch; null: hopeless, given up. */
  async failed({ id, matchId, kind }: Notice, error: string, retryAt: number | null): Promise<void> {
    await this.#units.store.transaction(
      repositories => repositories.outbox.failed({ matchId, kind, upTo: id }, error, retryAt),
      matchId,
    );
  }

  /** Not before then, in milliseconds since the epoch. */
  async putOff({ id, matchId, kind }: Notice, until: number): Promise<void> {
    await this.#units.store.transaction(
      ({ outbox }) => outbox.putOff({ matchId, kind, upTo: id }, until),
      matchId,
    );
  }

  /** It is known not to have arrived: what came after it is told with it. */
  async missing({ id, matchId, kind }: Notice): Promise<void> {
    await this.#units.store.transaction(
      repositories => repositories.outbox.unbegin({ matchId, kind, upTo: id }),
      matchId,
    );
  }

  /**
   * The channel is closed to us, and the game goes on. What is to be said is tried again with other news of the match,
   * after `unpark`, or after as long again as it has been parked, a day at most.
   */
  async park({ matchId }: Notice, error: string): Promise<void> {
    const now = this.#units.services.now();
    await this.#units.store.transaction(async repositories => {
      const since = (await repositories.matches.get(matchId))?.parkedAt ?? now;
      const wait = Math.min(DAY, Math.max(MINUTE, now - since));
      await repositories.outbox.park(matchId, error, now + wait);
      await repositories.matches.setParked(matchId, now);
    });
  }

  /** What waits to be said and may be tried now, oldest first, one a match; and when to look again, undefined: never. */
  async outlook(): Promise<{ readonly notices: readonly Notice[]; readonly nextAt: number | undefined }> {
    const now = this.#units.services.now();
    let next = await this.#units.store.outbox.outlook(now);
    if (next.parkedAt !== null && next.parkedAt <= now) {
      await this.#units.store.transaction(repositories => repositories.outbox.unparkDue(now));
      next = await this.#units.store.outbox.outlook(now);
    }
    // What waits for its hour is not read before: its match is looked at when the first of it may be said.
    const { rows } = next;
    const times = [next.parkedAt, next.retryAt, nextDue(rows) ?? null].filter(time => time !== null);
    return { notices: due(rows, now), nextAt: times.length === 0 ? undefined : Math.min(...times) };
  }

  /** What is still to be said in a channel, oldest first, and why it was not. */
  async held(channelId: string): Promise<readonly Held[]> {
    return this.#units.store.outbox.heldIn(channelId, this.#units.services.now());
  }

  /** Channels of a server that were closed to us when something was to be said there. */
  async parkedChannels(guildId: string): Promise<readonly string[]> {
    return this.#units.store.outbox.parkedChannels(guildId);
  }

  /** A channel or a server may have opened: what is parked there is tried again. */
  async unpark(where: { readonly channelId: string } | { readonly guildId: string }): Promise<void> {
    const parked = await this.#units.store.matches.parkedIn(where);
    if (parked.length === 0) return;
    const now = this.#units.services.now();
    await this.#units.store.transaction(async repositories => {
      for (const matchId of parked) {
        await repositories.outbox.unpark(matchId);
        if ((await repositories.outbox.waiting(matchId)).length > 0) continue;
        const match = await repositories.matches.get(matchId);
        // What it was parked with is out of date by now: only something said shows that the channel is open.
        if (match) await repositories.outbox.put({ ...redrawOf(match), resigned: [], at: now });
      }
    });
    for (const matchId of parked) this.#units.carrier.announce(matchId);
  }

  /** After a start, or when shards were taken over: what waits for a retry need not wait any longer. */
  async hurry(): Promise<void> {
    await this.#units.store.transaction(repositories => repositories.outbox.hurry());
  }

  /** The bot was removed from a server: its games are parked. Returns ids of its games. */
  async parkGuild(guildId: string): Promise<readonly string[]> {
    return this.#units.store.transaction(async ({ matches, outbox }) => {
      const ids = await matches.liveIn(guildId);
      const now = this.#units.services.now();
      if (ids.length === 0) return ids;
      await outbox.parkAll(ids, 'the bot is no longer in this server', now + DAY);
      await matches.parkGuild(guildId, now);
      return ids;
    });
  }

  /**
   * To be called before the first word of a notice leaves: from then on it may have arrived. Undefined: another process is at
   * it; look again.
   */
  begin(notice: Notice): Promise<Begun | undefined> {
    const { matchId } = notice;
    return this.#units.of(matchId, async unit => {
      const begun = await begin(unit, notice, () => unit.repositories.matches.get(matchId));
      if (!begun) return undefined;
      const { row, called, since } = begun;
      // Another process may have changed it: its players of the bot go on here.
      if (row && this.#units.store.shards.part) unit.changed(row);
      return { called, since, match: row && toMatch(this.#units.services, row) };
    });
  }

  /** The messages that should stand in the match's channel, if it is this one, as far as nothing is about to be told again. */
  async ownMessages(matchId: string, channelId: string): Promise<readonly OwnMessage[]> {
    const match = await this.#units.store.matches.standing(matchId);
    return match?.channelId === channelId
      ? ownMessages(this.#units.store, match, this.#units.services.now())
      : [];
  }

  /** A message of ours was deleted by somebody: it is told again, where no newer one stands for it. */
  lost(matchId: string, messageId: string): Promise<void> {
    return this.#units.of(matchId, unit => lost(unit, matchId, messageId));
  }
}
