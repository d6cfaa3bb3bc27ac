import type { Repositories, StoredMatch, StoredMove } from '../../store/index.ts';
import { seatOf, toMove } from './rows.ts';
import type { Move } from './types.ts';

/** Fields of a move that the line of standing moves needs. */
type Logged = Pick<StoredMove, 'rev' | 'restores'>;

/** The end of a log: its moves with `since` < rev. All of it where `since` is at most 0. */
export interface LogEnd {
  readonly since: number;
  readonly moves: readonly Move[];
}

/** Number of moves at the end of a log that are read at once. An action to take back is nearly always among them. */
const END = 32;

/** @param since its moves are read in any case. */
export async function readEnd(
  { moves }: Pick<Repositories, 'moves'>,
  matchId: string,
  { since = Number.POSITIVE_INFINITY, rev }: { readonly since?: number; readonly rev: number },
): Promise<LogEnd> {
  const from = Math.min(since, rev - END);
  return { since: from, moves: (await moves.list(matchId, from, rev)).map(toMove) };
}

/** Several times as much of the end as was read before. */
export async function readMore(
  { moves }: Pick<Repositories, 'moves'>,
  matchId: string,
  { end, rev }: { readonly end: LogEnd; readonly rev: number },
): Promise<LogEnd> {
  const since = rev - 8 * (rev - end.since);
  const earlier = await moves.list(matchId, since, end.since);
  return { since, moves: [...earlier.map(toMove), ...end.moves] };
}

/**
 * Lists the game actions that still count, oldest first: the log without undos and the actions that they took back. For the
 * end of a log, it lists those within it.
 */
export function standingMoves<M extends Logged>(log: readonly M[]): readonly M[] {
  let line: M[] = [];
  for (const move of log) {
    const { restores } = move;
    if (restores === null) line.push(move);
    else line = line.filter(({ rev }) => rev <= restores);
  }
  return line;
}

/** Lists the actions that an undo took back. @param log at least from the revision that the undo restores */
export function takenBack<M extends Logged>(log: readonly M[], undo: Logged): readonly M[] {
  const { restores } = undo;
  if (restores === null) return [];
  return standingMoves(log.filter(({ rev }) => rev < undo.rev)).filter(({ rev }) => rev > restores);
}

/**
 * Lists the revisions that the undos among these moves took back.
 * @param log at least from the revision that they restore.
 */
export const takenBackRevs = <M extends Logged>(
  log: readonly M[],
  moves: readonly M[] = log,
): ReadonlySet<number> => new Set(moves.flatMap(move => takenBack(log, move)).map(({ rev }) => rev));

/** Button press that may have come before: its action, and the revision that it was made for. */
export interface Pressed {
  readonly personId: string;
  readonly rev: number;
  /** Action in the game's notation. */
  readonly action: string;
}

/**
 * Lists the moves that the same press has made before, as long as they count and this person has chosen nothing since.
 * Undefined: it has made none.
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
  const since = await moves.list(match.id, rev, match.rev);
  const own = since.findLast(move => move.seat === seat && (move.by === 'person' || move.by === 'undo'));
  if (own?.by !== 'undo' || own.batch !== rev || own.restores === null) return undefined;
  return takenBack(await moves.list(match.id, own.restores, own.rev), own).map(toMove);
}
