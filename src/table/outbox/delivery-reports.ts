// discord/rest/refusals.ts computes the wait until the next attempt.
import { isPerson } from '../../core/contract/player.ts';
import { DAY_MS } from '../../core/values/days.ts';
import {
  type Held,
  type NoticeKind,
  type ParkedWhere,
  PING_KINDS,
  type PlaceOf,
  type Repositories,
  type ShownAt,
  type Standing,
} from '../../store/index.ts';
import { CLOSED_BY_OPERATOR, GRACE_MS, isCounted, placeOf } from '../match/closed-places.ts';
import { shownAt } from '../match/places.ts';
import { statusAt } from '../match/request-status.ts';
import { toMatch } from '../match/rows.ts';
import type { NoticeToTell, UnitOfWork } from '../match/services.ts';
import type { Begun, Notice } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';
import { goOnInDirectMessages } from '../waiting/moved-places.ts';
import { BOARDS, begin, due, nextDue, rowsOf } from './notices.ts';

export type { ParkedWhere };

/** Message of the bot without which people can't play, with the kind of notice that posts it again. */
export interface OwnMessage {
  readonly id: string;
  readonly kind: Extract<NoticeKind, 'lobby' | 'board' | 'request'>;
}

const PICTURES: readonly NoticeKind[] = ['lobby', 'board', 'progress', 'closed', 'vote'];

function newest({ status, lobbyMessageId, boardMessageId }: Standing): OwnMessage | undefined {
  if (status === 'lobby' && lobbyMessageId !== null) return { id: lobbyMessageId, kind: 'lobby' };
  if (status === 'running' && boardMessageId !== null) return { id: boardMessageId, kind: 'board' };
  return undefined;
}

/**
 * Lists the messages that should exist in the channel of a lobby or a running game. Messages that the bot is about to post
 * again are left out.
 */
async function ownMessages(
  { requests }: Repositories,
  match: Standing,
  now: number,
): Promise<readonly OwnMessage[]> {
  if (match.parkedAt !== null) return [];
  const main = newest(match);
  // The row of a request has only the id of its message in the home.
  const open = match.asked && match.place === 0 ? await requests.openOf(match.id) : [];
  const asked = open.flatMap(({ messageId, ...row }): OwnMessage[] =>
    messageId === null || statusAt(row, now) !== 'open' ? [] : [{ id: messageId, kind: 'request' }],
  );
  const own = [...(main ? [main] : []), ...asked];
  return own.filter(message => !match.waiting.some(kind => mends(kind, message)));
}

const mends = (kind: NoticeKind, message: OwnMessage): boolean =>
  kind === message.kind || (message.kind === 'board' && PICTURES.includes(kind));

/** Posts a deleted message again, once, even if several processes notice the deletion. */
async function lost(
  { repositories, at, tell }: UnitOfWork,
  matchId: string,
  messageId: string,
  channelId: string | undefined,
): Promise<void> {
  const match = await repositories.matches.standing(matchId, channelId);
  if (!match) return;
  const message = (await ownMessages(repositories, match, at)).find(({ id }) => id === messageId);
  if (!message) return;
  const { place } = match;
  const shown = message.kind === 'board' ? await repositories.outbox.shownBy({ matchId, place }) : undefined;
  await tell({ matchId, place, kind: message.kind, rev: match.rev, ...shown });
}

/**
 * Makes a notice that renders the newest message of a match again, without a ping. The message shows only the last move if its
 * first move is unknown.
 */
export const redrawOf = ({ id, rev }: { readonly id: string; readonly rev: number }) =>
  ({ matchId: id, kind: 'redraw', rev, since: rev - 1 }) as const satisfies NoticeToTell;

const MINUTE = 60_000;

/** Records that a message has pinged people, so that they are not pinged again soon. */
async function notePinged(
  { waits, seats, duePings }: Repositories,
  notice: Notice,
  at: number,
): Promise<void> {
  const { id, matchId, kind, seat, details } = notice;
  if (kind === 'question' && details.userId !== undefined) {
    const { userId, request = null } = details;
    await duePings.sent({ matchId, request, userId });
  }
  if (BOARDS.includes(kind)) await waits.posted(matchId, id, at);
  if (seat === null || !PING_KINDS.some(ping => ping === kind)) return;
  for (const wait of await waits.list(matchId))
    if (wait.seat === seat || details.others?.includes(wait.seat))
      await seats.change(matchId, wait.seat, { calledAt: at });
}

