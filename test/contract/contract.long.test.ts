import { games as shelf } from '../../src/games/registry.ts';
import { toys } from '../toy/rules/index.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

/** Every game of the registry and the tests' own. */
const games = { ...shelf, ...toys };

for (const [id, game] of Object.entries(games)) keepsTheContract(game, TABLES[id] ?? [], 100);
