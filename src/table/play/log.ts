import type { Repositories, StoredMatch, StoredMove } from '../../store/index.ts';
import { seatOf, toMove } from '../rows.ts';
import type { Move } from '../types.ts';

/** What of a move the line needs to know. */
type Logged = Pick<StoredMove, 'rev' | 'restores'>;

/** The game actions that still stand, oldest first: the log without undos and without what they took back. */
export function standingMoves<M extends Logged>(log: readonly M[]): readonly M[] {
  let line: M[] = [];
  for (const move of log) {
    const { restores } = move;
    if (restores === null) line.push(move);
    else line = line.filter(({ rev }) => rev <= restores);
  }
  return line;
}

/** What an undo took back: the actions that stood until then. */
export function takenBack<M extends Logged>(log: readonly M[], undo: Logged): readonly M[] {
  const { restores } = undo;
  if (restores === null) return [];
  return standingMoves(log.filter(({ rev }) => rev < undo.rev)).filter(({ rev }) => rev > restores);
}

/** Revisions of all that the undos among these moves took back. @param log the whole log up to the last of them. */
export const takenBackRevs = <M extends Logged>(
  log: readonly M[],
  moves: readonly M[] = log,
): ReadonlySet<number> => new Set(moves.flatMap(move => takenBack(log, move)).map(({ rev }) => rev));

/** A press that may have come before: what it asked for, and the revision that it was made for. */
export interface Pressed {
  readonly personId: string;
  readonly rev: number;
  /** In the game's notation. */
  readonly action: string;
}

/**
 * The moves that the same press has made before, while they stand and this person has chosen nothing since. Undefined: it
 * has made none.
 */
export async function playedBefore(
  { moves }: Pick<Repositories, 'moves'>,
  match: StoredMatch,
  { personId, rev, action }: Pressed,
): Promise<readonly Move[] | undefined> {
  const seat = seatOf(match, personId);
  if (seat === undefined || rev >= match.rev) return undefined;
  const line = standingMoves(await moves.list(match.id, rev, match.rev));
  const own = line.findLast(move => move.by === 'person' && move.seat === seat);
  if (own?.batch !== rev || own.action !== action) return undefined;
  return line.filter(({ batch }) => batch === rev).map(toMove);
}

/** The moves that the same press has taken back before, while this person has chosen and taken back nothing since. */
export async function undoneBefore(
  { moves }: Pick<Repositories, 'moves'>,
  match: StoredMatch,
  { personId, rev }: Omit<Pressed, 'action'>,
): Promise<readonly Move[] | undefined> {
  const seat = seatOf(match, personId);
  if (seat === undefined || rev >= match.rev) return undefined;
  const log = await moves.list(match.id, 0, match.rev);
  const own = log.findLast(move => move.seat === seat && (move.by === 'person' || move.by === 'undo'));
  return own?.by === 'undo' && own.batch === rev ? takenBack(log, own).map(toMove) : undefined;
}
