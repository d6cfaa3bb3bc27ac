import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../src/core/contract/game.ts';
import { steadyOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { greenPort } from '../../src/games/green-port/game.ts';
import { porto } from '../../src/games/porto/game.ts';
import { type GameId, games } from '../../src/games/registry.ts';
import { vintage } from '../../src/games/vintage/game.ts';
import { positions } from './positions.ts';
import { SKETCHED } from './sketches.ts';

/** Returns the question which action the game's steady player chooses. */
const steadily = (id: GameId) => ({
  steady: (view: unknown, seat: Seat) => {
    const game = games[id] as AnyGame;
    return [game.write(steadyOf(id, players).choose(game, view, seat, new LightDice(1)))];
  },
});

const ANSWERS = {
  porto: positions(porto, SKETCHED.porto, steadily('porto')),
  'green-port': positions(greenPort, SKETCHED['green-port'], steadily('green-port')),
  vintage: positions(vintage, SKETCHED.vintage, steadily('vintage')),
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
