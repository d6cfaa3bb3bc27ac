import type { Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';

/** The match a button names; without one the channel's live game. */
export const liveHere = async (
  { table }: Room,
  visit: Visit,
  matchId?: string,
): Promise<Match | undefined> => (matchId === undefined ? table.live(visit.channelId) : table.get(matchId));

/** The match a button names; without one the channel's live game, else its newest, ended ones too. */
export const matchHere = async (room: Room, visit: Visit, matchId?: string): Promise<Match | undefined> =>
  matchId === undefined ? room.table.latest(visit.channelId) : room.table.get(matchId);
