import type { Seat } from '../../core/game.ts';
import { isPerson, isPersonAt, type SeatHolder } from '../../core/player.ts';
import { accept, type Refusal, type Result } from '../../core/result.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import { noteDone, tooSoon } from '../rate-limits.ts';
import { seatOf, toMove } from '../rows.ts';
import { gameOf, refuseAtTable, type UnitOfWork } from '../services.ts';
import type { Move, Seen, Undoable } from '../types.ts';
import { inTime } from './act.ts';
import { standingMoves } from './log.ts';
import { Play } from './play.ts';
import { tellMoves } from './tell-moves.ts';

export interface UndoWish extends Seen {
  readonly personId: string;
}

const persons = (seats: readonly SeatHolder[]): number => seats.filter(isPerson).length;

/**
 * The last action of a person, with all moves written in the same call: no board in between was ever shown.
 * @param sealed seats that have sealed a choice since.
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
  // Players of the bot agree to whatever the people do.
  const others = (seat: Seat) => !makers.includes(seat) && isPersonAt({ seats }, seat);
  // What the stand-in did in the same call followed from the action; for what it did in a later one the others have voted.
  const later = (move: Move) => move.by === 'stand-in' && move.batch > restores;
  // A standing order is its person's decision: else one could try out at no cost what others have decided in advance.
  const decided = ({ by }: Move) => by === 'person' || by === 'order';
  const acted =
    since.some(move => (decided(move) || later(move)) && others(move.seat)) || sealed.some(others);
  const consent = () => {
    if (persons(seats) === 1) return null;
    if (makers.length > 1) return 'together';
    // Law 14: a revealing action counts even where it was taken back itself, since what was seen stays seen.
    if (since.some(move => move.reveals)) return 'revealed';
    return acted ? 'acted' : null;
  };
  return {
    seats: makers,
    restores,
    undone: line.filter(move => move.rev > restores).map(toMove),
    consent: consent(),
  };
}

export async function undoableNow(
  repositories: Repositories,
  match: StoredMatch,
): Promise<Undoable | undefined> {
  if (match.status !== 'running') return undefined;
  const [log, sealed] = await Promise.all([
    repositories.moves.list(match.id, 0, match.rev),
    repositories.sealed.list(match.id, match.rev),
  ]);
  return undoable(
    match,
    log,
    sealed.map(({ seat }) => seat),
  );
}

/** The seat and what it could take back, at once or with the consent of the others. */
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
  if (match.seats[seat]?.resigned) return refuseAtTable('resigned');
  if (match.pausedAt !== null) return refuseAtTable('paused');
  if (rev !== undefined && rev !== match.rev) return refuseAtTable('stale', { rev: match.rev, seen: rev });
  const timely = await inTime(unit, match, wish);
  if (!timely.ok) return timely;
  const what = await undoableNow(repositories, match);
  if (!what) return refuseAtTable('undo-nothing');
  if (what.seats.includes(seat)) return accept({ seat, what });
  const log = await repositories.moves.list(match.id, 0, match.rev);
  const once = standingMoves(log).some(move => move.by === 'person' && move.seat === seat);
  return refuseAtTable(once ? 'undo-acted-since' : 'undo-not-yours', { seats: what.seats });
}

/** At once: nothing was revealed and nobody has acted since, or one plays alone. */
export async function undo(
  unit: UnitOfWork,
  match: StoredMatch,
  wish: UndoWish,
): Promise<Result<Undoable, Refusal>> {
  const found = await wished(unit, match, wish);
  if (!found.ok) return found;
  const { seat, what } = found.value;
  if (what.consent !== null) return refuseAtTable('undo-consent', { reason: what.consent });
  const undoing = { what: 'undo', personId: wish.personId, scope: match.id } as const;
  const hurried = await tooSoon(unit, undoing);
  if (hurried) return hurried;
  await noteDone(unit, undoing);
  await takeBack(unit, match, seat, what);
  return accept(what);
}

/**
 * Within a turn its message is edited again; a turn that was over has a board of its own from now on, as after any move.
 * Law 2: an undo is a new revision, with the state and the dice of an older one.
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
    told: [],
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
  // An order that was left with what is taken back goes with it; an older one stands, since orders are not used up.
  await repositories.orders.removeSince(match.id, restores);
  await new Play(unit, { ...match, state, dice, rev, turn }).sealUnasked();
  if (persons(match.seats) === 1) await repositories.matches.setPractised(match.id);
  await tellMoves(unit, match, { rev, turn });
}
