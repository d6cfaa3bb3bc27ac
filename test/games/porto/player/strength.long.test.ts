import { expect, test } from 'vitest';
import { PORTO } from '../../../../bench/players/games/porto.ts';
import { playAll } from '../../../../bench/players/tournament.ts';
import { porto } from '../../../../src/games/porto/rules/index.ts';

/** Bounds far from the true percentages, so that no test fails by chance. The benchmark measures the true percentages. */
test.each([
  ['2 seats: easy against greedy', 0, 30],
  ['2 seats: medium against greedy', 80, 100],
])('%s wins from %s to %s of a hundred', (name, least, most) => {
  const pairing = PORTO.pairings.find(each => each.name === name);
  if (pairing === undefined) throw new Error(`no pairing "${name}"`);
  const { wins, games } = playAll(porto, pairing, 100);
  expect((100 * wins) / games).toBeGreaterThanOrEqual(least);
  expect((100 * wins) / games).toBeLessThanOrEqual(most);
});
