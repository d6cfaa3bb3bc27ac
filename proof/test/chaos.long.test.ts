import { afterAll, expect, test } from 'vitest';
// The modules below read the registry when they are loaded.
import '../chaos/shelf.ts';
import { isRelease, part } from '../../test/support/test-form.ts';
import { bundleBot } from '../chaos/bot-process.ts';
import { faultsTrial } from '../chaos/faults.ts';
import { GREEN_PORT } from '../chaos/games/green-port.ts';
import { TOY } from '../chaos/games/toy.ts';
import { killTrial } from '../chaos/kill.ts';
import { morningsTrial } from '../chaos/mornings.ts';
import { FAULTS } from '../chaos/outages/faults.ts';
import { outagesIn } from '../chaos/outages/trial.ts';
import { racesTrial } from '../chaos/races.ts';
import { seasonTrial } from '../chaos/season/kill.ts';
import { takeToyAway } from '../chaos/shelf.ts';
import { soakDiscord } from '../chaos/soak-discord.ts';
import { soakTable } from '../chaos/soak-table.ts';
import type { Trial } from '../chaos/trial.ts';

afterAll(takeToyAway);

// These are the short forms of the trials. `npm run chaos` runs the long forms, whose figures are in docs/trials.md.
const trial = (games: number, kills = 0, between = 0): Trial => ({
  games,
  kills,
  between,
  seed: 20_26,
  say: () => {},
});
/** Fewest people who play between places: two look for a game of two, and three for one of three. */
const BETWEEN = 5;
/** Fewest people who play each game of the registry between places: three, two and two. */
const OF_EACH_GAME = 7;
/** Milliseconds in a minute. The limits of these tests are long, since a trial ends by itself when it makes no progress. */
const MINUTES = 60_000;

/** Leaves out faults about slow boards, since this test runs at the same time as other tests. */
const untimed = (faults: readonly string[]) => faults.filter(fault => !/after READY$/.test(fault));

test(
  'killed again and again: nothing confirmed is lost, nothing is there twice, who is late is reminded once',
  async () => {
    const { figures, faults } = await killTrial(trial(1, 3, OF_EACH_GAME));
    expect(untimed(faults)).toEqual([]);
    expect(figures['moves in the log']).toBeGreaterThan(0);
    expect(figures['reminders due at a checkpoint']).toBeGreaterThan(0);
    expect(figures).toMatchObject({ 'stories not judged': 0 });
    for (const games of ['games of two places', 'games of three places'])
      expect(figures[games]).toBeGreaterThan(0);
  },
  30 * MINUTES,
);

test(
  'a fifth of all calls fails, the gateway comes and goes, channels close',
  async () => {
    const { figures, faults } = await faultsTrial(trial(2, 0, BETWEEN));
    expect(faults).toEqual([]);
    expect(figures['moves in the log']).toBeGreaterThan(5);
    expect(figures['games of two places']).toBeGreaterThan(0);
  },
  30 * MINUTES,
);

test.runIf(isRelease).each([
  { turns: 'several decisions and sealed bids', played: TOY, kills: 2, leastEdits: 0 },
  {
    turns: 'many decisions, with questions aside, orders and undos',
    played: GREEN_PORT,
    kills: 3,
    leastEdits: 1,
  },
])(
  'turns of $turns, killed again and again and in a storm: their stories are right',
  async ({ played, kills, leastEdits }) => {
    const killed = await killTrial({ ...trial(2, kills), played });
    expect(untimed(killed.faults)).toEqual([]);
    expect(killed.figures).toMatchObject({ 'stories not judged': 0 });
    const disturbed = await faultsTrial({ ...trial(1), played });
    expect(disturbed.faults).toEqual([]);
    for (const { figures } of [killed, disturbed]) expect(figures['moves in the log']).toBeGreaterThan(5);
    // The work between two kills differs between machines, so one of the trials may have judged no edits.
    const edits = [killed, disturbed].map(({ figures }) => Number(figures['edits of it']));
    expect(Math.max(...edits)).toBeGreaterThanOrEqual(leastEdits);
  },
  30 * MINUTES,
);

test.runIf(isRelease)(
  'a league, a daily, a challenge and direct messages, killed again and again: each thing once',
  async () => {
    const { figures, faults } = await seasonTrial(trial(1, 2));
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({
      'leagues played to their end': 1,
      'tables of leagues booked': 4,
      'attempts played to their end': 3,
    });
    for (const some of ['rated games, computed again', 'pieces of news that were due'])
      expect(figures[some]).toBeGreaterThan(0);
  },
  30 * MINUTES,
);

test(
  'five mornings of four servers, killed while the bot posts: each morning stands in one message',
  async () => {
    const kills = isRelease ? 5 : 3;
    const { figures, faults } = await morningsTrial(trial(4, kills));
    expect(faults).toEqual([]);
    expect(figures).toMatchObject({ mornings: 20, kills });
  },
  30 * MINUTES,
);

test.runIf(isRelease)(
  'two processes hear everything, half of it twice',
  async () => {
    const { figures, faults } = await racesTrial(trial(2));
    expect(faults).toEqual([]);
    expect(figures['moves in the log']).toBeGreaterThan(5);
  },
  30 * MINUTES,
);

test.runIf(isRelease)(
  'games through match and store, and one with pictures',
  async () => {
    const plain = await soakTable(trial(10));
    expect(plain).toMatchObject({ figures: { games: 10 }, faults: [] });
    const painted = await soakDiscord(trial(1));
    expect(painted).toMatchObject({ figures: { games: 1 }, faults: [] });
  },
  30 * MINUTES,
);

test(
  'two processes whose database falls silent (in a release also: is cut off, takes no writes): play goes on, and the log tells why it stood',
  async () => {
    await bundleBot();
    const tried = part(FAULTS.slice(0, 3), 1);
    const { figures, faults } = await outagesIn(trial(4), 2, tried);
    expect(faults).toEqual([]);
    for (const { name } of tried)
      expect(figures[`2 processes, ${name}: lines in the log`]).toBeGreaterThan(0);
    expect(figures['2 processes: moves in the log']).toBeGreaterThan(5);
  },
  30 * MINUTES,
);
