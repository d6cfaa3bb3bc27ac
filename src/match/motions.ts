import type { Seat } from '../core/game.ts';
import type { Refusal, Result } from '../core/result.ts';
import {
  type Drawers,
  MOTION_KINDS,
  type MotionKind,
  PROMPTS,
  type RequestStatus,
  type StoredMatch,
  type StoredRequest,
} from '../store/index.ts';
import { finish } from './ending.ts';
import { refuseAtTable, type Sitting } from './house.ts';
import { nonceFor } from './nonce.ts';
import { Play } from './play.ts';
import { PATIENCE, statusAt, withdraw } from './requests.ts';
import { remaining } from './rows.ts';
import type { Motion } from './types.ts';
import { isAway, isLate, lateAt, syncWaits } from './waits.ts';

export type StoredMotion = StoredRequest & { readonly kind: MotionKind };
export const isMotion = (request: StoredRequest): request is StoredMotion =>
  MOTION_KINDS.some(kind => kind === request.kind);

interface Tally {
  readonly asked: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly refused: readonly Seat[];
  readonly needed: number;
}

/**
 * A pause needs everybody who has not resigned. All else needs more than half of those who are there: not away, not
 * absent, and not the seat that it is about; who votes is there. So nobody who has left keeps a table shut.
 */
async function tally(
  { people }: Drawers,
  match: StoredMatch,
  motion: StoredMotion,
  at: number,
): Promise<Tally> {
  const answer = (seat: Seat) => motion.answers.find(other => other.seat === seat)?.agrees;
  const others = remaining(match).filter(({ seat }) => seat !== motion.target);
  const everybody = motion.kind === 'pause';
  const there = await Promise.all(
    others.map(
      async ({ seat, userId, absentAt }) =>
        everybody ||
        answer(seat) !== undefined ||
        (absentAt === null && !isAway(await people.get(userId), at)),
    ),
  );
  const asked = others.flatMap(({ seat }, index) => (there[index] ? seat : []));
  return {
    asked,
    agreed: asked.filter(seat => answer(seat) === true),
    refused: asked.filter(seat => answer(seat) === false),
    needed: everybody ? asked.length : Math.floor(asked.length / 2) + 1,
  };
}

/** Seats whose vote is missing. */
export async function undecided(
  drawers: Drawers,
  match: StoredMatch,
  motion: StoredMotion,
  at: number,
): Promise<readonly Seat[]> {
  const { asked, agreed, refused } = await tally(drawers, match, motion, at);
  return asked.filter(seat => !agreed.includes(seat) && !refused.includes(seat));
}

export async function toMotion(
  drawers: Drawers,
  match: StoredMatch,
  row: StoredMotion,
  now: number,
): Promise<Motion> {
  const { id, matchId, kind, seat, target, settledBy, at, messageId } = row;
  return {
    id,
    matchId,
    kind,
    seat,
    target,
    status: statusAt(row, now),
    settledBy,
    ...(await tally(drawers, match, row, now)),
    at,
    lapsesAt: at + PATIENCE,
    messageId,
    nonce: nonceFor(`motion/${matchId}/${id}`),
  };
}

/** What may not be asked now, and why; undefined: it may. */
export async function inadmissible(
  { drawers, at }: Sitting,
  match: StoredMatch,
  kind: MotionKind,
  target: Seat | null,
): Promise<Result<never, Refusal> | undefined> {
  if (kind === 'unpause') return match.pausedAt === null ? refuseAtTable('not-paused') : undefined;
  if (match.pausedAt !== null) return refuseAtTable('paused');
  if (kind === 'pause') return undefined;
  const seat = target === null ? undefined : match.seats[target];
  if (!seat || target === null) return refuseAtTable('bad-seat', { seat: target ?? -1 });
  if (seat.resigned) return refuseAtTable('seat-resigned', { seat: target });
  if (seat.offeredAt !== null && kind === 'offer') return refuseAtTable('seat-offered', { seat: target });
  if (seat.absentAt !== null && kind === 'offer') return undefined;
  if (seat.absentAt !== null) return refuseAtTable('seat-absent', { seat: target });
  const wait = (await drawers.waits.list(match.id)).find(row => row.seat === target);
  if (wait && isLate(match, wait, at)) return undefined;
  const { awayUntil } = await drawers.people.get(seat.userId);
  if (awayUntil !== null && awayUntil > at) {
    return refuseAtTable('seat-away', { seat: target, until: awayUntil });
  }
  const late = wait ? lateAt(match, wait) : null;
  return refuseAtTable('not-late', { seat: target, ...(late !== null && { late }) });
}

/** An open motion is open no more, and its message says so. */
export async function settleMotion(
  { drawers, tell }: Sitting,
  motion: StoredMotion,
  status: Exclude<RequestStatus, 'open'>,
  settledBy: Seat | null,
): Promise<void> {
  if (!(await drawers.requests.settle(motion.id, status, settledBy))) return;
  await tell({ matchId: motion.matchId, kind: 'motion', rev: motion.rev });
}

