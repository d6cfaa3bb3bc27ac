import type { Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';

/** Returns the match that a button names; without a name the channel's live game. */
export const liveHere = async (
  { table }: Room,
  visit: Visit,
  matchId?: string,
): Promise<Match | undefined> => (matchId === undefined ? table.live(visit.channelId) : table.get(matchId));

/**
 * Returns the match that a button names; without a name the channel's live game, else its newest, also one that has ended.
 */
export const matchHere = async (room: Room, visit: Visit, matchId?: string): Promise<Match | undefined> =>
  matchId === undefined ? room.table.latest(visit.channelId) : room.table.get(matchId);
