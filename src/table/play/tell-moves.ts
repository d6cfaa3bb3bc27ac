import type { Seat } from '../../core/game.ts';
import { isEdited } from '../../core/player.ts';
import type { StoredMatch, Turn } from '../../store/index.ts';
import type { UnitOfWork } from '../services.ts';
import type { Play } from './play.ts';

/** A player of the bot answers in a moment: what led to it is told with the answer, or by itself after so long. */
const HELD_MS = 3_000;

/** After so long without a move, a message that is edited from turn to turn is too far up: a new one is posted. */
export const PAUSE = 3 * 60 * 60_000;

/** A board that shows again what stands: an edit of the message, which calls aside; a new message where that one is too far up. */
export const againAs = (
  { at }: Pick<UnitOfWork, 'at'>,
  { updatedAt }: Pick<StoredMatch, 'updatedAt'>,
): 'progress' | 'board' => (at - updatedAt < PAUSE ? 'progress' : 'board');

type ToldMatch = Pick<StoredMatch, 'id' | 'turn' | 'seats' | 'edited' | 'updatedAt'>;

/** When a board may be posted whose next seats think; null: at once. */
export const heldUntil = ({ at }: Pick<UnitOfWork, 'at'>, thinking: readonly Seat[]): number | null =>
  thinking.length > 0 ? at + HELD_MS : null;

/**
 * Law 11: tells what was played or taken back, by an edit of the turn's message while the turn goes on, else by a new board,
 * which tells all of the turn. Where one person plays alone or with players of the bot, and where the server wants it, one message
 * is edited from turn to turn.
 */
export async function tellMoves(
  unit: Pick<UnitOfWork, 'tell' | 'at'>,
  match: ToldMatch,
  { rev, turn }: { readonly rev: number; readonly turn: Turn },
  notBefore: number | null = null,
): Promise<void> {
  const { id: matchId, turn: before } = match;
  const goesOn = turn.since === before.since;
  const kind = isEdited(match) ? againAs(unit, match) : goesOn ? 'progress' : 'board';
  await unit.tell({ matchId, kind, rev, since: before.since, notBefore });
}

/** What was played, held back for a moment where the next seats think; false where nothing was. */
export async function tellPlayed(
  unit: Pick<UnitOfWork, 'tell' | 'at'>,
  match: ToldMatch,
  play: Play,
): Promise<boolean> {
  if (play.moves.length === 0) return false;
  await tellMoves(unit, match, play, heldUntil(unit, await play.thinking()));
  return true;
}
