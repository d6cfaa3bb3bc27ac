import { describe, expect, test } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { HOUR, pinged, play, seated, timed } from './clock-and-texts.ts';
import { labels, last, said } from './kit.ts';

const SILENT = 1 << 12;

describe('a turn', () => {
  test.runIf(isLong)(
    'is pinged once by the board; reminders come after 12, 24 and 48 hours, then a last reminder, each once',
    async () => {
      const stage = await timed({ paints: isLong });
      const { ann, bob, channel, discord } = stage;
      const { match, people } = await seated(stage, [ann, bob]);
      const [first, second] = people;
      const board = last(channel);
      expect(board.mentions).toEqual([first?.id]);
      expect(pinged(discord, channel)).toEqual([first?.id]);
      await stage.pass(12);
      const reminder = last(channel);
      expect(reminder.content).toBe(`<@${first?.id}>, the others have been waiting for you for 12 hours.`);
      expect(reminder.mentions).toEqual([first?.id]);
      expect(labels(reminder)).toEqual(['Draw cards', 'Recap', 'Hand']);
      expect(reminder.replyTo).toBe(board.id);
      await stage.pass(84);
      expect(pinged(discord, channel)).toEqual(Array(5).fill(first?.id));
      expect(last(channel).content).toContain(
        'a last reminder: the others have been waiting for you for 4 days',
      );
      expect(reminder.deleted).toBe(true);
      await stage.pass(48);
      expect(pinged(discord, channel)).toHaveLength(5);
      expect(channel.messages).toHaveLength(3);
      await play(stage, match.id);
      expect(channel.messages.map(({ content }) => content).join()).not.toContain('waiting for you');
      expect(last(channel).mentions).toEqual([second?.id]);
    },
  );

  test('is acted upon straight from the reminder, which then goes', async () => {
    const stage = await timed({ paints: isLong });
    const { people } = await seated(stage, [stage.ann, stage.bob]);
    await stage.pass(12);
    const reminder = last(stage.channel);
    const panel = await people[0]?.press(reminder, 'Draw');
    expect(panel?.ephemeral).toBe(true);
    await people[0]?.command(stage.channel, 'porto draw', { cards: '1', now: true });
    await stage.quiet();
    expect(reminder.deleted).toBe(true);
  });

  test('a turn in quiet hours shows the board silently, and pings when they end', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, discord, table } = stage;
    for (const { id } of [ann, bob]) {
      await table.people.setSettings(id, { zone: 'Etc/UTC', quiet: { from: '11:00', to: '15:00' } });
    }
    const { people, match } = await seated(stage, [ann, bob]);
    const board = last(channel);
    expect(board.mentions).toEqual([]);
    expect(board.flags & SILENT).toBe(SILENT);
    expect(board.content).toContain(`${people[0]?.name}: `);
    expect(pinged(discord, channel)).toEqual([]);
    await stage.pass(2);
    expect(pinged(discord, channel)).toEqual([]);
    await stage.pass(1);
    expect(pinged(discord, channel)).toEqual([people[0]?.id]);
    expect(last(channel).content).toBe(`<@${people[0]?.id}>, it is your turn.`);
    await play(stage, match.id);
    expect(pinged(discord, channel)).toEqual([people[0]?.id, people[1]?.id]);
  });

  test('pings nobody who has turned pings off: with no board, reminder, nudge or question', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, discord, table } = stage;
    for (const { id } of [ann, bob]) await table.people.setSettings(id, { pings: false });
    const { match, people } = await seated(stage, [ann, bob]);
    const [first, second] = people;
    await play(stage, match.id);
    expect(last(channel).content).toContain(`${second?.name}: `);
    await stage.pass(12);
    expect((await first?.command(channel, 'porto nudge'))?.content).toContain('nobody else here');
    await first?.command(channel, 'porto table pause');
    await stage.quiet();
    expect(last(channel).content).toContain('asks to pause');
    await stage.pass(14);
    expect(pinged(discord, channel)).toEqual([]);
  });

  test('pings nobody who is away', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, discord, table, clock } = stage;
    for (const { id } of [ann, bob]) await table.people.setSettings(id, { awayUntil: clock.at + 60 * HOUR });
    const { match } = await seated(stage, [ann, bob]);
    expect((await table.get(match.id))?.position.toAct).toHaveLength(1);
    await stage.pass(20);
    expect(pinged(discord, channel)).toEqual([]);
  });

  test('a turn of an absent person says how long its clock waits, or that it runs on', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, table, clock, store } = stage;
    const { match } = await seated(stage, [ann, bob]);
    const seat = (await table.get(match.id))?.seats.find(({ id }) => id === ann.id)?.seat ?? -1;
    const leave = async (hoursLeft: number, days: number): Promise<string> => {
      await store.seats.change(match.id, seat, { awayMs: (60 * 24 - hoursLeft) * HOUR });
      await table.people.setSettings(ann.id, { awayUntil: clock.at + days * 24 * HOUR });
      await stage.quiet();
      return last(channel).content.replace(/<t:\d+:f>/, '…');
    };
    const away = '**Ann** is away until …. The clock of this game';
    expect(await leave(72, 3)).toBe(`${away} waits.`);
    expect(await leave(72, 4)).toBe(`${away} waits for 3 more days at most.`);
    expect(await leave(1, 5)).toBe(`${away} waits for 1 more day at most.`);
    expect(await leave(0, 6)).toBe(`${away} runs on.`);
  });
});

