// This program runs in the process that computes the bots' choices.
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import '../../src/games/thinking.ts';
import { quickPlayers } from '../../test/toy/player.ts';
import { toys } from '../../test/toy/rules/index.ts';

Object.assign(games, toys);
Object.assign(players, { toy: quickPlayers });
