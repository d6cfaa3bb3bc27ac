import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { greenPort } from '../../src/games/green-port/game.ts';
import { porto } from '../../src/games/porto/game.ts';
import { vintage } from '../../src/games/vintage/game.ts';
import { positions } from './positions.ts';
import { SKETCHED } from './sketches.ts';

const ANSWERS = {
  porto: positions(porto, SKETCHED.porto),
  'green-port': positions(greenPort, SKETCHED['green-port']),
  vintage: positions(vintage, SKETCHED.vintage),
};

// The answers may change only if the rules change on purpose. `npx vitest run test/games/positions.test.ts -u` writes them anew.
// Then read the diff.
describe.each(Object.entries(ANSWERS))('positions of %s', (game, answered) => {
  const folder = new URL(`${game}/positions/`, import.meta.url);
  test.each(readdirSync(folder))('%s: each line is answered as the text has it', async name => {
    const file = new URL(name, folder);
    await expect(await answered(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file.pathname);
  });
});
