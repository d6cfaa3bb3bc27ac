import { expect, test } from 'vitest';
import { playEvenings } from './rivals/evenings.ts';

test('the same, for longer', async () => {
  expect((await playEvenings(80)).deeds).toBeGreaterThan(1_000);
});
