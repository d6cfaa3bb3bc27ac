import { test } from 'vitest';
import { playThrough } from './both-seats.ts';
import { inBrowser } from './kit.ts';

inBrowser('Green Port on a phone, every decision pressed', () => {
  test('both seats of one tab to the end', () => playThrough('green-port-whole'));
});
