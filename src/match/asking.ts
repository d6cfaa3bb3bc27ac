import type { Seat } from '../core/game.ts';
import { accept, type Refusal, type Result } from '../core/result.ts';
import type { StoredMatch, StoredMove, StoredRequest } from '../store/index.ts';
import { noteDone, tooSoon } from './cooldowns.ts';
import { refuseAtTable, type Sitting } from './house.ts';
import { inTime } from './late.ts';
import { nonceFor } from './nonce.ts';
import { PATIENCE, settleOpen, statusAt } from './requests.ts';
import { remaining, seatOf } from './rows.ts';
import type { Seen, UndoRequest } from './types.ts';
import { takeBack, type UndoWish, undo, undoable, undoableNow, wished } from './undo.ts';

const othersOf = (match: StoredMatch, seat: Seat): readonly Seat[] =>
  remaining(match).flatMap(other => (other.seat === seat ? [] : other.seat));

const nonceOf = (what: string, { matchId, id }: StoredRequest): string =>
  nonceFor(`${what}/${matchId}/${id}`);

/** @param log of the match; only what stood at the request's revision is looked at. */
export function toRequest(
  match: StoredMatch,
  row: StoredRequest,
  log: readonly StoredMove[],
  now: number,
): UndoRequest {
  const { id, matchId, rev, seat, settledBy, at, messageId } = row;
  const then = log.filter(move => move.rev <= rev);
  return {
    id,
    matchId,
    rev,
    seat,
    status: statusAt(row, now),
    settledBy,
    asked: othersOf(match, seat),
    agreed: row.answers.flatMap(answer => (answer.agrees ? answer.seat : [])),
    undone: undoable(match, then, [])?.undone ?? [],
    at,
    lapsesAt: at + PATIENCE,
    messageId,
    nonce: nonceOf('request', row),
    refusalNonce: nonceOf('refusal', row),
  };
}

/** Whether it was done at once, where nobody needs to be asked. */
type Done = { readonly done: boolean };

/** Puts the question to the others; what needs no consent is done at once. */
export async function askUndo(
  sitting: Sitting,
  match: StoredMatch,
  wish: UndoWish,
): Promise<Result<Done, Refusal>> {
  const found = await wished(sitting, match, wish);
  if (!found.ok) return found;
  const { seat, what } = found.value;
  if (what.consent === null) {
    const done = await undo(sitting, match, wish);
    return done.ok ? accept({ done: true }) : done;
  }
  const { drawers, at } = sitting;
  const open = await drawers.requests.newest(match.id, 'undo');
  if (open?.status === 'open') {
    if (statusAt(open, at) === 'open') return refuseAtTable('undo-asked', { seat: open.seat });
    await settleOpen(sitting, match.id, 'withdrawn', null);
  }
  const asking = { what: 'ask', personId: wish.personId, scope: match.id } as const;
  const hurried = await tooSoon(sitting, asking);
  if (hurried) return hurried;
  await noteDone(sitting, asking);
  await drawers.requests.open({ matchId: match.id, kind: 'undo', rev: match.rev, seat, at });
  await sitting.tell({ matchId: match.id, kind: 'request', rev: match.rev });
  return accept({ done: false });
}

export interface AnswerToUndo extends Pick<Seen, 'sentAt'> {
  readonly personId: string;
  readonly agrees: boolean;
  /** Absent: the one that is open. */
  readonly request: number | undefined;
}

/** One refusal ends it, the last consent carries it out; the same answer twice is one answer. */
export async function answerUndo(
  sitting: Sitting,
  match: StoredMatch,
  { personId, agrees, request: id, sentAt }: AnswerToUndo,
): Promise<Result<Done, Refusal>> {
  const seat = seatOf(match, personId);
  if (seat === undefined) return refuseAtTable('not-seated');
  if (match.seats[seat]?.resigned) return refuseAtTable('resigned');
  const { drawers, at, tell } = sitting;
  const request = await (id === undefined
    ? drawers.requests.newest(match.id, 'undo')
    : drawers.requests.get(id));
  if (request?.matchId !== match.id) return refuseAtTable('undo-no-request');
  const timely = id === undefined ? await inTime(sitting, match, { sentAt }) : accept(undefined);
  if (!timely.ok) return timely;
  const status = statusAt(request, at);
  if (status === 'lapsed') await settleOpen(sitting, match.id, 'withdrawn', null);
  if (status !== 'open') return refuseAtTable('undo-settled', { status, seat: request.seat });
  if (seat === request.seat) {
    if (agrees) return refuseAtTable('undo-own-request');
    await settleOpen(sitting, match.id, 'withdrawn', seat);
    return accept({ done: false });
  }
  if (match.pausedAt !== null) return refuseAtTable('paused');
  const news = await drawers.requests.answer(request.id, seat, agrees, at);
  if (!agrees) {
    await settleOpen(sitting, match.id, 'refused', seat);
    return accept({ done: false });
  }
  const agreed = (await drawers.requests.get(request.id))?.answers.filter(answer => answer.agrees) ?? [];
  const missing = othersOf(match, request.seat).filter(
    other => !agreed.some(answer => answer.seat === other),
  );
  if (missing.length > 0) {
    if (news) await tell({ matchId: match.id, kind: 'request', rev: match.rev });
    return accept({ done: false });
  }
  const what = await undoableNow(drawers, match);
  if (!what || match.rev !== request.rev) throw new Error(`request ${request.id} has outlived its revision`);
  await settleOpen(sitting, match.id, 'agreed', seat);
  await takeBack(sitting, match, request.seat, what);
  return accept({ done: true });
}