/** What was agreed is done: the rows, and what the stand-in has to do at once. */
async function carryOut(sitting: Sitting, match: StoredMatch, { kind, target }: StoredMotion): Promise<void> {
  const { drawers, at, tell } = sitting;
  const { id: matchId, rev } = match;
  switch (kind) {
    case 'pause':
      await drawers.matches.setPaused(matchId, at);
      for (const { seat } of match.seats) await drawers.outbox.drop(matchId, seat, PROMPTS);
      return tell({ matchId, kind: 'board', rev });
    case 'unpause':
      await drawers.matches.setPaused(matchId, null);
      // All are called again: a game that goes on after weeks is news.
      for (const wait of await drawers.waits.list(matchId))
        await drawers.waits.change(wait, { pinged: false });
      await playOn(sitting, { ...match, pausedAt: null }, { show: true });
      return;
    case 'offer':
      await drawers.seats.change(matchId, seatOf(target), { offeredAt: at });
      return tell({ matchId, kind: 'seat', rev, seat: seatOf(target), details: { change: 'offered' } });
    case 'play-until-back':
      return leaveSeat(sitting, match, seatOf(target), 'absent');
    case 'play-once':
      await playOn(sitting, match, { once: seatOf(target) });
      return;
  }
}

function seatOf(target: Seat | null): Seat {
  if (target === null) throw new Error('a motion about a seat has none');
  return target;
}

/** From now on the stand-in plays, at once where the seat is waited for. */
export async function leaveSeat(
  sitting: Sitting,
  match: StoredMatch,
  seat: Seat,
  change: 'absent' | 'gone',
): Promise<void> {
  const { drawers, at, tell } = sitting;
  const absent = { absentAt: match.seats[seat]?.absentAt ?? at, ...(change === 'gone' && { gone: true }) };
  await drawers.seats.change(match.id, seat, absent);
  const seats = match.seats.map(other => (other.seat === seat ? { ...other, ...absent } : other));
  await tell({ matchId: match.id, kind: 'seat', rev: match.rev, seat, details: { change } });
  await playOn(sitting, { ...match, seats });
}

/** The game goes on by itself as far as it can. @param show a board, even where nothing was played. @returns whether something was. */
export async function playOn(
  sitting: Sitting,
  match: StoredMatch,
  { once, show = false }: { readonly once?: Seat; readonly show?: boolean } = {},
): Promise<boolean> {
  const play = new Play(sitting, match);
  if (once !== undefined) await play.standIn(once);
  await play.settle();
  if (play.moves.length > 0) await withdraw(sitting, match.id);
  await finish(sitting, match.id, play);
  const moved = play.moves.length > 0;
  if (moved || show) {
    await sitting.tell({ matchId: match.id, kind: 'board', rev: play.rev, since: match.rev });
  }
  return moved;
}

/** Each round settles a motion at least, and there is one a kind and seat. */
const ROUNDS = 100;

/**
 * After any change of a match: whom it waits for, and which motions are void, carried or lost by it.
 * @param known the match, where it was read after its last change; @returns it as it is then. Throws where it is gone.
 */
export async function tend(sitting: Sitting, matchId: string, known?: StoredMatch): Promise<StoredMatch> {
  for (let round = 0; round < ROUNDS; round++) {
    const match = round === 0 && known ? known : await sitting.drawers.matches.get(matchId);
    if (!match) throw new Error(`match ${matchId} is gone`);
    const { over, awaited } = await syncWaits(sitting, match);
    // An undo may have come back to a decision of a seat that is played for by now.
    const idle = match.status === 'running' && awaited.length === 0;
    if (idle && (await playOn(sitting, match))) continue;
    if (!(await nextMotion(sitting, match, over))) return match;
  }
  throw new Error(`match ${matchId}: motions without an end`);
}

/** True where one was carried out, so that all must be looked at again. */
async function nextMotion(sitting: Sitting, match: StoredMatch, over: readonly Seat[]): Promise<boolean> {
  const { drawers, at } = sitting;
  for (const motion of (await drawers.requests.openOf(match.id)).filter(isMotion)) {
    const { target, kind } = motion;
    if (statusAt(motion, at) === 'lapsed') {
      await settleMotion(sitting, motion, 'lapsed', null);
      continue;
    }
    const decided = target !== null && over.includes(target);
    if (match.status !== 'running' || decided || (await inadmissible(sitting, match, kind, target))) {
      await settleMotion(sitting, motion, 'withdrawn', decided ? target : null);
      continue;
    }
    const { asked, agreed, refused, needed } = await tally(drawers, match, motion, at);
    if (agreed.length >= needed) {
      await settleMotion(sitting, motion, 'agreed', null);
      await carryOut(sitting, match, motion);
      return true;
    }
    if (asked.length - refused.length < needed) await settleMotion(sitting, motion, 'refused', null);
  }
  return false;
}
