import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Attacked } from '../../bench/guard/strangers/games/attacked.ts';
import { GREEN_PORT } from '../../bench/guard/strangers/games/green-port.ts';
import { PORTO } from '../../bench/guard/strangers/games/porto.ts';
import { TOY } from '../../bench/guard/strangers/games/toy.ts';
import { edited, MUTANTS } from '../../bench/guard/strangers/mutants.ts';
import { registeredIn } from '../../bench/guard/strangers/registered.ts';
import { strangers } from '../../bench/guard/strangers/run.ts';
import { VERBS } from '../../src/discord/panels/custom-id.ts';
import { DEEDS } from '../../src/discord/panels/games/verbs.ts';

/** Each kind must come three times: the more kinds, the more tries. The short form of `npm run guard -- strangers --game …`; docs/trials.md tells of the long one. */
async function attackedInVain(attacked: Attacked, count = 500): Promise<void> {
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
    expect(wellFormed[kind] ?? 0, kind).toBeGreaterThanOrEqual(3);
    expect(wouldSucceed[kind] ?? 0, kind).toBeGreaterThanOrEqual(1);
  }
}

test('attacks have no effect on others, each has one answer, and the right person would have succeeded', () =>
  attackedInVain(PORTO));

test('nor in a game with turns of many decisions', () => attackedInVain(GREEN_PORT, 700));

test('nor in a game that is not Porto', () => attackedInVain(TOY));

test.each(MUTANTS)('what the mutant edits still stands there: $name', async ({ edits }) => {
  for (const edit of edits) expect(edited(await readFile(edit.file, 'utf8'), edit)).toContain(edit.to);
});
