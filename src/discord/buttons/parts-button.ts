import type { Match } from '../../table/match/types.ts';
import { gameOf, type Room } from '../context/room.ts';
import type { Button } from './components.ts';
import type { CustomId } from './custom-id.ts';

/** @param page counted from 0 */
export const partsId = (match: Match, rev: number, page?: number): CustomId => ({
  match: match.id,
  rev: null,
  verb: 'parts',
  args: [rev, page].filter(number => number !== undefined).map(String),
});

/** What is what on the board of a revision, under every message that shows it; none where the game names nothing. */
export const partsButtons = (room: Room, match: Match, rev = match.rev): readonly Button[] =>
  match.dealt && gameOf(room, match).presenter.parts
    ? [{ label: room.words.board.parts, id: partsId(match, rev) }]
    : [];
