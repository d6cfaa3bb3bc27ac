import type { Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import type { Button } from './components.ts';

/** Shows the board as it stands, in private. */
export const boardButton = (room: Pick<Room, 'words'>, { id }: Pick<Match, 'id'>): Button => ({
  label: room.words.board.board,
  id: { match: id, rev: null, verb: 'board', args: [] },
});
