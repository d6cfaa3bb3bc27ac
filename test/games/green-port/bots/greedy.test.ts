import { expect, test } from 'vitest';
import { GAMES, measured } from '../games.ts';

test.each(GAMES)('plays %s with %i to its end', (variant, seats) => {
  const { rounds, best } = measured(variant, seats, 1);
  expect(rounds).toBeLessThan(30);
  expect(best).toBeGreaterThan(8);
});
