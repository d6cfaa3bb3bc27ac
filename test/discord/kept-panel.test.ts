import { expect, test } from 'vitest';
import { boardIn, family, labels, openTurn, scene } from './kit.ts';

test('a refused press leaves the panel with its text and buttons, and says once why', async () => {
  const stage = await scene();
  const [first] = await family(stage);
  const panel = await openTurn(first, boardIn(stage.channel));
  const [before, said] = [labels(panel), panel.content];
  expect(before.length).toBeGreaterThan(1);
  for (const _ of [1, 2]) {
    const { content } = await first.pressRaw(stage.channel, panel, 'a button of no version');
    expect(labels(panel)).toEqual(before);
    const [why, ...rest] = content.split('\n\u200b\n');
    expect(why).toMatch(/^\S/);
    expect(rest).toEqual([said]);
  }
  await stage.quiet();
});
