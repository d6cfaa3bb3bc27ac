import { expect, test } from 'vitest';
import { benchPress } from '../../bench/press.ts';

test('one press of a build and the delivery of its board keep to their statements, transactions and decodings', async () => {
  const { metrics } = await benchPress();
  const held = metrics.filter(({ unit, bar }) => bar !== undefined && unit !== 'files');
  expect(held.map(({ unit }) => unit)).toEqual(['transactions', 'statements', 'decodings']);
  expect(held.filter(({ holds }) => !holds)).toEqual([]);
});
