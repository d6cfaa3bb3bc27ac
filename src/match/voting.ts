import type { Seat } from '../core/game.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import { MOTION_KINDS, type MotionKind, type StoredMatch } from '../store/index.ts';
import { noteDone, tooSoon } from './cooldowns.ts';
import { refuseAtTable, type Sitting } from './house.ts';
import { inadmissible, isMotion, settleMotion } from './motions.ts';
import { statusAt } from './requests.ts';
import { seatOf } from './rows.ts';

export interface Proposal {
  readonly kind: MotionKind;
  /** The seat that it is about; absent for a pause and its end. */
  readonly seat?: Seat | undefined;
}

/** The seat of a person who has a say in a running game. */
export function voter(match: StoredMatch, personId: string): Result<Seat, Refusal> {
  if (match.status === 'lobby') return refuseAtTable('not-started');
  if (match.status !== 'running') return refuseAtTable('over');
  const seat = seatOf(match, personId);
  if (seat === undefined) return refuseAtTable('not-seated');
  return match.seats[seat]?.resigned ? refuseAtTable('resigned') : accept(seat);
}

/** Asked again while it is open, it is a ballot for it. @returns the motion's id. */
export async function propose(
  sitting: Sitting,
  match: StoredMatch,
  personId: string,
  { kind, seat: about }: Proposal,
): Promise<Result<number, Refusal>> {
  const { drawers, at, tell } = sitting;
  const seat = voter(match, personId);
  if (!seat.ok) return seat;
  if (!MOTION_KINDS.includes(kind)) throw new Error(`no motion is called ${kind}`);
  const target = kind === 'pause' || kind === 'unpause' ? null : (about ?? null);
  if (target === seat.value) return refuseAtTable('vote-own-seat');
  const refusal = await inadmissible(sitting, match, kind, target);
  if (refusal) return refusal;
  const same = (await drawers.requests.openOf(match.id)).find(
    other => other.kind === kind && other.target === target,
  );
  if (same && statusAt(same, at) === 'open') {
    const news = await drawers.requests.answer(same.id, seat.value, true, at);
    if (news) await tell({ matchId: match.id, kind: 'motion', rev: match.rev });
    return accept(same.id);
  }
  const asking = { what: 'ask', personId, scope: match.id } as const;
  const hurried = await tooSoon(sitting, asking);
  if (hurried) return hurried;
  await noteDone(sitting, asking);
  if (same && isMotion(same)) await settleMotion(sitting, same, 'lapsed', null);
  const asked = { matchId: match.id, kind, rev: match.rev, seat: seat.value, target, at };
  const id = await drawers.requests.open(asked);
  await drawers.requests.answer(id, seat.value, true, at);
  await tell({ matchId: match.id, kind: 'motion', rev: match.rev });
  return accept(id);
}

export interface Ballot {
  readonly motion: number;
  readonly agrees: boolean;
}

/** The same ballot twice is one; another replaces it; the asker's own no withdraws the motion. */
export async function ballot(
  sitting: Sitting,
  match: StoredMatch,
  personId: string,
  { motion: id, agrees }: Ballot,
): Promise<Result<number, Refusal>> {
  const { drawers, at, tell } = sitting;
  const seat = voter(match, personId);
  if (!seat.ok) return seat;
  const motion = await drawers.requests.get(id);
  if (motion?.matchId !== match.id || !isMotion(motion)) return refuseAtTable('no-vote', { vote: id });
  const status = statusAt(motion, at);
  if (status === 'lapsed') await settleMotion(sitting, motion, 'lapsed', null);
  if (status !== 'open') return refuseAtTable('vote-settled', { status, seat: motion.seat });
  if (seat.value === motion.target) return refuseAtTable('vote-own-seat');
  if (seat.value === motion.seat && !agrees) {
    await settleMotion(sitting, motion, 'withdrawn', seat.value);
    return accept(id);
  }
  const news = await drawers.requests.answer(id, seat.value, agrees, at);
  if (news) await tell({ matchId: match.id, kind: 'motion', rev: match.rev });
  return accept(id);
}
