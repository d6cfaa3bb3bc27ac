import { test } from 'vitest';
import { playThrough } from './both-seats.ts';
import { inBrowser } from './kit.ts';

inBrowser('Green Port on a phone', () => {
  test('both seats of one tab: the beginning, and from the last Objective to the end', () =>
    playThrough('green-port', 9));
});
