import type { Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import type { Button } from './components.ts';

/** Returns the button that shows the present board in private. */
export const boardButton = (room: Pick<Room, 'words'>, { id }: Pick<Match, 'id'>): Button => ({
  label: room.words.board.board,
  id: { match: id, rev: null, verb: 'board', args: [] },
});
