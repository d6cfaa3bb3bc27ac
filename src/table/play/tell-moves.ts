import type { Seat } from '../../core/game.ts';
import { isEdited } from '../../core/player.ts';
import type { StoredMatch, Turn } from '../../store/index.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Play } from './play.ts';

/** Milliseconds for which a message waits for a bot's answer, to tell both together. */
const HELD_MS = 3_000;

/** Milliseconds without a move after which an edited message is too far up in the channel. A new one is posted then. */
export const PAUSE = 3 * 60 * 60_000;

/**
 * Returns the kind of notice that shows the present board again. It is an edit, whose pings are separate messages, or a new
 * message where the old one is too far up.
 */
export const againAs = (
  { at }: Pick<UnitOfWork, 'at'>,
  { updatedAt }: Pick<StoredMatch, 'updatedAt'>,
): 'progress' | 'board' => (at - updatedAt < PAUSE ? 'progress' : 'board');

type ToldMatch = Pick<StoredMatch, 'id' | 'turn' | 'seats' | 'edited' | 'updatedAt'>;

/** Returns when a board may be posted while its next seats think. Null: at once. */
export const heldUntil = ({ at }: Pick<UnitOfWork, 'at'>, thinking: readonly Seat[]): number | null =>
  thinking.length > 0 ? at + HELD_MS : null;

/**
 * Tells what was played or taken back (law 11). While the turn goes on it edits the turn's message, and then posts a new
 * board that tells all of the turn. Where one person plays alone or with bots, and where the server wants it, one message is
 * edited from turn to turn.
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

/**
 * Tells what was played, and holds it back for a moment where the next seats think. Returns false where nothing was played.
 */
export async function tellPlayed(
  unit: Pick<UnitOfWork, 'tell' | 'at'>,
  match: ToldMatch,
  play: Play,
): Promise<boolean> {
  if (play.moves.length === 0) return false;
  await tellMoves(unit, match, play, heldUntil(unit, await play.thinking()));
  return true;
}
