import { expect, test } from 'vitest';
import { PORTO } from '../../bench/guard/secrets/games/porto.ts';
import { TOY } from '../../bench/guard/secrets/games/toy.ts';
import { secrets } from '../../bench/guard/secrets/run.ts';

/** A short form of `npm run guard -- secrets`; docs/trials.md tells of the long one. */
test('nothing that is shown depends on what its viewer may not know', async () => {
  const { samples, ...found } = await secrets({
    guarded: PORTO,
    games: 5,
    seed: 5,
    painted: 1,
    every: 12,
    tries: 6,
  });
  expect(samples).toEqual([]);
  expect(found).toMatchObject({ games: 5, differing: 0, differingTwice: 0, errors: 0, leaks: 0 });
  // Were a secret the same in both worlds, nobody would notice that it is told.
  expect(found.blind).toEqual([]);
  expect(Object.keys(found.secrets).sort()).toEqual(
    ['deck', 'private contracts', 'public contracts', 'salt', 'seed', 'timer'].sort(),
  );
  expect(found.otherWorlds).toBeGreaterThan(100);
  expect(found.compared).toBeGreaterThan(1_000);
  expect(found.comparedTwice).toBeGreaterThan(100);
  expect(Object.keys(found.troubles)).toEqual(expect.arrayContaining(['undo', 'agreed', 'refused', 'pause']));
});

test('nor in a game that is not Porto', async () => {
  const { samples, ...found } = await secrets({
    guarded: TOY,
    games: 2,
    seed: 5,
    painted: 0,
    every: 2,
    tries: 3,
  });
  expect(samples).toEqual([]);
  expect(found).toMatchObject({ games: 2, differing: 0, differingTwice: 0, errors: 0, leaks: 0 });
  expect(found.blind).toEqual([]);
  expect(Object.keys(found.secrets).sort()).toEqual(['deck', 'letters', 'salt', 'seed']);
  expect(found.otherWorlds).toBeGreaterThan(50);
  expect(found.compared).toBeGreaterThan(500);
  expect(found.comparedTwice).toBeGreaterThan(50);
});
