import { expect } from 'vitest';
import { VERBS } from '../../../src/discord/buttons/custom-id.ts';
import { GAMES_ACTIONS } from '../../../src/discord/buttons/games-ids.ts';
import type { Attacked } from '../strangers/games/attacked.ts';
import { registeredIn } from '../strangers/registered.ts';
import { strangers } from '../strangers/run.ts';

/**
 * Runs a short form of `npm run guard -- strangers --game …`. Every kind of attack must occur at least `least` times, so more
 * kinds need more attacks. docs/trials.md describes the long form.
 */
export async function attackedInVain(attacked: Attacked, count: number, least = 1): Promise<void> {
  const { kinds, samples, replays, interactions, wellFormed, wouldSucceed, unproven, ...found } =
    await strangers({
      attacked,
      count,
      seed: 7,
    });
  expect(samples).toEqual([]);
  expect(unproven).toEqual([]);
  expect(found).toMatchObject({
    effects: 0,
    unanswered: 0,
    doubled: 0,
    leaks: 0,
    errors: 0,
    exceptions: 0,
    complaints: 0,
  });
  expect(interactions).toBe(count);
  expect(replays).toBeGreaterThan(10);
  expect(Object.keys(kinds).length).toBeGreaterThan(8);
  const known = [
    ...VERBS.filter(verb => verb !== 'games' && !attacked.lacks.includes(verb)).map(verb => `press ${verb}`),
    ...Object.keys(GAMES_ACTIONS).map(action => `press games ${action}`),
    ...registeredIn(attacked.commands).map(({ path }) => `/${path}`),
  ];
  for (const kind of known) {
    expect(wellFormed[kind] ?? 0, kind).toBeGreaterThanOrEqual(least);
    expect(wouldSucceed[kind] ?? 0, kind).toBeGreaterThanOrEqual(1);
  }
}
