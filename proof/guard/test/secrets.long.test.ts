import { expect, test } from 'vitest';
import { hearStrangeValues } from '../../../src/core/values/strange-values.ts';
import { isRelease } from '../../../test/support/test-form.ts';
import { PORTO } from '../secrets/games/porto.ts';
import { TOY } from '../secrets/games/toy.ts';
import { HIDDEN, nothingDiffers } from './nothing-differs.ts';

// The store of the guard refuses to write, which the table takes for a damaged match.
hearStrangeValues(() => {});

test('nothing that is shown depends on what its viewer may not know', async () => {
  // Two games from seed 9 have all the troubles below.
  const [games, seed] = isRelease ? [5, 5] : [2, 9];
  const wishes = { guarded: PORTO, games, seed, painted: 1, every: 12, tries: 6 };
  const found = await nothingDiffers(wishes, HIDDEN);
  expect(found.otherWorlds).toBeGreaterThan(isRelease ? 100 : 30);
  expect(found.compared).toBeGreaterThan(isRelease ? 1_000 : 600);
  expect(found.comparedTwice).toBeGreaterThan(isRelease ? 100 : 30);
  expect(Object.keys(found.troubles)).toEqual(expect.arrayContaining(['undo', 'agreed', 'refused', 'pause']));
});

test.runIf(isRelease)('nor in a game that is not Porto', async () => {
  const wishes = { guarded: TOY, games: 2, seed: 5, painted: 0, every: 2, tries: 3 };
  const found = await nothingDiffers(wishes, ['deck', 'letters', 'salt', 'seed']);
  expect(found.otherWorlds).toBeGreaterThan(50);
  expect(found.compared).toBeGreaterThan(500);
  expect(found.comparedTwice).toBeGreaterThan(50);
});
