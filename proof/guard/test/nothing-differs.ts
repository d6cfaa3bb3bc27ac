import { expect } from 'vitest';
import { secrets } from '../secrets/run.ts';

/**
 * Runs a short form of `npm run guard -- secrets` (docs/trials.md). What a viewer sees must be equal in all imagined states of
 * a game. Each secret must differ in some of these states, since the comparison would miss a leak otherwise.
 */
export async function nothingDiffers(wishes: Parameters<typeof secrets>[0], hidden: readonly string[]) {
  const { samples, ...found } = await secrets(wishes);
  expect(samples).toEqual([]);
  expect(found).toMatchObject({ games: wishes.games, differing: 0, differingTwice: 0, errors: 0, leaks: 0 });
  expect(found.blind).toEqual([]);
  expect(Object.keys(found.secrets).sort()).toEqual(hidden.toSorted());
  return found;
}

export const HIDDEN = ['deck', 'private contracts', 'public contracts', 'salt', 'seed', 'timer'];
