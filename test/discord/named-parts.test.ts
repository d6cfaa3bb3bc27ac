import { expect, test } from 'vitest';
import { quay } from '../toy/kit.ts';
import { labels, last } from './kit.ts';

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
