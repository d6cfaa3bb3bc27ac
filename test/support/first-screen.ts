import { commands } from '../../commands/index.ts';
import { aloneIn } from '../../src/discord/context/command.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { pageOf } from '../../src/playground.ts';

export const PAGE = pageOf({ games, presenters, players, alone: aloneIn(commands) });
