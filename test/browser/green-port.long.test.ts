import { test } from 'vitest';
import { isRelease } from '../support/form.ts';
import { playThrough } from './both-seats.ts';
import { inBrowser } from './kit.ts';

inBrowser('Green Port on a phone, every decision pressed', () => {
  test.runIf(isRelease)('both seats of one tab to the end', () => playThrough('green-port-whole'));
});
