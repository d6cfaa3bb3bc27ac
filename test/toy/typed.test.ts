import { expect, test } from 'vitest';
import { personAt, press, quay, stateOf } from './kit.ts';
import { toy } from './rules/index.ts';

test('an illegal action is answered with the nearest legal one, also where its kind has no other', async () => {
  const at = await quay(2);
  await press(at, 0, 'bid 3');
  await press(at, 1, 'bid 1');
  const [first] = toy.legal(await stateOf(at), 0).map(toy.fields);
  expect(first).toHaveLength(1);
  const typed = { action: 'bid 2', now: true };
  const { message } = await personAt(at, 0).command(at.stage.channel, 'toy do', typed);
  const ids = message?.buttons.map(({ customId }) => customId) ?? [];
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});
