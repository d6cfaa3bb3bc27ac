import { games as shelf } from '../../src/games/registry.ts';
import { TABLES } from '../games/harnesses.ts';
import { isRelease } from '../support/test-form.ts';
import { toys } from '../toy/rules/index.ts';
import { keepsTheContract } from './kit.ts';

const games = { ...shelf, ...toys };

/** All games except Green Port, which takes minutes and has its own test file. */
for (const [id, game] of Object.entries(games))
  if (id !== 'green-port') keepsTheContract(game, TABLES[id] ?? [], isRelease ? 100 : 4);
