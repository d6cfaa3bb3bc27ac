import { expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { GAMES, game } from './games.ts';

test('an action fits into the id of a button', () => {
  const longest = GAMES.flatMap(([variant, seats]) => game(variant, seats, 12).played).reduce(
    (most, { action }) => Math.max(most, greenPort.write(action).length),
    0,
  );
  expect(longest).toBeLessThanOrEqual(60);
});
