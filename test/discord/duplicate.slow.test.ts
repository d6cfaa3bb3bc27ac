import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, onTestFinished, test } from 'vitest';
import { players } from '../../src/games/bots.ts';
import { porto as PORTO_RULES } from '../../src/games/porto/rules/index.ts';
import { startBot } from '../support/bot.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { isLong } from '../support/test-form.ts';
import { timed } from './clock-and-texts.ts';
import { labels, last, type Scene, scene, shown } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

function notice(channel: Channel): StoredMessage {
  const found = channel.messages.find(({ content }) => content.includes('· duplicate,'));
  if (!found) throw new Error('no duplicate stands there');
  return found;
}

const WISH = { variant: 'family', duplicate: 2 } as const;

async function gathered(
  { ann, channel, quiet }: Scene,
  others: readonly Person[],
  over: Record<string, string | number | boolean> = {},
): Promise<void> {
  const answer = await ann.command(channel, 'porto new', { ...WISH, ...over });
  expect(answer.text).toContain('The duplicate is open');
  await quiet();
  for (const person of others) await person.press(notice(channel), 'Join');
  await quiet();
}

async function playOut({ table, quiet, guild }: Scene, threads: readonly Channel[] = guild.threads) {
  for (const thread of threads) {
    for (let step = 0; step < 400; step++) {
      const match = await table.live(thread.id);
      const [seat] = match ? await table.awaited(match) : [];
      const who = seat === undefined ? undefined : match?.seats[seat];
      if (!match || seat === undefined || !who) break;
      const legal = match.position.legal(seat);
      // The second table takes the last legal action, so that the two games differ.
      const action = thread === guild.threads[0] ? legal[0] : legal.at(-1);
      const game = PORTO_RULES;
      const acted = await table.act(match.id, who.id, game.write(action as never), { rev: match.rev });
      if (!acted.ok) throw new Error(JSON.stringify(acted.refusal));
    }
  }
  await quiet();
}