/** Records which messages a place shows, in the match's row or in that of the place. */
const setShown = ({ matches, places }: Repositories, { matchId, place }: Notice, shown: ShownAt) =>
  place === 0 ? matches.setShown(matchId, shown) : places.setShown({ matchId, place }, shown);

const setParked = ({ matches, places }: Repositories, { matchId, place }: PlaceOf, at: number) =>
  place === 0 ? matches.setParked(matchId, at) : places.setParked({ matchId, place }, at);

/** Records the result of each notice: begun, delivered, failed, or parked for a channel that is closed to the bot. */
export class OutboxReports extends TablePart {
  /**
   * Records that a notice was delivered.
   * @param messageId id of the message that delivered it; null: the id need not be stored
   */
  async delivered(notice: Notice, messageId: string | null): Promise<void> {
    const { matchId, kind, rev, since, resigned, at } = notice;
    const isBoard = BOARDS.includes(kind);
    const { now, delivered } = this.services;
    const isBehind = await this.store.transaction(async repositories => {
      const [isFirst] = await Promise.all([
        repositories.outbox.delivered(rowsOf(notice), since, resigned),
        notePinged(repositories, notice, now()),
        setShown(repositories, notice, {
          parkedAt: null,
          ...(kind === 'lobby' && messageId !== null && { lobbyMessageId: messageId }),
          ...(isBoard && messageId !== null && { boardMessageId: messageId }),
          ...((isBoard || kind === 'closed') && { shownRev: rev }),
        }),
      ]);
      return !isFirst && (isBoard || kind === 'redraw') && (await this.#redrawAfter(repositories, notice));
    }, matchId);
    if (isBehind) this.units.carrier.announce(matchId);
    if (messageId !== null || !isBoard) delivered(kind, Math.max(0, now() - at));
  }

  /** Writes a notice that renders the newest board again, if this late notice has overwritten a newer board. */
  async #redrawAfter({ matches, outbox }: Repositories, { matchId, place, rev }: Notice): Promise<boolean> {
    const match = await matches.get(matchId);
    if (!match || (shownAt(match, place).shownRev ?? 0) <= rev) return false;
    await outbox.put({ ...redrawOf(match), place, resigned: [], at: this.services.now() });
    return true;
  }

  /**
   * Records that sending a notice has failed.
   * @param retryAt milliseconds since the epoch; null: the bot does not retry
   */
  async failed(notice: Notice, error: string, retryAt: number | null): Promise<void> {
    await this.store.transaction(
      ({ outbox }) => outbox.failed(rowsOf(notice), error, retryAt),
      notice.matchId,
    );
  }

  /** Puts off a notice until a time, in milliseconds since the epoch. */
  async putOff(notice: Notice, until: number): Promise<void> {
    await this.store.transaction(({ outbox }) => outbox.putOff(rowsOf(notice), until), notice.matchId);
  }

  /** Resets a notice that certainly has not arrived. One message then delivers the notice together with later ones. */
  async missing(notice: Notice): Promise<void> {
    await this.store.transaction(({ outbox }) => outbox.unbegin(rowsOf(notice)), notice.matchId);
  }

  /**
   * Parks a place whose channel is closed to the bot, while the game goes on. The bot retries with the next message, after
   * `unpark`, or after a pause that doubles up to a day. After the grace, a rated game or a duplicate's game goes on in direct
   * messages. The bot never gives up; a game that stays parked is deleted after `RETENTION_DAYS` (personal-data/retention.ts).
   */
  async park({ matchId, place }: Notice, error: string): Promise<void> {
    const now = this.services.now();
    const closed = await this.store.transaction(async repositories => {
      const match = await repositories.matches.get(matchId);
      const age = now - ((match && shownAt(match, place).parkedAt) ?? now);
      const wait = Math.min(DAY_MS, Math.max(MINUTE, age), age < GRACE_MS ? GRACE_MS - age : DAY_MS);
      await repositories.outbox.park({ matchId, place }, error, now + wait);
      await setParked(repositories, { matchId, place }, now);
      return age < GRACE_MS || error === CLOSED_BY_OPERATOR ? undefined : match;
    });
    if (!closed || placeOf(closed, place).guildId === null) return;
    const here = closed.seats.filter(own => own.place === place && !own.resigned && isPerson(own));
    await goOnInDirectMessages(
      this.units,
      closed,
      here.map(({ seat }) => seat),
    );
  }

