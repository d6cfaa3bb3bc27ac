import { describe, expect, test } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { HOUR, seated, timed } from './clock-and-texts.ts';
import { startGame } from './kit.ts';

const MESSAGES = /^\/channels\/\d+\/messages$/;
const reminds = ({ content }: { readonly content: string }) => content.includes('waiting for you');

describe('what was to be said when the bot or Discord went away', () => {
  test('a reminder that stood there already is not said again, half an hour later', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, clock, discord } = stage;
    await seated(stage, [ann, bob]);
    await stage.pass(11);
    const before = channel.messages.length;
    discord.fail({ method: 'POST', path: MESSAGES, afterwards: true, drop: true });
    clock.at += 2 * HOUR;
    await stage.table.dueWork.run();
    await expect.poll(() => channel.messages).toHaveLength(before + 1);
    await expect.poll(async () => (await stage.store.outbox.waiting())[0]?.retryAt).toBeTruthy();
    clock.at += HOUR / 2;
    await stage.quiet();
    expect(channel.messages.filter(reminds)).toHaveLength(1);
  });

  test('a reminder of one is not taken for that of another who chooses at the same time', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, clock, discord } = stage;
    await startGame(stage, [ann, bob], { variant: 'standard' });
    await stage.pass(11);
    const isFirst = { answered: false };
    discord.watch(happening => {
      if (happening.type !== 'message' || happening.change !== 'new' || !reminds(happening.message)) return;
      if (isFirst.answered) return;
      isFirst.answered = true;
      // The second reminder does not reach Discord at the first try.
      discord.fail({ method: 'POST', path: MESSAGES, drop: true });
    });
    clock.at += 2 * HOUR;
    await stage.table.dueWork.run();
    await expect.poll(async () => (await stage.store.outbox.waiting())[0]?.retryAt).toBeTruthy();
    clock.at += HOUR / 2;
    stage.bot.announce('');
    await stage.quiet();
    const pinged = channel.messages.filter(reminds).flatMap(({ mentions }) => mentions);
    expect([...pinged].sort()).toEqual([ann.id, bob.id].sort());
  });

  test('a reminder that a newer one has overtaken is not said, though the clock has not gone off yet', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, clock, discord, table } = stage;
    await seated(stage, [ann, bob]);
    await stage.pass(11);
    discord.fail({ method: 'POST', path: MESSAGES, drop: true });
    clock.at += HOUR;
    await table.dueWork.run();
    await expect.poll(async () => (await stage.store.outbox.waiting())[0]?.retryAt).toBeTruthy();
    clock.at += 13 * HOUR;
    stage.bot.announce('');
    await expect.poll(() => channel.messages.filter(reminds)).toHaveLength(1);
    await stage.quiet();
    expect(channel.messages.filter(reminds).map(({ content }) => content)).toEqual([
      expect.stringContaining('for 25 hours'),
    ]);
  });

  test('a reminder that was held up until quiet hours waits for their end', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, clock, discord, table } = stage;
    const { match } = await seated(stage, [ann, bob]);
    const late = match.seats[match.position.toAct[0] ?? -1]?.id ?? '';
    // Quiet hours from 1 to 7. The game begins at noon, so the first reminder is due at midnight.
    await table.people.setSettings(late, { zone: 'UTC', quiet: { from: '1', to: '7' } });
    await stage.pass(11);
    discord.fail({ method: 'POST', path: MESSAGES, drop: true });
    clock.at += HOUR;
    await table.dueWork.run();
    await expect.poll(async () => (await stage.store.outbox.waiting())[0]?.retryAt).toBeTruthy();
    clock.at += 2 * HOUR;
    stage.bot.announce('');
    await expect
      .poll(async () => (await table.outbox.outlook()).nextAt)
      .toBe(Date.parse('2026-05-05T07:00Z'));
    expect(channel.messages.filter(reminds)).toEqual([]);
    clock.at += 5 * HOUR;
    stage.bot.announce('');
    await stage.quiet();
    expect(channel.messages.filter(reminds)).toHaveLength(1);
  });
});
