import type { Match } from '../../table/match/types.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';

/** Returns the match of a press; for a command, which has none, the channel's live game. */
export const liveHere = async (
  { table }: Context,
  visit: Visit,
  pressed?: Match,
): Promise<Match | undefined> => pressed ?? table.live(visit.channelId);

/** Returns the match of a press; for a command the channel's live game, else its newest, also one that has ended. */
export const matchHere = async (
  { table }: Context,
  visit: Visit,
  pressed?: Match,
): Promise<Match | undefined> => pressed ?? table.latest(visit.channelId);
