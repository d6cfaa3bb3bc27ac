import { commands } from '../../commands/index.ts';
import { gameOf } from '../../src/core/contract/game.ts';
import { aloneIn } from '../../src/discord/context/command.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { pageOf } from '../../src/playground.ts';

/** Returns the playground's page with these games. */
export const shownOn = (ids: readonly string[]) =>
  pageOf({
    games: Object.fromEntries(ids.map(id => [id, gameOf({ games }, id)])),
    ...{ presenters, players, alone: aloneIn(commands) },
  });

export const PAGE = shownOn(Object.keys(games));