  /**
   * Lists the notices that may be sent now, oldest first, one for each place of a match. `nextAt` is the time of the next
   * notice. Undefined: no notice waits.
   */
  async outlook(): Promise<{ readonly notices: readonly Notice[]; readonly nextAt: number | undefined }> {
    const now = this.services.now();
    let next = await this.store.outbox.outlook(now);
    if (next.parkedAt !== null && next.parkedAt <= now) {
      await this.store.transaction(repositories => repositories.outbox.unparkDue(now));
      next = await this.store.outbox.outlook(now);
    }
    // The query reads all waiting notices of matches with a due notice. For other matches it returns only the earliest time.
    const { rows } = next;
    const times = [next.parkedAt, next.retryAt, nextDue(rows) ?? null].filter(time => time !== null);
    return { notices: due(rows, now), nextAt: times.length === 0 ? undefined : Math.min(...times) };
  }

  /** Lists the unsent messages of a channel, oldest first, with the errors of their last attempts. */
  async held(channelId: string): Promise<readonly Held[]> {
    return this.store.outbox.heldIn(channelId, this.services.now());
  }

  /** Lists the channels of a server that were closed to the bot when it had something to post. */
  async parkedChannels(guildId: string): Promise<readonly string[]> {
    return this.store.outbox.parkedChannels(guildId);
  }

  /** Retries the messages of parked matches, since the bot may be able to post in the channel or server now. */
  async unpark(where: ParkedWhere): Promise<void> {
    const parked = await this.store.places.parkedIn(where);
    if (parked.length === 0) return;
    const now = this.services.now();
    await this.store.transaction(async repositories => {
      for (const { matchId, place } of parked) {
        await repositories.outbox.unpark({ matchId, place });
        const waiting = await repositories.outbox.waiting(matchId);
        if (waiting.some(notice => notice.place === place)) continue;
        const match = await repositories.matches.get(matchId);
        // The unsent messages of the match are out of date. A new message shows whether the bot can post in the channel again.
        if (match) await repositories.outbox.put({ ...redrawOf(match), place, resigned: [], at: now });
      }
    });
    for (const { matchId } of parked) this.units.carrier.announce(matchId);
  }

  /** Makes all failed messages due, after a start or after this process has taken over shards. */
  async hurry(): Promise<void> {
    await this.store.transaction(repositories => repositories.outbox.hurry());
  }

  /** Parks the games in a server that is closed to the bot. Returns their ids. */
  async parkGuild(
    guildId: string,
    error = 'the bot is no longer in this server',
  ): Promise<readonly string[]> {
    return this.store.transaction(async repositories => {
      const live = await repositories.places.liveIn(guildId);
      const now = this.services.now();
      for (const of of live) {
        const match = await repositories.matches.get(of.matchId);
        const goesOn = error !== CLOSED_BY_OPERATOR && match?.status === 'running' && isCounted(match);
        // A message that is tried after the grace lets the match go on in direct messages.
        if (match && goesOn)
          await repositories.outbox.put({ ...redrawOf(match), place: of.place, resigned: [], at: now });
        await repositories.outbox.park(of, error, now + (goesOn ? GRACE_MS : DAY_MS));
        await setParked(repositories, of, now);
      }
      return live.map(({ matchId }) => matchId);
    });
  }

  begin(notice: Notice): Promise<Begun | undefined> {
    const { matchId } = notice;
    return this.units.of(matchId, async unit => {
      const begun = await begin(unit, notice, () => unit.repositories.matches.get(matchId));
      if (!begun) return undefined;
      const { row, ...shown } = begun;
      // Another process may have changed the match, so the bots of this process continue in it.
      if (row && this.store.shards.part) unit.changed(row);
      // The place of a person who deleted their data exists no longer.
      const isThere = notice.place === 0 || row?.places.some(({ place }) => place === notice.place);
      const match = row && isThere ? toMatch(this.services, row, notice.place) : undefined;
      return { ...shown, match };
    });
  }

  async ownMessages(matchId: string, channelId: string): Promise<readonly OwnMessage[]> {
    const match = await this.store.matches.standing(matchId, channelId);
    return match ? ownMessages(this.store, match, this.services.now()) : [];
  }

  /** Posts a deleted message of a match again. `channelId` absent: the message was in the match's home. */
  lost(matchId: string, messageId: string, channelId?: string): Promise<void> {
    return this.units.of(matchId, unit => lost(unit, matchId, messageId, channelId));
  }
}
