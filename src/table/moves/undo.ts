// requests/voting.ts has the requests to undo.
import { gameOf, type Seat } from '../../core/contract/game.ts';
import { isPersonAt, peopleAt, type SeatHolder } from '../../core/contract/player.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { isPrivate, type Repositories, type StoredMatch } from '../../store/index.ts';
import { type LogEnd, readEnd, readMore, standingMoves } from '../match/log.ts';
import { endOfSeat } from '../match/position.ts';
import { countDone } from '../match/rate-limits.ts';
import { seatOf, toMove } from '../match/rows.ts';
import { inTime, refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Match, Move, Seen, Undoable } from '../match/types.ts';
import { Play } from './play.ts';
import { tellMoves } from './tell-moves.ts';

export interface UndoWish extends Seen {
  readonly personId: string;
}

/**
 * Finds the last action of a person, together with all other moves of the same request, since no board was shown between these
 * moves. Undefined: no person has acted.
 * @param log the whole log, or its end from the restored revision on
 * @param sealed seats that have sealed a choice since the action
 */
export function undoable(
  { seats }: { readonly seats: readonly SeatHolder[] },
  log: readonly Move[],
  sealed: readonly Seat[],
): Undoable | undefined {
  const line = standingMoves(log);
  const last = line.findLast(move => move.by === 'person');
  if (!last) return undefined;
  const restores = last.batch;
  const makers = line.filter(move => move.batch === restores && move.by === 'person').map(move => move.seat);
  const since = log.filter(move => move.rev > restores);
  const others = (seat: Seat) => !makers.includes(seat) && isPersonAt({ seats }, seat);
  // Moves of the stand-in in the same batch (request) followed from the action. Its moves in later batches followed from a vote
  // of the other players.
  const later = (move: Move) => move.by === 'stand-in' && move.batch > restores;
  // A move by a standing order counts as its person's decision. Otherwise people could find out the orders of others by undos
  // without consent.
  const decided = ({ by }: Move) => by === 'person' || by === 'order';
  const acted =
    since.some(move => (decided(move) || later(move)) && others(move.seat)) || sealed.some(others);
  const consent = () => {
    if (peopleAt({ seats }) === 1) return null;
    if (makers.length > 1) return 'together';
    // Law 14: a revealing action counts even after its undo, since people have seen what it revealed.
    if (since.some(move => move.reveals)) return 'revealed';
    return acted ? 'acted' : null;
  };
  return {
    seats: makers,
    restores,
    undone: line.filter(move => move.rev > restores).map(toMove),
    consent: consent(),
    learned: since.some(({ reveals, by }) => reveals || by === 'player'),
  };
}

/**
 * Returns why a person alone with bots may not undo an action after they have learned something from it. The person could look
 * at hidden things and at answers, and then choose again. In a duplicate, other tables play the same deal. In a rated game, an
 * undo may neither help nor make the game unrated.
 */
function barred(
  match: Pick<StoredMatch, 'duplicateId' | 'rated'> & { readonly seats: readonly SeatHolder[] },
  { learned }: Undoable,
): 'duplicate-undo' | 'rated-undo' | undefined {
  if (!learned || peopleAt(match) !== 1) return undefined;
  if (match.duplicateId !== null) return 'duplicate-undo';
  return match.rated ? 'rated-undo' : undefined;
}

export const unlessBarred = (
  match: StoredMatch | Match,
  found: Undoable | undefined,
): Undoable | undefined => (found && barred(match, found) === undefined ? found : undefined);

/** Checks that an undo now would make the match's score practice, as the first undo of an unrated game of one person does. */
export const isPractice = (match: Match): boolean =>
  match.status === 'running' && peopleAt(match) === 1 && !match.rated && !match.practised;

/** Finds the action that could have been undone at a revision. Reads only as much of the log's end as is needed. */
export async function undoableAt(
  repositories: Pick<Repositories, 'moves'>,
  match: { readonly id: string; readonly seats: readonly SeatHolder[] },
  { rev, sealed, end }: { readonly rev: number; readonly sealed: readonly Seat[]; readonly end?: LogEnd },
): Promise<Undoable | undefined> {
  let read = end ?? (await readEnd(repositories, match.id, { rev }));
  for (;;) {
    const found = undoable(match, read.moves, sealed);
    if (read.since <= 0 || (found && found.restores >= read.since)) return found;
    read = await readMore(repositories, match.id, { end: read, rev });
  }
}

