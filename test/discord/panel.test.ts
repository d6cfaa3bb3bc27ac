import { expect, test, vi } from 'vitest';
import { isLong } from '../support/test-form.ts';
import {
  choosing,
  commitOf,
  family,
  follow,
  labelFrom,
  last,
  openTurn,
  readyToBuild,
  scene,
  sharedScene,
  walkTo,
  waysOf,
} from './kit.ts';

const alike = sharedScene({ paints: isLong });

/** Reads the numbered contracts from the picture's alt text, such as "✓ 3. blue ends — 2 / 5 / 9 …". */
const numbered = (description = ''): readonly { readonly number: number; readonly text: string }[] =>
  [...description.matchAll(/^(?:✓ )?(\d)\. (.+)$/gm)].map(([, number, text = '']) => ({
    number: Number(number),
    text,
  }));

test('the picture of a choice of contracts explains each by the number on its button, and the picture of a turn has the hand', async () => {
  const options = { paints: isLong || (['turnPicture'] as const) };
  const stage = await scene(options);
  await choosing(stage);
  const panel = await openTurn(stage.ann, last(stage.channel));
  const five = numbered(panel.attachments[0]?.description);
  expect(five.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  for (const { text } of five) expect(text).toMatch(/ — \d+ .*(for|if) /);
  await stage.ann.press(panel, labelFrom(panel, '1 + 2 + 3'));
  const lines = panel.content.split('\n').filter(line => line.startsWith('- '));
  expect(lines.map(line => line.replaceAll(/^- |\*/g, '').toLowerCase()).toSorted()).toEqual(
    five
      .slice(0, 3)
      .map(({ text }) => text.replace(/\.$/, '').toLowerCase())
      .toSorted(),
  );
  const another = await scene(options);
  const [first] = await readyToBuild(another);
  const turn = await openTurn(first, last(another.channel));
  expect(turn.attachments[0]?.description).toMatch(/^Your hand \(4 cards\): blue 1, 2 · purple 2 · red 3/);
});

test('a panel leads to any legal action by buttons alone, past what stands there as best', async () => {
  const stage = await alike();
  const [first] = await readyToBuild(stage);
  const steps: number[] = [];
  for (const action of [
    'build red-3 blue-1 L5 roof R1',
    'build purple-2 red-3 R5 roof L3',
    'draw 2,4',
    'draw 5',
  ]) {
    const panel = await openTurn(first, last(stage.channel));
    steps.push((await walkTo(stage, first, panel, action, true)).length);
    expect(panel.selects).toEqual([]);
  }
  // A build takes at most six presses: one on the board, four in the panel, and one that commits.
  expect(steps).toEqual([4, 4, 2, 2]);
});

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
    expect(question).toMatch(/\?$|^-# Sorted by the points that each choice brings now/);
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
