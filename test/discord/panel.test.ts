import { expect, test, vi } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { commitOf, family, follow, last, openTurn, sharedScene, waysOf } from './kit.ts';

const alike = sharedScene({ paints: isLong });

test('a panel goes on after each decision of a solo, in the same message, headed by what is asked', async () => {
  const { ann, channel, table, quiet } = await alike();
  await ann.command(channel, 'porto solo', { timer: 24 });
  await quiet();
  const panel = await openTurn(ann, last(channel));
  const privately = ann.ephemerals.length;
  const lines: string[] = [];
  for (const asked of ['Draw cards', "Build with the Timer's cards: blue 2, blue 3", 'Draw cards']) {
    await follow(ann, panel);
    await ann.press(panel, commitOf(panel)?.customId ?? '');
    const [done = '', heading, question] = panel.content.split('\n');
    lines.push(done);
    expect(heading).toBe(`**${asked}**`);
    expect(question).toMatch(/\?$|^-# Sorted by the points they bring now/);
    expect(commitOf(panel)).toBeUndefined();
    expect(waysOf(panel).length).toBeGreaterThan(1);
    expect(waysOf(panel)).not.toContain('Back');
  }
  expect(lines[0]).toMatch(/^\*\*Ann\*\* kept /);
  expect(lines[1]).toMatch(/^\*\*Ann\*\* drew /);
  expect(lines[2]).toMatch(/^The Timer built |Timer built /);
  expect(ann.ephemerals).toHaveLength(privately);
  expect((await table.live(channel.id))?.rev).toBe(3);
});

test('suggestions are an empty list when something is wrong, and always an answer', async () => {
  const stage = await alike();
  const [first] = await family(stage);
  vi.spyOn(stage.table, 'live').mockRejectedValue(new Error('the disk is full'));
  expect(await first.autocomplete(stage.channel, 'porto draw', {}, 'cards', '')).toEqual([]);
  expect(stage.trouble).toHaveLength(1);
});
