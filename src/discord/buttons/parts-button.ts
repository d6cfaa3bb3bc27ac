import type { Match } from '../../table/match/types.ts';
import { gameOf, type Room } from '../context/room.ts';
import type { Button } from './components.ts';
import type { CustomId } from './custom-id.ts';

/** @param page from 0 */
export const partsId = (match: Match, rev: number, page?: number): CustomId => ({
  match: match.id,
  rev: null,
  verb: 'parts',
  args: [rev, page].filter(number => number !== undefined).map(String),
});

/**
 * Returns the button that names the parts of a revision's board, for every message that shows it; none where the game names
 * no parts.
 */
export const partsButtons = (room: Room, match: Match, rev = match.rev): readonly Button[] =>
  match.dealt && gameOf(room, match).presenter.parts
    ? [{ label: room.words.board.parts, id: partsId(match, rev) }]
    : [];
