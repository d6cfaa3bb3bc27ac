import { expect, test } from 'vitest';
import { inGame } from '../support/in-game.ts';
import { isLong } from '../support/test-form.ts';
import {
  cancel,
  FINAL_LABELS,
  family,
  labels,
  last,
  liveIn,
  playByChance,
  resign,
  scene,
  sharedScene,
  shown,
} from './kit.ts';

const alike = sharedScene({ paints: isLong });

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

test('the rules stand one press away under the lobby and every board, and two at the end', async () => {
  const stage = await alike();
  const { ann, bob, cid, channel } = stage;
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
  await stage.quiet();
  const opened = async () => {
    const board = last(channel);
    const isEnd = labels(board).includes('More…');
    const answer = await cid.press(isEnd ? shown(await cid.press(board, 'More…')) : board, 'Rules');
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toContain('## ');
  };
  await opened();
  await inGame(bob, channel, 'porto', 'join');
  await inGame(ann, channel, 'porto', 'start');
  await stage.quiet();
  await opened();
  await cancel(ann, channel);
  await cancel(bob, channel);
  await stage.quiet();
  await opened();
});
