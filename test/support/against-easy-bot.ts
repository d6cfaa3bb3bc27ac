import type { AnyGame } from '../../src/core/contract/game.ts';
import { strengthsOf } from '../../src/core/contract/player.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { ANN, accepted, room } from '../table/room.ts';
import { PLAIN, roomOf } from './room.ts';

/** Games that have bots. */
export const WITH_BOTS = Object.values(games).filter(({ id }) => strengthsOf(id, players).length > 0);

/** Starts a match of Ann against an easy bot, which answers each of her turns at once. */
export async function againstEasyBot(game: AnyGame) {
  const { table } = await room({ games, needs: { limits: NO_LIMITS, players } });
  const context = roomOf(table, { games, presenters, language: 'en' });
  const opening = {
    game: game.id,
    options: game.defaults,
    channelId: 'c1',
    guildId: 'g1',
    opener: ANN,
    seats: 2,
  };
  const match = accepted(await table.openAndStart({ ...opening, players: ['easy'] }));
  const seat = match.seats.find(({ id }) => id === ANN.id)?.seat ?? -1;
  const visit: Visit = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1', place: 'server' };
  return { table, context, match, seat, visit };
}
