// voting.ts counts the votes. match/request-status.ts has the time for which a request stays open.
import type { Seat } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import type { Refusal, Result } from '../../core/contract/result.ts';
import { DAY_MS } from '../../core/values/days.ts';
import type { RequestKind, StoredMatch, StoredRequest } from '../../store/index.ts';
import { leaveSeat, playOnce } from '../actors/stand-in.ts';
import { isRatedAlone, placeOf } from '../match/closed-places.ts';
import { isLive } from '../match/live-clock.ts';
import { endOfSeat } from '../match/position.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import { takeBack, undoableNow } from '../moves/undo.ts';
import { awaySpentAt, isLate, lateAt, timesOf } from '../waiting/waits.ts';
import { pause, resume, slowDown } from './pause.ts';

/** Subject of a request: a revision, and a seat if the request is about one. */
export type RequestSubject = Pick<StoredRequest, 'target' | 'rev'>;

interface RequestRules {
  /**
   * Seats that vote. The asking seat has agreed. With `all`, every seat must agree. With `present`, more than half of the
   * present seats must agree, so that people who have left can't block a match.
   */
  readonly asks: 'all' | 'present';
  /** Returns why the request can't be made or is void. Undefined if the request is possible. */
  inadmissible(
    unit: Pick<UnitOfWork, 'repositories' | 'at'>,
    match: StoredMatch,
    asked: RequestSubject,
  ): Promise<Result<never, Refusal> | undefined>;
  /** Carries out an agreed request, and plays the moves of the stand-in that are due now. */
  carryOut(unit: UnitOfWork, match: StoredMatch, request: StoredRequest): Promise<unknown>;
}

/**
 * Refuses a request about a seat that is not late. `offer`: true for a request to offer the seat, which is possible for an
 * absent seat too.
 */
async function unlessLate(
  { repositories, at }: Pick<UnitOfWork, 'repositories' | 'at'>,
  match: StoredMatch,
  target: Seat | null,
  offer: boolean,
): Promise<Result<never, Refusal> | undefined> {
  if (match.pausedAt !== null) return refuseAtTable('paused');
  const seat = target === null ? undefined : match.seats[target];
  if (!seat || target === null) return refuseAtTable('bad-seat', { seat: target ?? -1 });
  const end = endOfSeat(seat);
  if (end !== null) return refuseAtTable('seat-resigned', { seat: target, end });
  if (seat.offeredAt !== null && offer) return refuseAtTable('seat-offered', { seat: target });
  if (seat.absentAt !== null) return offer ? undefined : refuseAtTable('seat-absent', { seat: target });
  const wait = (await repositories.waits.list(match.id)).find(row => row.seat === target);
  if (wait && isLate(match, wait, at)) return undefined;
  const times = wait && isLive(match) ? timesOf(match, wait) : null;
  if (times) return refuseAtTable('live-clock', { seat: target, until: times.losesAt });
  // A game without a limit would wait for ever for a place that is closed.
  const { parkedAt } = placeOf(match, seat.place);
  if (wait && match.pace === 'none' && parkedAt !== null && at - parkedAt >= DAY_MS) return undefined;
  const { awayUntil } = await repositories.people.get(seat.userId);
  const until = Math.min(awayUntil ?? 0, (wait && awaySpentAt(match, wait)) ?? 0);
  if (until > at) return refuseAtTable('seat-away', { seat: target, until });
  const late = wait ? lateAt(match, wait) : null;
  return refuseAtTable('not-late', { seat: target, ...(late !== null && { late }) });
}

const aboutSeat = (
  carryOut: (unit: UnitOfWork, match: StoredMatch, seat: Seat, standIn: Strength | null) => Promise<unknown>,
  offer = false,
): RequestRules => ({
  asks: 'present',
  inadmissible: async (unit, match, { target }) => {
    // In a duplicate, no new person may take over the seat. A person from another table with the same deal has already seen the
    // seat's cards.
    if (offer && match.withheld) return refuseAtTable('duplicate-no-offer');
    return unlessLate(unit, match, target, offer);
  },
  async carryOut(unit, match, { target, standIn }) {
    if (target === null) throw new Error('a request about a seat has none');
    await carryOut(unit, match, target, standIn);
  },
});

export const KINDS: Readonly<Record<RequestKind, RequestRules>> = {
  undo: {
    asks: 'all',
    inadmissible: async (_, match, { rev }) =>
      rev === match.rev ? undefined : refuseAtTable('undo-nothing'),
    async carryOut(unit, match, { id, seat }) {
      const what = await undoableNow(unit.repositories, match);
      if (!what) throw new Error(`request ${id} has outlived its action`);
      await takeBack(unit, match, seat, what);
    },
  },
  pause: {
    asks: 'all',
    async inadmissible({ repositories }, match) {
      if (match.pausedAt !== null) return refuseAtTable('paused');
      // No other person could end the pause, so a person about to lose against bots could stop the game for ever.
      if (isRatedAlone(match)) return refuseAtTable('pause-alone');
      return (await repositories.leagues.playedAt(match.id)) ? refuseAtTable('league-no-pause') : undefined;
    },
    carryOut: pause,
  },
  unpause: {
    asks: 'present',
    inadmissible: async (_, { pausedAt }) => (pausedAt === null ? refuseAtTable('not-paused') : undefined),
    carryOut: resume,
  },
  slow: {
    asks: 'all',
    inadmissible: async (_, match) => (isLive(match) ? undefined : refuseAtTable('not-live')),
    carryOut: slowDown,
  },
  offer: aboutSeat(async ({ repositories, at, tell }, { id, rev }, seat) => {
    await repositories.seats.change(id, seat, { offeredAt: at });
    await tell({ matchId: id, kind: 'seat', rev, seat, details: { change: 'offered' } });
  }, true),
  'play-until-back': aboutSeat((unit, match, seat, standIn) =>
    leaveSeat(unit, match, seat, 'absent', standIn),
  ),
  'play-once': aboutSeat(playOnce),
};

/**
 * Returns true for kinds of requests that are decided after 48 hours by the votes given so far. Otherwise two people who have
 * vanished could block a third for ever.
 */
export const isDecidedBySilence = (kind: RequestKind): boolean =>
  // A newer version may have stored another kind.
  (KINDS[kind] as RequestRules | undefined)?.asks === 'present';
