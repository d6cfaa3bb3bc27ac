import { expect, test, vi } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { family, sharedScene } from './kit.ts';

const alike = sharedScene({ paints: isLong });

test('suggestions are an empty list when something is wrong, and always an answer', async () => {
  const stage = await alike();
  const [first] = await family(stage);
  vi.spyOn(stage.table, 'live').mockRejectedValue(new Error('the disk is full'));
  expect(await first.autocomplete(stage.channel, 'porto draw', {}, 'cards', '')).toEqual([]);
  expect(stage.trouble).toHaveLength(1);
});
