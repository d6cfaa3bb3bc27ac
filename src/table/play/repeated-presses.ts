import type { Repositories, StoredMatch } from '../../store/index.ts';
import { seatOf, toMove } from '../rows.ts';
import type { Move } from '../types.ts';
import { standingMoves, takenBack } from './standing-moves.ts';

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
