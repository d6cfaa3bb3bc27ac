import { expect, test } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { FINAL_LABELS, family, labels, last, liveIn, playByChance, resign, scene, shown } from './kit.ts';

test('the end shows its replay by a press', async () => {
  const stage = await scene({ paints: isLong || ['share'] });
  const { ann, cid, channel } = stage;
  await family(stage);
  await playByChance(stage, await liveIn(stage), 7, 6);
  await resign(ann, channel);
  await stage.quiet();
  const final = last(channel);
  expect(labels(final)).toEqual(FINAL_LABELS);
  const further = shown(await cid.press(final, 'More…'));
  expect(labels(further)).toEqual([
    ...['Green Port', 'Vintage', 'Board', 'Replay', 'Log', 'What is what', 'Rules'],
  ]);
  const replay = await cid.press(further, 'Replay');
  await expect.poll(() => shown(replay).attachments).toHaveLength(1);
  expect(shown(replay).attachments[0]?.filename).toMatch(/\.gif$/);
});
