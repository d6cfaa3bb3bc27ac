import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { begin, nextChoice, playOn, press, startPlaced } from './placed.ts';

const { prepare } = Handle.prototype;
afterEach(() => {
  Handle.prototype.prepare = prepare;
});

const MOVES = 8;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Limits of a move, at the median: requests that Discord counts, and statements of the database. The statements include those of
 * the panels, and of the test's own wait for the boards.
 */
const LIMITS = [
  { places: 1, requests: 2, statements: 60 },
  { places: 2, requests: 4, statements: 80 },
  { places: 4, requests: 8, statements: 115 },
] as const;

test.each(LIMITS)(
  'a move at $places places of four people',
  async ({ places, ...limits }) => {
    const running = await startPlaced();
    onTestFinished(() => running.stop());
    const kinds = Array.from({ length: places }, () => 'server' as const);
    const match = await begin(running, 'porto', kinds, { variant: 'standard' }, 4 / places);
    await playOn(match, 6);
    let statements = 0;
    Handle.prototype.prepare = function (this: Handle, ...asked) {
      statements += 1;
      return prepare.apply(this, asked);
    };
    const costs: { readonly requests: number; readonly statements: number }[] = [];
    for (let move = 0; move < MOVES; move++) {
      const choice = await nextChoice(match);
      if (!choice) throw new Error('the game has ended');
      const before = running.discord.requests.length;
      statements = 0;
      await press(match, choice);
      const requests = running.discord.requests
        .slice(before)
        .filter(({ path }) => path.startsWith('/channels/'));
      costs.push({ requests: requests.length, statements });
    }
    const found = {
      requests: median(costs.map(({ requests }) => requests)),
      statements: median(costs.map(each => each.statements)),
    };
    expect(found.requests).toBeLessThanOrEqual(limits.requests);
    expect(found.statements).toBeLessThanOrEqual(limits.statements);
  },
  300_000,
);
