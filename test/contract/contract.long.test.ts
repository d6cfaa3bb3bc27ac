import { games } from '../../src/games/registry.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

for (const [id, game] of Object.entries(games)) keepsTheContract(game, TABLES[id] ?? [], 100);