export async function undoableNow(
  repositories: Repositories,
  match: StoredMatch,
): Promise<Undoable | undefined> {
  if (match.status !== 'running') return undefined;
  const { id, rev } = match;
  const [end, sealed] = await Promise.all([
    readEnd(repositories, id, { rev }),
    repositories.sealed.list(id, rev),
  ]);
  return undoableAt(repositories, match, { rev, sealed: sealed.map(({ seat }) => seat), end });
}

/** Returns the person's seat, and the action that the seat may undo alone or with the consent of the others. */
export async function wished(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: UndoWish,
): Promise<Result<{ readonly seat: Seat; readonly what: Undoable }, Refusal>> {
  if (match.status === 'lobby') return refuseAtTable('not-started');
  if (match.status !== 'running') return refuseAtTable('undo-over');
  const { personId, rev } = wish;
  const { repositories } = unit;
  const seat = seatOf(match, personId);
  if (seat === undefined) return refuseAtTable('not-seated');
  const end = endOfSeat(match.seats[seat]);
  if (end !== null) return refuseAtTable('resigned', { end });
  if (isPrivate(match) && !match.practised) return refuseAtTable('undo-first');
  if (match.pausedAt !== null) return refuseAtTable('paused');
  if (rev !== undefined && rev !== match.rev) return refuseAtTable('stale', { rev: match.rev, seen: rev });
  const timely = await inTime(unit, match, wish);
  if (!timely.ok) return timely;
  const what = await undoableNow(repositories, match);
  if (!what) return refuseAtTable('undo-nothing');
  const bar = barred(match, what);
  if (bar !== undefined) return refuseAtTable(bar);
  if (what.seats.includes(seat)) return accept({ seat, what });
  const log = await repositories.moves.list(match.id, 0, match.rev);
  const once = standingMoves(log).some(move => move.by === 'person' && move.seat === seat);
  return refuseAtTable(once ? 'undo-acted-since' : 'undo-not-yours', { seats: what.seats });
}

/**
 * Undoes an action that needs no consent. No consent is needed if only one person plays, or if nothing was revealed and no
 * other person has acted since.
 */
export async function undo(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: UndoWish,
): Promise<Result<Undoable, Refusal>> {
  const found = await wished(unit, match, wish);
  if (!found.ok) return found;
  const { seat, what } = found.value;
  if (what.consent !== null) return refuseAtTable('undo-consent', { reason: what.consent });
  const hurried = await countDone(unit, { what: 'undo', personId: wish.personId, scope: match.id });
  if (hurried) return hurried;
  await takeBack(unit, match, seat, what);
  // The person is here: a board that pinged them for their own undo would only disturb.
  await unit.repositories.seats.change(match.id, seat, { calledAt: unit.at });
  return accept(what);
}

/**
 * Undoes moves: stores a new revision with the state and the dice of an older one (law 2). Within a turn, the turn's message is
 * edited again. If the turn is over, a new board is posted.
 */
export async function takeBack(
  unit: UnitOfWork,
  match: StoredMatch,
  seat: Seat,
  { restores }: Undoable,
): Promise<void> {
  const { repositories, at } = unit;
  const { state, dice, turn: then } = await repositories.moves.snapshot(match.id, restores);
  const turn = then.since === match.turn.since ? then : { ...then, since: match.rev + 1 };
  const { rev } = await repositories.moves.append(match.id, match.rev, {
    seat,
    action: 'undo',
    by: 'undo',
    events: [],
    reveals: false,
    state,
    dice,
    rules: gameOf(unit.services, match.game).rules,
    at,
    batch: match.rev,
    restores,
    turn,
  });
  await repositories.sealed.clear(match.id);
  // Standing orders that came with the undone actions are removed. Older orders stay, since an order can be used several times.
  await repositories.orders.removeSince(match.id, restores);
  await new Play(unit, { ...match, state, dice, rev, turn }).sealUnasked();
  if (peopleAt(match) === 1 && !match.rated) await repositories.matches.setPractised(match.id);
  await tellMoves(unit, match, { rev, turn });
}
