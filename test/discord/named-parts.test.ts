import { expect, test } from 'vitest';
import { quay } from '../toy/kit.ts';
import { drawNow, family, labels, last, scene, shown } from './kit.ts';

const WHAT = 'What is what';

test('a game that names nothing has no such button, and a forged press is turned away', async () => {
  const { stage, people } = await quay(2);
  const board = last(stage.channel);
  expect(labels(board)).toContain('Rules');
  expect(labels(board)).not.toContain(WHAT);
  const match = await stage.table.live(stage.channel.id);
  const answer = await people[0]?.pressRaw(stage.channel, board, `1:${match?.id}:-:parts:0`);
  expect(answer?.content).toContain("I don't know this button");
});

// test/evenings/parts.evening shows what the parts are called, and where the way to them stands.
test('the parts of an older board are drawn on that board', async () => {
  const stage = await scene({ paints: false });
  const [first] = await family(stage);
  await drawNow(first, stage.channel);
  const older = shown(await first.command(stage.channel, 'porto board', { turn: 0 }));
  expect(shown(await first.press(older, WHAT)).attachments[0]?.filename).toMatch(/-0-parts-1\.png$/);
});
