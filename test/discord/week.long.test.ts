import { expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { type Running, startBot } from '../support/bot.ts';
import { inGame } from '../support/in-game.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { Clock, HOUR, pinged, posts } from './clock-and-texts.ts';
import { liveIn, startGame } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

const HOURS = 7 * 24;
const SILENT = { from: 6, to: 90 };
const AWAY = { from: 20, to: 92 };
const LEAVES_AT = 140;

/**
 * Seat 0 stops playing, gets a stand-in by vote and comes back. Seat 1 takes 15 hours a turn. Seat 2 is away for a time. Seat 3
 * leaves the server.
 */
test('a week of four: who is pinged, how often, and what stays in the channel, over restarts', async () => {
  const clock = new Clock();
  const start = clock.at;
  const discord = await ownDiscord();
  const options = { database: await sharedDatabase(), discord, now: clock.now };
  let bot: Running = await startBot(options);
  onTestFinished(() => bot.stop());
  const guild = discord.addGuild({ name: 'Ribeira' });
  const channel = guild.addChannel({ name: 'porto' });
  const people = ['Ann', 'Bob', 'Cid', 'Dan'].map(name => discord.addUser({ name }));
  const [ann, bob, cid, dan] = people;
  if (!ann || !bob || !cid || !dan) throw new Error('four');
  await startGame({ ...bot, channel }, people, {
    ...{ variant: 'family', pace: 'day', order: 'joined', rated: false },
  });
  const { id } = await liveIn({ ...bot, channel });
  const turns = new Set<string>();
  for (let hour = 1; hour <= HOURS; hour++) {
    if (hour % 24 === 0) {
      await bot.stop();
      bot = await startBot(options);
    }
    clock.at = start + hour * HOUR;
    await bot.table.dueWork.run();
    await bot.quiet();
    if (hour === AWAY.from) await bot.table.people.setSettings(cid.id, { awayUntil: start + AWAY.to * HOUR });
    if (hour === SILENT.to) await inGame(ann, channel, 'porto', 'return');
    if (hour === LEAVES_AT) dan.leave();
    for (const { seat, since, late } of await bot.table.waiting(id)) {
      turns.add(`${seat} ${since}`);
      const silent = seat === 0 && hour >= SILENT.from && hour < SILENT.to;
      if (silent && late && hour >= 60) {
        await inGame(bob, channel, 'porto', 'propose play-until-back 0');
        await inGame(dan, channel, 'porto', 'propose play-until-back 0');
      }
      const away = seat === 2 && hour >= AWAY.from && hour < AWAY.to;
      const gone = seat === 3 && hour >= LEAVES_AT;
      if (silent || away || gone || (seat === 1 && hour - (since - start) / HOUR < 15)) continue;
      const match = await bot.table.get(id);
      if (!match) throw new Error('the game is gone');
      const [action] = match.position.legal(seat);
      const person = match.seats[seat]?.id ?? '';
      expect((await bot.table.act(id, person, games.porto?.write(action) ?? '')).ok).toBe(true);
    }
    await bot.quiet();
  }
  const posted = posts(discord, channel).map(({ body }) => (body as { readonly content: string }).content);
  const count = (text: string) => posted.filter(content => content.includes(text)).length;
  const reminders = posted.filter(content => content.includes('have been waiting for you'));
  expect(reminders.length).toBeGreaterThan(5);
  expect(count('has taken longer than 24 hours')).toBe(1);
  expect(count(`**Cid** is away until`)).toBe(1);
  expect(count('I play for **Ann** by a fixed rule from now on')).toBe(1);
  expect(count('**Ann** is back')).toBe(1);
  expect(count('**Dan** has left the server')).toBe(1);
  expect(count('asks that I play for **Ann** by a fixed rule')).toBe(1);
  // The bot pings each present person once for a decision, and once more for each reminder.
  const moves = await bot.table.moves(id, { since: 0, to: 10_000 });
  const calls = pinged(discord, channel);
  for (const [seat, person] of people.entries()) {
    const own = reminders.filter(text => text.startsWith(`<@${person.id}>`)).length;
    const all = calls.filter(call => call === person.id).length;
    const acted = moves.filter(move => move.seat === seat && move.by === 'person').length;
    const waiting = (await bot.table.waiting(id)).some(wait => wait.seat === seat);
    const votes = seat === 3 ? 1 : 0;
    const unanswered = seat === 0 ? 1 : 0;
    expect([person.name, all]).toEqual([person.name, acted + own + votes + unanswered + (waiting ? 1 : 0)]);
  }
  expect(
    channel.messages.filter(({ content }) => content.includes('have been waiting for you')).length,
  ).toBeLessThanOrEqual(1);
  expect(bot.trouble).toEqual([]);
});
