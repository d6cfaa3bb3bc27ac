import type { Match } from '../../table/match/types.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';

/** Returns the match of a press. A command has none, so it is the channel's live game. */
export const liveHere = async (
  { table }: Context,
  visit: Visit,
  pressed?: Match,
): Promise<Match | undefined> => pressed ?? table.live(visit.channelId);

/** Returns the match of a press. For a command it is the channel's live game, or else its newest game. */
export const matchHere = async (
  { table }: Context,
  visit: Visit,
  pressed?: Match,
): Promise<Match | undefined> => pressed ?? table.latest(visit.channelId);
