import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { PRESENTED } from '../contract/presenter/spoken.ts';
import { wholeGames } from '../contract/whole-games.ts';
import { pictured } from './pictures.ts';
import { positions } from './positions.ts';
import { SKETCHED } from './sketches.ts';

// The answers may change only if a picture changes on purpose. `npx vitest run test/games/pictures.test.ts -u` writes them anew.
// Then read the diff.
describe.each(PRESENTED)('pictures of $id', ({ id, game, tables, speak }) => {
  const sketched = SKETCHED[id as keyof typeof SKETCHED] as (sketch: never) => unknown;
  const whole = wholeGames(game as AnyGame, tables);
  const goesOn = tables[0]?.goesOn ?? (() => false);
  const answered = positions(game as AnyGame, sketched, pictured(game as AnyGame, speak, goesOn), whole);
  const folder = new URL(`${id}/pictures/`, import.meta.url);
  test.each(readdirSync(folder))('%s: each picture shows what the text has', async name => {
    const file = new URL(name, folder);
    await expect(await answered(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file.pathname);
  });
});