describe('a nudge', () => {
  test('is for the others who are awaited, with a cooldown told in words', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, cid, channel, discord } = stage;
    const { people } = await seated(stage, [ann, bob]);
    const [first, second] = people;
    expect((await first?.command(channel, 'porto nudge'))?.content).toContain('nobody else here to ping now');
    expect(await said(cid, channel, 'porto nudge')).toContain("don't sit");
    expect((await second?.command(channel, 'porto nudge'))?.content).toContain('first hour of a turn');
    const early = await second?.command(channel, 'porto recap');
    expect(labels(early?.message ?? last(channel))).not.toContain('Nudge');
    stage.clock.at += HOUR;
    const recap = await second?.command(channel, 'porto recap');
    expect(labels(recap?.message ?? last(channel))).toContain('Nudge');
    const nudged = await second?.press(recap?.message, 'Nudge');
    expect(nudged?.content).toBe(`Nudged: ${first?.name}. Next time in twelve hours.`);
    await stage.quiet();
    expect(last(channel).content).toContain(`**${second?.name}** gives you a nudge`);
    expect(pinged(discord, channel)).toEqual([first?.id, first?.id]);
    expect((await second?.command(channel, 'porto nudge'))?.content).toContain('pinged already');
    const own = await first?.command(channel, 'porto recap');
    expect(labels(own?.message ?? last(channel))).not.toContain('Nudge');
  });

  test('speaks the language of the server', async () => {
    const stage = await timed({ paints: isLong });
    stage.guild.preferredLocale = 'ko';
    await stage.discord.idle(40);
    const { people } = await seated(stage, [stage.ann, stage.bob]);
    stage.clock.at += HOUR;
    await people[1]?.command(stage.channel, 'porto nudge');
    await stage.quiet();
    expect(last(stage.channel).content).toContain('님이 재촉합니다');
    stage.guild.preferredLocale = 'pt-BR';
    await stage.discord.idle(40);
    await stage.pass(24);
    expect(last(stage.channel).content).toContain('os outros esperam por você há 24 horas');
  });
});

describe('who has left the server of an unrated game', () => {
  test('is not pinged: the stand-in plays, the seat may be offered and taken, the rest goes on', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, cid, channel, discord, table } = stage;
    const { match, people } = await seated(stage, [ann, bob, cid], { rated: false });
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('three');
    second.leave();
    stage.clock.at += 2 * HOUR;
    await play(stage, match.id);
    expect(pinged(discord, channel)).not.toContain(second.id);
    const told = channel.messages.find(({ content }) => content.includes('has left the server'));
    expect(told?.content).toContain(`**${second.name}** has left the server`);
    expect((await table.get(match.id))?.rev).toBeGreaterThan(1);
    expect(last(channel).mentions.concat(...channel.messages.map(({ mentions }) => mentions))).toContain(
      third.id,
    );
    const asked = await first.press(told, 'Offer the seat');
    expect(asked.content).toContain('The others are asked');
    await stage.quiet();
    const vote = last(channel);
    expect(vote.mentions).toEqual([third.id]);
    expect((await third.press(vote, 'Agree')).content).toContain('it is done');
    await stage.quiet();
    expect(vote.content).toContain('Agreed');
    expect(vote.buttons).toEqual([]);
    const offer = last(channel);
    expect(offer.content).toContain(`The seat of **${second.name}** is on offer`);
    const dan = discord.addUser({ name: 'Dan' });
    expect((await third.press(offer, 'Take')).content).toContain('already sit');
    expect((await dan.press(offer, 'Take')).content).toContain('The seat is yours');
    await stage.quiet();
    expect(offer.buttons).toEqual([]);
    expect(channel.messages.map(({ content }) => content).join('\n')).toContain(
      `**Dan** plays on in place of **${second.name}**`,
    );
  });
});

test('the name and the language of who comes by are written down', async () => {
  const stage = await timed({ paints: isLong });
  stage.ann.locale = 'ko';
  await stage.ann.command(stage.channel, 'porto rules');
  expect(await stage.table.people.settings(stage.ann.id)).toMatchObject({ name: 'Ann', locale: 'ko' });
});
