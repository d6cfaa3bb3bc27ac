import type { Channel, Person } from 'local-discord';
import { describe, expect, onTestFinished, test } from 'vitest';
import { morningMessage } from '../../src/discord/messages/morning.ts';
import type { MorningPage } from '../../src/table/mornings/mornings.ts';
import { startBot } from '../support/bot.ts';
import { inGame } from '../support/in-game.ts';
import { setServer, setSettings } from '../support/menus.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { roomOf } from '../support/room.ts';
import { accepted } from '../table/room.ts';
import { Clock, HOUR } from './clock-and-texts.ts';
import { family, last, liveIn, playByChance, type Scene, type SceneOptions, scene } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

const DAY = 24 * HOUR;
/** A Tuesday. */
const TUESDAY = Date.parse('2026-11-24T12:00Z');

/** Returns the next time at which it is eight o'clock in UTC. */
const next = (at: number): number => Math.floor((at + 16 * HOUR) / DAY) * DAY + 8 * HOUR;

interface Village extends Scene {
  readonly clock: Clock;
  readonly plaza: Channel;
  /** Moves the clock to the next morning, and waits for the bot's messages. */
  morning(): Promise<void>;
}

async function village(options: SceneOptions = {}): Promise<Village> {
  const clock = new Clock();
  clock.at = TUESDAY;
  const stage = await scene({ paints: false, now: clock.now, ...options });
  const plaza = stage.guild.addChannel({ name: 'plaza' });
  stage.ann.manageGuild = true;
  return {
    ...stage,
    clock,
    plaza,
    morning: async () => {
      clock.at = next(clock.at);
      stage.bot.refresh();
      await stage.quiet();
    },
  };
}

const set = ({ ann, channel, plaza }: Village) => setServer(ann, channel, { morningChannel: plaza.id });

async function playDaily({ table, guild }: Village, person: Person, seed = 2): Promise<void> {
  const today = await table.deals.today({ game: 'porto', form: 'solo' }, person, guild.id);
  const begun = await table.deals.begin(accepted(today).deal.id, person, 'on', guild.id);
  await playByChance({ table }, accepted(begun), seed);
}

describe('the morning message', () => {
  test('says in words how far a person is ahead of the hard bot in a duel', async () => {
    const { table, plaza, guild } = await village();
    const row = (name: string, points: number) => ({ person: { id: name, name }, points, streak: 1 });
    const deal = {
      game: 'vintage',
      form: 'duel',
      number: 4,
      par: -3,
      rows: [row('Ann', 1), row('Bob', 0), row('Cid', -12)],
      more: 0,
    } as const;
    const facts = { deals: [deal], moves: [], waits: [], week: null, hiddenUntil: null };
    const page = { guildId: guild.id, channelId: plaza.id, day: 1, facts, before: undefined };
    const { content } = await morningMessage(roomOf(table), page as unknown as MorningPage);
    expect(content).toContain(
      [
        '**Vintage · Daily duel No. 4** · hard bot: 3 points behind',
        '🥇 **Ann**: 1 point ahead',
        '🥈 **Bob**: level with the bot',
        '🥉 **Cid**: 12 points behind',
      ].join('\n'),
    );
  });

  test('shows no move of a game in a private thread, and no name of a person who shares no statistics', async () => {
    const stage = await village();
    const { ann, bob, channel, guild, plaza, table } = stage;
    await set(stage);
    await family(stage);
    const match = await liveIn(stage);
    await playByChance({ table }, match, 5);
    const thread = channel.addThread({ name: 'secret', isPrivate: true });
    for (const person of [ann, bob]) thread.memberIds.add(person.id);
    await ann.command(thread, 'porto new', { variant: 'family', seats: 2, rated: false });
    await inGame(bob, thread, 'porto', 'join');
    await inGame(ann, thread, 'porto', 'start');
    const hidden = await table.live(thread.id);
    if (!hidden) throw new Error('no game in the thread');
    await playByChance({ table }, hidden, 4);
    await setSettings(bob, channel, { stats: false });
    await stage.morning();
    const day = Math.floor(stage.clock.at / DAY);
    const stored = await stage.store.mornings.get({ guildId: guild.id, day });
    // The move in the private thread is the better one.
    expect(stored?.facts?.moves.map(({ matchId }) => matchId)).toEqual([hidden.id, match.id]);
    const [file] = last(plaza).attachments;
    expect(file?.filename).toContain(match.id);
    expect(file?.description).toContain('Ann');
    expect(file?.description).not.toContain('Bob');
    expect(last(plaza).content).not.toContain('Bob');
    await stage.quiet();
    await table.housekeeping.forget(ann.id);
    await stage.quiet();
    const facts = [
      last(plaza).content,
      ...last(plaza).attachments.map(({ description }) => description),
    ].join();
    expect(facts).not.toMatch(/Ann|Bob/);
    expect(guild.threads).toHaveLength(1);
  });

  test.each(['before the post', 'after the post', 'after the edit'])(
    'a process that is killed %s neither loses nor doubles the message',
    async moment => {
      const [database, discord] = [await sharedDatabase(), await ownDiscord()];
      const first = await village({ database, discord });
      const { ann, clock, guild, plaza } = first;
      await set(first);
      await playDaily(first, ann);
      if (moment === 'after the edit') await first.morning();
      const dies = (): never => {
        throw new Error('killed');
      };
      const { mornings } = first.table;
      if (moment === 'before the post') mornings.begin = async () => dies();
      mornings.shown = async () => dies();
      mornings.failed = async () => dies();
      clock.at = next(clock.at);
      first.bot.refresh();
      const day = moment === 'after the edit' ? '26 November' : '25 November';
      if (moment === 'before the post') await expect.poll(() => first.trouble.join()).toContain('killed');
      else await expect.poll(() => plaza.messages[0]?.content ?? '', { timeout: 300_000 }).toContain(day);
      await first.stop();
      // A person speaks before the bot is back, so that the message is not the newest one.
      if (moment !== 'before the post') await ann.say(plaza, 'Is the bot gone?');
      clock.at += 20 * 60_000;
      const second = await startBot({ database, discord, now: clock.now });
      onTestFinished(() => second.stop());
      await second.quiet();
      await expect
        .poll(async () => (await second.store.mornings.unannounced(9)).length, { timeout: 300_000 })
        .toBe(0);
      const own = plaza.messages.filter(({ content }) => content.includes('Good morning!**'));
      expect(own.map(({ content }) => content.includes(day))).toEqual([true]);
      expect(guild.channels.length).toBeGreaterThan(1);
    },
  );
});