describe('a duplicate', () => {
  test('its message, whose answer was lost, is not posted again', async () => {
    const stage = await timed({ paints: isLong });
    const { channel, discord, ann, clock, table } = stage;
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    discord.fail({ method: 'POST', path, drop: true, afterwards: true, times: 4 });
    discord.fail({ method: 'POST', path, drop: true });
    const notices = () => channel.messages.filter(({ content }) => content.includes('· duplicate,'));
    await ann.command(channel, 'porto new', WISH);
    await expect.poll(() => notices().length).toBe(1);
    await expect.poll(async () => (await table.duplicates.outlook()).nextAt).toBeGreaterThan(clock.at);
    for (const message of channel.messages) Object.assign(message, { nonce: undefined });
    clock.at += 600_000;
    await expect.poll(async () => (await table.duplicates.outlook()).due).toEqual([]);
    await stage.quiet();
    expect(notices()).toHaveLength(1);
  });

  test('is opened, joined, played at two private tables, and compared', async () => {
    const stage = await scene({ paints: isLong });
    const { ann, bob, cid, channel, guild, table, discord } = stage;
    const dan = discord.addUser({ name: 'Dan' });
    const eve = discord.addUser({ name: 'Eve' });
    await gathered(stage, [bob, cid, dan]);
    expect(notice(channel).content).toContain('Opened by **Ann**. 4 people so far, 8 at most');
    expect(notice(channel).content).toContain('private thread');
    expect(labels(notice(channel))).toEqual(['Join', 'Leave', 'Start', 'Cancel']);
    expect((await eve.press(notice(channel), 'Leave')).text).toContain('You have not joined');
    expect((await eve.press(notice(channel), 'Start')).text).toContain('Only Ann and members with Manage');
    expect(guild.threads).toEqual([]);

    expect((await ann.press(notice(channel), 'Start')).text).toContain(
      'each table opens in a private thread',
    );
    await stage.quiet();
    const threads = guild.threads;
    expect(threads).toHaveLength(2);
    expect(threads.map(({ isPrivate, invitable }) => [isPrivate, invitable])).toEqual([
      [true, false],
      [true, false],
    ]);
    const everybody = [ann, bob, cid, dan];
    for (const thread of threads) {
      const match = await table.live(thread.id);
      const ids = match?.seats.map(({ id }) => id) ?? [];
      expect(ids).toHaveLength(2);
      expect([...thread.memberIds].filter(id => id !== discord.botId).toSorted()).toEqual(ids.toSorted());
      expect([match?.rated, match?.hints, match?.withheld]).toEqual([false, false, true]);
      for (const person of [...everybody, eve])
        expect(person.sees(thread).length > 0).toBe(ids.includes(person.id));
    }
    const views = await Promise.all(
      threads.map(async thread => {
        const match = await table.live(thread.id);
        return JSON.stringify([0, 1].map(seat => match?.position.view(seat)));
      }),
    );
    expect(views[0]).toBe(views[1]);
    expect(channel.messages).toHaveLength(1);
    expect(notice(channel).content).toContain('2 of 2 tables still play');
    expect(labels(notice(channel))).toEqual(['Close']);

    // A moderator can open the private thread on Discord, but the bot shows the moderator nothing of the game.
    const chief = discord.addUser({ name: 'Chief', manageGuild: true, manageThreads: true });
    const [first] = threads;
    if (!first) throw new Error('no thread');
    for (const verb of ['board', 'recap', 'hand', 'game log', 'game record', 'game share', 'game replay'])
      expect([verb, (await chief.command(first, `porto ${verb}`)).text]).toEqual([
        verb,
        expect.stringContaining('only people at this table can see it'),
      ]);
    expect((await chief.press(last(first), labels(last(first))[0] ?? '')).text).toContain('only people at');
    expect((await chief.command(channel, 'games watch')).text).toContain('No game that you may see');

    await playOut(stage, [first]);
    expect(notice(channel).content).toContain('1 of 2 tables still plays');
    expect(channel.messages).toHaveLength(1);
    const [winner] = (await table.latest(first.id))?.seats ?? [];
    const own = everybody.find(({ id }) => id === winner?.id);
    if (!own) throw new Error('nobody sat there');
    expect((await own.command(first, 'porto game verify')).text).not.toMatch(/[0-9a-f]{64}.*[0-9a-f]{64}/s);
    expect((await own.command(first, 'porto game verify')).text).toContain('This deal is still being played');
    expect((await own.command(first, 'porto game review')).text).toContain('This deal is still being played');
    expect((await own.command(first, 'porto game share')).text).toContain('This deal is still being played');
    const played = (await table.latest(first.id))?.duplicateId ?? '';
    const seed = (await stage.store.duplicates.get(played))?.seed ?? 'none';
    expect(JSON.stringify(discord.payloads)).not.toContain(seed);

    await playOut(stage);
    expect(channel.messages).toHaveLength(2);
    const message = last(channel);
    expect(message.content).toContain('🏁 **Porto** · duplicate, 2 tables');
    for (const { name } of everybody) expect(message.content).toContain(`**${name}**`);
    expect(message.content).toMatch(/\*\*Seat 1\*\*: table 1 \w+ \d+ \(\d\) · table 2 \w+ \d+ \(\d\)/);
    expect(message.content).toMatch(/`1` \*\*\w+\*\* · \d+% · \d match points? · table \d/);
    expect(message.content).toMatch(/until turn \d+, when seat \d chose differently/);
    expect(message.content).toContain(seed);
    expect(labels(message)).toEqual(['Table 1', 'Table 2']);
    expect(channel.messages.flatMap(({ mentions }) => mentions)).toEqual([]);
    const looked = shown(await eve.press(message, 'Table 1'));
    expect(looked.attachments[0]?.filename).toMatch(/^porto-.*\.json$/);
    expect((await own.command(first, 'porto game verify')).text).toContain(seed);

    await table.housekeeping.forget(ann.id);
    await stage.quiet();
    for (const { content } of channel.messages) expect(content).not.toContain('Ann');
    expect(stage.trouble).toEqual([]);
  });

  test('comes back after a restart where it was: nothing is reported or opened twice', async () => {
    const database = await sharedDatabase();
    const discord = await ownDiscord();
    const guild = discord.addGuild({ name: 'Ribeira' });
    const channel = guild.addChannel({ name: 'porto' });
    const [ann, bob] = ['Ann', 'Bob'].map(name => discord.addUser({ name }));
    if (!ann || !bob) throw new Error('nobody');
    const first = await startBot({ discord, database, players });
    await ann.command(channel, 'porto new', { ...WISH });
    await first.quiet();
    await bob.press(notice(channel), 'Join');
    await first.quiet();
    await ann.press(notice(channel), 'Start');
    // The bot stops before it has posted anything about the start, so that only the database holds the start.
    await first.stop();
    const second = await startBot({ discord, database, players });
    onTestFinished(() => second.stop());
    await second.quiet();
    expect(guild.threads).toHaveLength(2);
    const seats = await Promise.all(
      guild.threads.map(async ({ id }) => (await second.table.live(id))?.seats),
    );
    expect(seats.map(all => all?.map(({ strength }) => strength))).toEqual([
      seats[0]?.map(({ strength }) => strength),
      seats[0]?.map(({ strength }) => strength),
    ]);
    expect(seats[0]?.filter(({ strength }) => strength === 'medium')).toHaveLength(1);
    await second.stop();
    const third = await startBot({ discord, database, players });
    onTestFinished(() => third.stop());
    await third.quiet();
    expect(guild.threads).toHaveLength(2);
    expect(channel.messages).toHaveLength(1);
    expect(discord.complaints).toEqual([]);
  });

  test('says where it may not open private threads, and goes on by itself when it may', async () => {
    // The clock stands still, so that no wait for a retry ends by itself.
    const stage = await timed({ paints: isLong, players });
    const { channel, ann, bob, guild } = stage;
    await gathered(stage, [bob]);
    const all = channel.botPermissions;
    channel.botPermissions = all & ~PermissionFlagsBits.CreatePrivateThreads;
    await ann.press(notice(channel), 'Start');
    await expect.poll(() => notice(channel).content).toContain("I can't open private threads here");
    expect(guild.threads).toEqual([]);
    channel.botPermissions = all;
    await expect.poll(() => guild.threads.length).toBe(2);
    await stage.quiet();
    expect(notice(channel).content).not.toContain("I can't open private threads");
  });

  test('is opened where it can be played, with options that it has', async () => {
    const stage = await scene({ paints: isLong });
    const { channel, ann, bob } = stage;
    const open = (where: Channel, over = {}) => ann.command(where, 'porto new', { ...WISH, ...over });
    expect((await open(channel.addThread({ name: 'aside' }))).text).toContain('thread');
    expect((await open(await ann.dm())).text).toContain('Duplicates are for servers');
    expect((await open(channel, { rated: true, invite: bob.id })).text).toContain('`rated` and `invite`');
    channel.botPermissions &= ~PermissionFlagsBits.CreatePrivateThreads;
    expect((await open(channel)).text).toContain('Create Private Threads');
    expect(await stage.store.duplicates.live(stage.guild.id)).toEqual([]);
  });

  test('is called off before the start, and closed after it, once it is confirmed', async () => {
    const stage = await scene({ paints: isLong });
    const { channel, ann, bob, guild } = stage;
    await gathered(stage, [bob], { seats: 1 });
    const asked = await bob.press(notice(channel), 'Cancel');
    expect(asked.text).toContain('Only Ann');
    expect(labels(shown(asked))).toEqual([]);
    await ann.press(notice(channel), 'Start');
    await stage.quiet();
    expect(guild.threads).toHaveLength(2);
    const [match] = await Promise.all(guild.threads.map(({ id }) => stage.table.live(id)));
    expect(match?.seats).toHaveLength(1);
    const warning = 'Your own table is still played: your seat would come last.';
    const chief = stage.discord.addUser({ name: 'Chief', manageGuild: true });
    const beside = shown(await chief.press(notice(channel), 'Close'));
    expect(beside.content).toContain('Close the duplicate?');
    expect(beside.content).not.toContain(warning);
    const close = shown(await ann.press(notice(channel), 'Close'));
    expect(close.content).toContain(warning);
    expect((await ann.press(close, 'Yes, end it')).text).toContain('It is closed');
    await stage.quiet();
    // The person who closes the duplicate during their own game gets the last place. No other person has ended a game.
    expect(last(channel).content).toContain('`1` **Ann** · – · 0 match points');
    expect(last(channel).content).not.toContain('**Bob**');
    expect(last(channel).content).toContain(
      'A player who closes the duplicate during their own game comes last too.',
    );
    expect(last(channel).content).toContain('when the last table has ended');
    for (const { id } of guild.threads) {
      const one = await stage.table.live(id);
      if (one) await stage.table.resign(one.id, one.seats[0]?.id ?? '');
    }
    await stage.quiet();
    expect(last(channel).content).toContain('Seed `');
  });
});
