import { games as shelf } from '../../src/games/registry.ts';
import { UPCOMING } from '../../src/games/upcoming.ts';
import { toys } from '../toy/rules/index.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

/** Every game of the registry, those to come, and the tests' own. */
const upcoming = Object.fromEntries(Object.entries(UPCOMING).map(([id, { rules }]) => [id, rules]));
const games = { ...shelf, ...upcoming, ...toys };

for (const [id, game] of Object.entries(games)) keepsTheContract(game, TABLES[id] ?? [], 100);
