import { existsSync } from 'node:fs';
import { games as shelf } from '../../src/games/registry.ts';
import { times } from '../support/form.ts';
import { toys } from '../toy/rules/index.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

const games = { ...shelf, ...toys };

/** Every game of the registry and the tests' own, but those that have a file of their own beside this one: they take minutes. */
for (const [id, game] of Object.entries(games))
  if (!existsSync(new URL(`${id}.long.test.ts`, import.meta.url)))
    keepsTheContract(game, TABLES[id] ?? [], times(10, 100));
