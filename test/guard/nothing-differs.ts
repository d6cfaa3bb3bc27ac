import { expect } from 'vitest';
import { secrets } from '../../bench/guard/secrets/run.ts';

/**
 * A short form of `npm run guard -- secrets`; docs/trials.md tells of the long one. No sight differs between worlds, and each of
 * the secrets was another one in some: were it the same in all, nobody would notice that it is told.
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
