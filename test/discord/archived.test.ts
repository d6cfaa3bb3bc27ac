import type { Channel, Interaction } from 'local-discord';
import { expect, test } from 'vitest';
import type { RunningOptions } from '../support/bot.ts';
import { inGame } from '../support/in-game.ts';
import { family, inTurn, last, openTurn, type Scene, said, scene, waysIn } from './kit.ts';

interface InThread extends Scene {
  readonly thread: Channel;
}

async function inThread(options: RunningOptions = {}): Promise<InThread> {
  const stage = await scene({ paints: false, ...options });
  const thread = stage.channel.addThread({ name: 'quiet' });
  const there = { ...stage, channel: thread };
  await family(there);
  return { ...there, thread };
}

function fallsAsleep({ discord, thread }: InThread, moment: 'opened' | 'deferred' | 'answered'): void {
  const stop = discord.watch(happening => {
    if (happening.type !== 'interaction' || happening.stage !== moment) return;
    stop();
    thread.archive();
  });
}

const wakings = ({ discord }: InThread): number =>
  discord.requests.filter(
    ({ method, body }) => method === 'PATCH' && JSON.stringify(body) === '{"archived":false}',
  ).length;

test.each(['opened', 'deferred'] as const)(
  'every way of answering wakes the thread that falls asleep when it is %s',
  async moment => {
    const stage = await inThread();
    const { thread, trouble } = stage;
    const [first] = await inTurn(stage);
    // The button of a public message gets a deferred private reply.
    fallsAsleep(stage, moment);
    const panel = await openTurn(first, last(thread));
    await stage.quiet();
    expect(thread.archived).toBe(false);
    // A button of the private panel gets a deferred update, then an edit.
    fallsAsleep(stage, moment);
    const before = panel.content;
    await first.press(panel, waysIn(panel)[0] ?? '');
    await stage.quiet();
    expect(panel.content).not.toBe(before);
    expect(thread.archived).toBe(false);
    // The bot defers its reply to a command that acts, but not to a command that only reads.
    fallsAsleep(stage, 'opened');
    expect((await inGame(first, thread, 'porto', 'recap')).content).not.toBe('');
    fallsAsleep(stage, moment);
    expect((await inGame(first, thread, 'porto', 'nudge')).content).not.toBe('');
    expect(thread.archived).toBe(false);
    expect(trouble).toEqual([]);
  },
);

test('a moderator’s action is announced in a thread that has fallen asleep', async () => {
  const stage = await inThread();
  const { thread, cid, trouble } = stage;
  cid.manageGuild = true;
  const panel = await cid.command(thread, 'porto game');
  const question = await cid.press(panel.message, 'Cancel the game');
  fallsAsleep(stage, 'answered');
  const answer = await cid.press(question.message, 'Cancel the game');
  await stage.quiet();
  expect(answer.followUps).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('a person who is too fast is informed in a thread that sleeps', async () => {
  const stage = await inThread({ pace: { waiting: 6, inTenSeconds: 3 } });
  const { discord, thread, bob } = stage;
  await discord.useSwitch('phones', { on: true });
  // Bob's join is the first of three commands that he may send in ten seconds. On a slow machine these ten seconds may already
  // be over.
  await bob.command(thread, 'porto hand');
  await bob.command(thread, 'porto hand');
  thread.archive();
  expect(await said(bob, thread, 'porto hand')).not.toBe('');
  expect(thread.archived).toBe(false);
});

test('a thread that is locked can not be woken: one line in the log, no second try, nothing is done', async () => {
  const stage = await inThread();
  const { discord, thread, ann, table, trouble } = stage;
  const before = await table.live(thread.id);
  await discord.useSwitch('phones', { on: true });
  thread.archive();
  thread.locked = true;
  const board = last(thread);
  let sent: Interaction | undefined;
  discord.watch(happening => {
    if (happening.type === 'interaction' && happening.stage === 'opened') sent = happening.interaction;
  });
  const failed = expect(ann.press(board, 'Hand')).rejects.toThrow(/failed/);
  await expect.poll(() => trouble.length).toBe(1);
  expect(sent?.acknowledged).toBe(false);
  sent?.fail('nobody answers');
  await failed;
  await stage.quiet();
  expect(wakings(stage)).toBe(1);
  expect(trouble.filter(line => line.startsWith('an interaction stays unanswered'))).toHaveLength(1);
  expect(trouble).toHaveLength(1);
  expect((await table.live(thread.id))?.rev).toBe(before?.rev);
});
