import type { StoredMove } from '../../store/index.ts';

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
