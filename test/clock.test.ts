import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MovableClock } from '../src/clock.ts';
import { folder } from './support/folder.ts';

const HOUR = 3_600_000;

/** Returns the lead of the clock in whole hours. Adding 0 turns −0 into 0, since `toBe` treats them as different. */
const ahead = (clock: MovableClock): number => Math.round((clock.now() - Date.now()) / HOUR) + 0;

test('goes with the real time until it is moved on, and tells who asked', () => {
  const clock = new MovableClock(join(folder(), 'deep', 'clock.json'));
  const listener = vi.fn();
  clock.whenMoved(listener);
  expect(ahead(clock)).toBe(0);
  clock.move(24 * HOUR);
  clock.move(HOUR);
  expect(ahead(clock)).toBe(25);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('does not go back at a restart', () => {
  const path = join(folder(), 'clock.json');
  new MovableClock(path).move(3 * HOUR);
  expect(ahead(new MovableClock(path))).toBe(3);
});

test.each(['', '{', 'null', '{"ahead":"soon"}', '{"ahead":-5}', '{"ahead":9000000000000000}'])(
  'a file with %j counts as not moved',
  text => {
    const path = join(folder(), 'clock.json');
    writeFileSync(path, text);
    expect(ahead(new MovableClock(path))).toBe(0);
  },
);
