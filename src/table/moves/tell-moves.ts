import type { Seat } from '../../core/contract/game.ts';
import { isEdited } from '../../core/contract/player.ts';
import type { StoredMatch, Turn } from '../../store/index.ts';
import { isLive } from '../match/live-clock.ts';
import type { UnitOfWork } from '../match/services.ts';
import type { Play } from './play.ts';

/** Milliseconds for which the message about a move waits for the bots' moves, so that one message shows all of them. */
const HELD_MS = 3_000;

/** Milliseconds without a move after which a new message is posted instead of an edit: the old one is too far up by then. */
export const NEW_MESSAGE_AFTER_MS = 3 * 60 * 60_000;

/**
 * Returns the kind of notice that shows the board again: an edit, or a new message if the old one is too far up. An edit pings
 * no person, so separate messages ping people.
 */
export const againAs = (
  { at }: Pick<UnitOfWork, 'at'>,
  { updatedAt }: Pick<StoredMatch, 'updatedAt'>,
): 'progress' | 'board' => (at - updatedAt < NEW_MESSAGE_AFTER_MS ? 'progress' : 'board');

type AnnouncedMatch = Pick<StoredMatch, 'id' | 'turn' | 'seats' | 'edited' | 'updatedAt' | 'pace'>;

/**
 * Returns the earliest time to post a board while bots think, in milliseconds since the epoch. Null: the board need not wait.
 * It never waits in a live game.
 */
export const heldUntil = (
  { at }: Pick<UnitOfWork, 'at'>,
  match: Pick<StoredMatch, 'pace'>,
  thinking: readonly Seat[],
): number | null => (thinking.length > 0 && !isLive(match) ? at + HELD_MS : null);

/**
 * Writes the notice about moves or an undo (law 11). Within a turn, the notice edits the turn's message. After a turn, the
 * notice posts a new board with all moves of that turn. A game of one person, or on a server that chose this, edits one message
 * instead. After three hours without a move, such a game gets a new message too.
 */
export async function tellMoves(
  unit: Pick<UnitOfWork, 'tell' | 'at'>,
  match: AnnouncedMatch,
  { rev, turn }: { readonly rev: number; readonly turn: Turn },
  notBefore: number | null = null,
): Promise<void> {
  const { id: matchId, turn: before } = match;
  const goesOn = turn.since === before.since;
  const kind = isEdited(match) ? againAs(unit, match) : goesOn ? 'progress' : 'board';
  await unit.tell({ matchId, kind, rev, since: before.since, notBefore });
}

/** Writes the notice about moves, put off for some seconds while bots think. Returns false if there were no moves. */
export async function tellPlayed(
  unit: Pick<UnitOfWork, 'tell' | 'at'>,
  match: AnnouncedMatch,
  play: Play,
): Promise<boolean> {
  if (play.moves.length === 0) return false;
  await tellMoves(unit, match, play, heldUntil(unit, match, await play.thinking()));
  return true;
}
