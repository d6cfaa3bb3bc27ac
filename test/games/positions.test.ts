import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { greenPort } from '../../src/games/green-port/game.ts';
import { porto } from '../../src/games/porto/game.ts';
import { vintage } from '../../src/games/vintage/game.ts';
import { position as harbour } from './green-port/position.ts';
import { position as street } from './porto/position.ts';
import { positions } from './positions.ts';
import { position as valley } from './vintage/position.ts';

const ANSWERS = {
  porto: positions(porto, street),
  'green-port': positions(greenPort, harbour),
  vintage: positions(vintage, valley),
};

// The answers may change only if the rules change on purpose. `npx vitest run test/games/positions.test.ts -u` writes them anew.
// Then read the diff.
describe.each(Object.entries(ANSWERS))('positions of %s', (game, answered) => {
  const folder = new URL(`${game}/positions/`, import.meta.url);
  test.each(readdirSync(folder))('%s: each line is answered as the text has it', async name => {
    const file = new URL(name, folder);
    await expect(answered(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file.pathname);
  });
});
