import { expect, test } from 'vitest';
import { times } from '../support/test-form.ts';
import { playEvenings } from './rivals/evenings.ts';

test('the same, for longer', async () => {
  expect((await playEvenings(times(30, 80))).actions).toBeGreaterThan(400);
});
