import { expect } from 'vitest';
import { secrets } from '../harness/guard/secrets/run.ts';

/**
 * Runs a short form of `npm run guard -- secrets`, whose long form docs/trials.md describes. No sight may differ between
 * worlds. Each secret must differ in some world, since a leak of it would stay unseen otherwise.
 */
export async function nothingDiffers(wishes: Parameters<typeof secrets>[0], hidden: readonly string[]) {
  const { samples, ...found } = await secrets(wishes);
  expect(samples).toEqual([]);
  expect(found).toMatchObject({ games: wishes.games, differing: 0, differingTwice: 0, errors: 0, leaks: 0 });
  expect(found.blind).toEqual([]);
  expect(Object.keys(found.secrets).sort()).toEqual(hidden.toSorted());
  return found;
}

/** Secrets of Porto. */
export const HIDDEN = ['deck', 'private contracts', 'public contracts', 'salt', 'seed', 'timer'];
