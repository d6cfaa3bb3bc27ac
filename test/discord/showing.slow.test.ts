import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { playTo } from '../whole/playing.ts';
import {
  cancel,
  FINAL_LABELS,
  family,
  labels,
  last,
  resign,
  type Scene,
  scene,
  sharedScene,
  shown,
} from './kit.ts';

const alike = sharedScene({ paints: isLong });

async function ended(stage: Scene): Promise<void> {
  const { ann, bob, channel } = stage;
  await family(stage);
  await playTo(stage, [ann, bob], 6);
  await resign(ann, channel);
  await stage.quiet();
}

test('the end shows its replay and its card by a press; a card is posted after a look, by who played', async () => {
  const stage = await scene({ paints: isLong || ['share'] });
  const { ann, cid, channel } = stage;
  await ended(stage);
  const final = last(channel);
  expect(labels(final)).toEqual(FINAL_LABELS);
  const replay = await cid.press(final, 'Replay');
  while (shown(replay).attachments.length === 0) await sleep(20);
  expect(shown(replay).attachments[0]?.filename).toMatch(/\.gif$/);
  const look = await ann.press(final, 'Share');
  expect(look.ephemeral).toBe(true);
  expect(shown(look).attachments[0]?.filename).toMatch(/-card\.png$/);
  expect(last(channel)).toBe(final);
  const posted = await ann.press(look.message, 'Post it here');
  await stage.quiet();
  expect(posted.content).toBe('It follows here.');
  expect(last(channel).content).toBe('**Ann** shares this game:');
  expect(last(channel).attachments[0]?.filename).toMatch(/-card\.png$/);
  expect(labels(shown(await cid.press(final, 'Share')))).toEqual([]);
  const post = `1:${(await stage.table.latest(channel.id))?.id}:-:post`;
  const forged = await cid.pressRaw(channel, final, post);
  expect(forged.content).not.toBe('It follows here.');
});

test('the rules stand one press away under the lobby, every board and the end', async () => {
  const stage = await alike();
  const { ann, bob, cid, channel } = stage;
  await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
  await stage.quiet();
  const opened = async () => {
    const answer = await cid.press(last(channel), 'Rules');
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toContain('## ');
  };
  await opened();
  await bob.command(channel, 'porto join');
  await ann.command(channel, 'porto start');
  await stage.quiet();
  await opened();
  await cancel(ann, channel);
  await cancel(bob, channel);
  await stage.quiet();
  await opened();
});

test('a player who would play on ends the vote to cancel', async () => {
  const stage = await alike();
  const { ann, bob, channel, table } = stage;
  await family(stage);
  const { id = '' } = (await table.live(channel.id)) ?? {};
  await cancel(ann, channel);
  await stage.quiet();
  const vote = last(channel);
  expect(await table.cancelVotes(id)).toEqual([ann.id]);
  expect((await bob.press(vote, 'Play on')).content).toBe('The game goes on.');
  await stage.quiet();
  expect(await table.cancelVotes(id)).toEqual([]);
  expect(last(channel).content).toBe('**Bob** wants to play on: this game is not cancelled.');
  expect(vote.buttons).toEqual([]);
});

test('alone the recap is not offered, and tells the game so far where it is asked for', async () => {
  const stage = await alike();
  const { ann, channel } = stage;
  await ann.command(channel, 'porto solo');
  await stage.quiet();
  await playTo(stage, [ann], 5);
  await stage.quiet();
  expect(labels(last(channel))).not.toContain('Recap');
  const recap = await ann.command(channel, 'porto recap');
  expect(recap.content).toContain('The game so far');
  expect(recap.content).toContain('drew');
});

test('another game is offered only when nothing waits here', async () => {
  const stage = await alike();
  const { ann, channel, guild } = stage;
  const other = guild.addChannel({ name: 'other' });
  for (const place of [channel, other]) await ann.command(place, 'porto solo');
  await stage.quiet();
  const [choice] = await ann.autocomplete(channel, 'porto keep', {}, 'contracts', '');
  const answer = await ann.command(channel, 'porto keep', { contracts: String(choice?.value) });
  expect(labels(shown(answer))).not.toContain('Next game');
});

test('a game given up before anybody’s second turn says that it counts nowhere, and has no medals', async () => {
  const stage = await alike();
  const { ann, bob, channel } = stage;
  await family(stage);
  await playTo(stage, [ann, bob], 2);
  await resign(ann, channel);
  await stage.quiet();
  expect(last(channel).content).toContain("It ended before anybody had a second turn, so it doesn't count.");
  expect(last(channel).content).toContain('**Bob** wins: nobody else is left in the game.');
  expect(last(channel).content).not.toMatch(/🥇|Best turn/u);
  const stats = await bob.command(channel, 'games stats');
  expect(stats.content).toContain('No game has been counted yet.');
});
