import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Attacked } from '../../bench/guard/strangers/games/attacked.ts';
import { GREEN_PORT } from '../../bench/guard/strangers/games/green-port.ts';
import { PORTO } from '../../bench/guard/strangers/games/porto.ts';
import { TOY } from '../../bench/guard/strangers/games/toy.ts';
import { VINTAGE } from '../../bench/guard/strangers/games/vintage.ts';
import { edited, MUTANTS } from '../../bench/guard/strangers/mutants.ts';
import { registeredIn } from '../../bench/guard/strangers/registered.ts';
import { strangers } from '../../bench/guard/strangers/run.ts';
import { VERBS } from '../../src/discord/panels/custom-id.ts';
import { DEEDS } from '../../src/discord/panels/games/verbs.ts';

/**
 * Each kind must come, in Porto three times: the more kinds, the more tries. What all games share is attacked most in one of them. The short form of `npm run guard -- strangers --game …`; docs/trials.md tells of
 * the long one.
 */
async function attackedInVain(attacked: Attacked, count: number, least = 1): Promise<void> {
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
    ...Object.keys(DEEDS).map(deed => `press games ${deed}`),
    ...registeredIn(attacked.commands).map(({ path }) => `/${path}`),
  ];
  for (const kind of known) {
    expect(wellFormed[kind] ?? 0, kind).toBeGreaterThanOrEqual(least);
    expect(wouldSucceed[kind] ?? 0, kind).toBeGreaterThanOrEqual(1);
  }
}

test('attacks have no effect on others, each has one answer, and the right person would have succeeded', () =>
  attackedInVain(PORTO, 700, 3));

test('nor in a game with turns of many decisions', () => attackedInVain(GREEN_PORT, 700));

test('nor where hands are hidden and turns have steps', () => attackedInVain(VINTAGE, 420));

test('nor in a game that is not Porto', () => attackedInVain(TOY, 560));

test.each(MUTANTS)('what the mutant edits still stands there: $name', async ({ edits }) => {
  for (const edit of edits) expect(edited(await readFile(edit.file, 'utf8'), edit)).toContain(edit.to);
});
