import { type Viewer, visibleEvents } from '../../core/contract/game.ts';
import type { Repositories, StoredMatch, StoredMove } from '../../store/index.ts';
import { seatOf, toMove } from './rows.ts';
import type { Move } from './types.ts';

type Logged = Pick<StoredMove, 'rev' | 'restores'>;

/** End of a match's log: the moves of all revisions after `since`. With `since` of 0 or less, it is the whole log. */
export interface LogEnd {
  readonly since: number;
  readonly moves: readonly Move[];
}

/** Number of moves to read first from the end of a log. The action to undo is nearly always among them. */
const END = 32;

/**
 * Reads the end of a match's log.
 * @param since all moves after this revision are included
 */
export async function readEnd(
  { moves }: Pick<Repositories, 'moves'>,
  matchId: string,
  { since = Number.POSITIVE_INFINITY, rev }: { readonly since?: number; readonly rev: number },
): Promise<LogEnd> {
  const from = Math.min(since, rev - END);
  return { since: from, moves: (await moves.list(matchId, from, rev)).map(toMove) };
}

/** Reads a longer end of the log, with eight times as many revisions. */
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
 * Lists the game actions that still count, oldest first: the log without undos and undone actions. Given only the end of a log,
 * it lists only actions within that end.
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

/**
 * Lists the actions that an undo took back.
 * @param log the log, at least from the restored revision on
 */
export function takenBack<M extends Logged>(log: readonly M[], undo: Logged): readonly M[] {
  const { restores } = undo;
  if (restores === null) return [];
  return standingMoves(log.filter(({ rev }) => rev < undo.rev)).filter(({ rev }) => rev > restores);
}

/**
 * Lists the revisions that the undos among `moves` took back.
 * @param log the log, at least from the restored revisions on
 */
export const takenBackRevs = <M extends Logged>(
  log: readonly M[],
  moves: readonly M[] = log,
): ReadonlySet<number> => new Set(moves.flatMap(move => takenBack(log, move)).map(({ rev }) => rev));

/** Press of a button with an action and a revision. The press may repeat an earlier press. */
export interface Pressed {
  readonly personId: string;
  readonly rev: number;
  readonly action: string;
}

/**
 * Lists the moves that an earlier press of this button made. Undefined if no press made a move, the moves no longer count, or
 * the person has chosen something since.
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

/**
 * Lists the moves that an earlier press of this button took back. Undefined if no press took back a move, or the person has
 * chosen or undone something since.
 */
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

export const publicEvents = (moves: readonly Move[]): readonly unknown[] =>
  moves.flatMap(move => visibleEvents(move.events, 'table'));

export const eventsFor = (moves: readonly Move[], viewer: Viewer): readonly unknown[] =>
  moves.flatMap(move => visibleEvents(move.events, viewer));
