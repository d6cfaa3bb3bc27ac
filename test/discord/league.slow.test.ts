import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, onTestFinished, test } from 'vitest';
import { players } from '../../src/games/bots.ts';
import { startBot } from '../support/bot.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { isLong } from '../support/test-form.ts';
import { Clock } from './clock-and-texts.ts';
import { labels, last, type Scene, scene, shown } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

const NIGHT = Date.UTC(2026, 10, 22, 2);

interface Hall extends Scene {
  readonly dan: Person;
  readonly eve: Person;
  readonly four: readonly Person[];
}

async function hall(options: Parameters<typeof scene>[0] = {}): Promise<Hall> {
  const stage = await scene({ paints: isLong || ['leagueCard'], ...options });
  const [dan, eve] = [stage.discord.addUser({ name: 'Dan' }), stage.discord.addUser({ name: 'Eve' })];
  return { ...stage, dan, eve, four: [stage.ann, stage.bob, stage.cid, dan] };
}

function board(channel: Channel): StoredMessage {
  const found = channel.messages.find(({ buttons }) =>
    labels({ buttons } as StoredMessage).includes('Standings'),
  );
  if (!found) throw new Error('no league stands there');
  return found;
}

async function opened({ ann, channel, quiet }: Hall, over: Record<string, string | number | boolean> = {}) {
  const options = { game: 'porto', name: 'Autumn', seats: 2, rounds: 1, ...over };
  const answer = shown(await ann.command(channel, 'games league new', options));
  await quiet();
  return answer;
}

async function gathered(stage: Hall, over: Record<string, string | number | boolean> = {}): Promise<void> {
  await opened(stage, over);
  for (const person of [stage.bob, stage.cid]) await person.press(board(stage.channel), 'Join');
  await stage.dan.command(stage.channel, 'games league join');
  await stage.quiet();
}

const threads = ({ guild }: Hall, live = true): readonly Channel[] =>
  guild.threads.filter(({ messages }) => !live || messages.length > 0);

async function endAll(stage: Hall): Promise<readonly string[]> {
  const winners: string[] = [];
  for (const thread of threads(stage)) {
    const match = await stage.table.live(thread.id);
    const [first, second] = match?.seats ?? [];
    if (!match || !first || !second) continue;
    await stage.table.resign(match.id, first.id);
    winners.push(second.name);
  }
  await stage.quiet();
  return winners;
}

describe('a league', () => {
  test('is opened, joined, started, played and won by commands and buttons', async () => {
    const stage = await hall();
    const { ann, bob, eve, channel, table } = stage;
    const answer = await opened(stage, { cup: 2 });
    expect(answer.content).toContain('**Autumn** is open');
    expect(board(channel).content).toContain('Opened by **Ann**. 1 person so far; 4 to 32 can play.');
    expect(board(channel).content).toContain('Points by place: 12-0');
    expect(board(channel).content).toContain('then a cup of the best 2');
    expect(labels(board(channel))).toEqual(['Join', 'Leave', 'Start', 'Standings']);
    expect(board(channel).attachments[0]?.description).toContain('Autumn, Porto league, 1 so far: Ann');

    expect((await ann.press(board(channel), 'Start')).text).toContain('at least 4 people; so far: 1');
    for (const person of [bob, stage.cid]) await person.press(board(channel), 'Join');
    expect((await bob.press(board(channel), 'Join')).text).toContain('already joined');
    expect((await stage.dan.command(channel, 'games league join')).text).toContain('You are in **Autumn**');
    expect((await eve.press(board(channel), 'Leave')).text).toContain('not joined');
    expect((await eve.press(board(channel), 'Start')).text).toContain(
      'Only Ann and members with Manage Server',
    );
    expect((await eve.command(channel, 'games league start')).text).toContain('Only Ann');
    await stage.quiet();
    expect(channel.messages).toHaveLength(1);
    expect(threads(stage, false)).toEqual([]);

    expect((await ann.press(board(channel), 'Start')).text).toContain('**Autumn** starts');
    await stage.quiet();
    expect(threads(stage).map(({ name }) => name)).toEqual([
      'Autumn · Round 1 of 1 · Table 1',
      'Autumn · Round 1 of 1 · Table 2',
    ]);
    for (const thread of threads(stage)) {
      const match = await table.live(thread.id);
      expect([match?.status, match?.rated, match?.pace, match?.seats.length]).toEqual([
        'running',
        true,
        'day',
        2,
      ]);
    }
    const round = last(channel);
    expect(channel.messages).toHaveLength(2);
    expect(round.content).toContain('**Autumn** · Round 1 of 1');
    for (const { id } of threads(stage)) expect(round.content).toContain(`<#${id}>`);
    expect(channel.messages.flatMap(({ mentions }) => mentions)).toEqual([]);
    expect(board(channel).content).toContain('2 of 2 tables still play');
    expect(labels(board(channel))).toEqual(['Join', 'Leave', 'Standings']);

    const late = await eve.press(board(channel), 'Join');
    expect(late.text).toContain('you are on the waiting list');
    const own = shown(await bob.command(channel, 'games league show'));
    expect(own.content).toMatch(/Your game of this round: <#\d+>/);
    expect(own.attachments[0]?.filename).toMatch(/^league-.*\.png$/);

    const finalists = await endAll(stage);
    expect(round.content).toContain('✅');
    expect(round.content).toMatch(/✅ <#\d+> · \w+ 12, \w+ 🏳️ gave up/);
    expect(channel.messages).toHaveLength(3);
    expect(last(channel).content).toContain('**Autumn** · final');
    expect(threads(stage)).toHaveLength(3);
    const final = threads(stage).at(-1);
    expect(final?.name).toBe('Autumn · final');
    const match = final && (await table.live(final.id));
    expect(match?.seats.map(({ name }) => name).toSorted()).toEqual(finalists.toSorted());

    const [winner] = await endAll(stage);
    expect(channel.messages).toHaveLength(4);
    expect(last(channel).content).toContain(`🏆 **${winner}** has won`);
    expect(last(channel).attachments[0]?.description).toContain(`1 ${winner}`);
    expect(labels(board(channel))).toEqual(['Standings']);
    const standing = shown(await eve.press(board(channel), 'Standings'));
    expect(standing.content).toMatch(/`1` \w+: 12 points, 1 game/);
    expect((await eve.command(channel, 'games league join')).text).toContain('over');

    await table.housekeeping.forget(ann.id);
    await stage.quiet();
    const told = [board(channel), last(channel)].map(({ content, attachments }) =>
      [content, attachments[0]?.description].join(' '),
    );
    for (const words of told) {
      expect(words).not.toContain('Ann');
      expect(words).toMatch(/Player( 1)?/);
    }
    expect(channel.messages.filter(({ content }) => content.includes('Ann'))).toEqual([]);
    expect(round.content).toContain('Player 1');
    expect(stage.trouble).toEqual([]);
  });

  test('comes back after a restart where it was: nothing is told or opened twice', async () => {
    const database = await sharedDatabase();
    const discord = await ownDiscord();
    const guild = discord.addGuild({ name: 'Ribeira' });
    const channel = guild.addChannel({ name: 'porto' });
    const people = ['Ann', 'Bob', 'Cid', 'Dan'].map(name => discord.addUser({ name }));
    const [ann] = people;
    if (!ann) throw new Error('nobody');
    const first = await startBot({ discord, database });
    await ann.command(channel, 'games league new', { game: 'porto', seats: 2, rounds: 2 });
    await first.quiet();
    for (const person of people.slice(1)) await person.press(board(channel), 'Join');
    await ann.press(board(channel), 'Start');
    // The bot stops before it has sent any message, so that only the database holds the start.
    await first.stop();

    const second = await startBot({ discord, database });
    onTestFinished(() => second.stop());
    await second.quiet();
    expect(guild.threads).toHaveLength(2);
    expect(channel.messages.filter(({ content }) => content.includes('Round 1 of 2\n'))).toHaveLength(1);
    for (const { id } of guild.threads) {
      const match = await second.table.live(id);
      const [loser] = match?.seats ?? [];
      if (match && loser) await second.table.resign(match.id, loser.id);
    }
    await second.stop();
    const third = await startBot({ discord, database });
    onTestFinished(() => third.stop());
    await third.quiet();
    expect(guild.threads).toHaveLength(4);
    expect(new Set(guild.threads.map(({ name }) => name)).size).toBe(4);
    expect(channel.messages).toHaveLength(3);
    expect(discord.complaints).toEqual([]);
  });

  test('a message whose answer was lost is not posted again: by its nonce, and looked for when that is forgotten', async () => {
    const clock = new Clock();
    const stage = await hall({ now: clock.now });
    const { channel, discord, ann } = stage;
    await gathered(stage);
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    // Four requests reach Discord, but the bot gets no response. The next request does not reach Discord.
    discord.fail({ method: 'POST', path, drop: true, afterwards: true, times: 4 });
    discord.fail({ method: 'POST', path, drop: true });
    const rounds = () => channel.messages.filter(({ content }) => content.includes('· Round 1 of 1'));
    await ann.press(board(channel), 'Start');
    await expect.poll(() => rounds().length).toBe(1);
    await expect.poll(async () => (await stage.table.leagues.outlook()).nextAt).toBeGreaterThan(clock.at);
    for (const message of channel.messages) Object.assign(message, { nonce: undefined });
    clock.at += 600_000;
    await expect.poll(async () => (await stage.table.leagues.outlook()).due).toEqual([]);
    await stage.quiet();
    expect(rounds()).toHaveLength(1);
    expect(threads(stage)).toHaveLength(2);
  });

  test('says where it may not open threads, and goes on by itself when it may', async () => {
    // The clock stands still, so that no wait for a retry ends by itself.
    const stage = await hall({ now: new Clock().now });
    const { channel, ann } = stage;
    await gathered(stage);
    const all = channel.botPermissions;
    channel.botPermissions = all & ~PermissionFlagsBits.CreatePublicThreads;
    await ann.press(board(channel), 'Start');
    await expect.poll(() => board(channel).content).toContain("I can't open threads here");
    expect(threads(stage, false)).toEqual([]);
    // The bot saves the failure in the database after the edit of the message.
    const asked = async () => shown(await stage.bob.command(channel, 'games league show')).content;
    await expect.poll(asked).toContain('Create Public Threads');
    channel.botPermissions = all;
    await expect.poll(() => threads(stage, false).length).toBe(2);
    await stage.quiet();
    expect(board(channel).content).not.toContain("I can't open threads here");
    expect(threads(stage)).toHaveLength(2);
  });

  test('rings for nobody who sleeps: neither as it starts nor as the next round opens', async () => {
    const stage = await hall({ now: () => NIGHT });
    await gathered(stage, { rounds: 2 });
    for (const { id } of stage.four) {
      const set = await stage.table.people.setSettings(id, { zone: 'UTC', quiet: { from: '22', to: '7' } });
      if (!set.ok) throw new Error('not set');
    }
    await stage.ann.press(board(stage.channel), 'Start');
    await stage.quiet();
    await endAll(stage);
    expect(threads(stage)).toHaveLength(4);
    const said = [stage.channel, ...threads(stage)].flatMap(({ messages }) => messages);
    expect(said.flatMap(({ mentions }) => mentions)).toEqual([]);
  });

  test('is played by a variant of the game, with a player of the bot where a seat stays free', async () => {
    const stage = await hall({ players });
    const { ann, channel, guild } = stage;
    const [option] = await ann.autocomplete(channel, 'games league new', { game: 'porto' }, 'variant', 'fam');
    expect(option).toMatchObject({ value: 'family' });
    const wrong = await ann.command(channel, 'games league new', { game: 'porto', variant: 'solo' });
    expect(wrong.text).toMatch(/There is no such variant\. There are: \w+, family/);
    await gathered(stage, { variant: 'family', fill: true, seats: 3 });
    expect(board(channel).content).toContain('family · tables of up to 3');
    expect(board(channel).content).toMatch(/taken by 🤖 Duarte \\\(medium\\\)/);
    await ann.press(board(channel), 'Start');
    await stage.quiet();
    for (const { id } of guild.threads) {
      const match = await stage.table.live(id);
      expect(match?.options).toEqual({ variant: 'family' });
      expect(match?.seats.map(({ strength }) => strength).toSorted()).toEqual(['medium', null, null]);
    }
    expect(stage.trouble).toEqual([]);
  });

  test('is not opened where threads are not allowed, in a thread, or in direct messages', async () => {
    const stage = await hall();
    const { channel, ann } = stage;
    const options = { game: 'porto' };
    const thread = channel.addThread({ name: 'aside' });
    expect((await ann.command(thread, 'games league new', options)).text).toContain('thread');
    channel.botPermissions &= ~PermissionFlagsBits.CreatePublicThreads;
    expect((await ann.command(channel, 'games league new', options)).text).toContain('Create Public Threads');
    expect((await ann.command(channel, 'games league show')).text).toContain('no league by that name');
    expect(await stage.store.leagues.inGuild(stage.guild.id, 5)).toEqual([]);
  });

  test('is closed by who opened it or who manages the server, once it is confirmed', async () => {
    const stage = await hall();
    const { channel, ann, bob, discord } = stage;
    await gathered(stage);
    const asked = await bob.command(channel, 'games league close');
    expect(asked.text).toContain('Only Ann and members with Manage Server');
    expect(labels(shown(asked))).toEqual([]);
    const chief = discord.addUser({ name: 'Chief', manageGuild: true });
    const sure = shown(await chief.command(channel, 'games league close', { league: 'autumn' }));
    expect((await chief.press(sure, 'Close')).text).toContain('**Autumn** is closed');
    await stage.quiet();
    expect(board(channel).content).toContain('closed before its end');
    expect(labels(board(channel))).toEqual(['Standings']);
    expect(
      (await ann.command(channel, 'games league new', { game: 'porto', name: 'Autumn' })).text,
    ).toContain('is open');
  });

  test('tells whoever is forgotten and joins again that nobody comes back, by command and by button', async () => {
    const stage = await hall();
    const { channel, ann, bob, eve, table } = stage;
    await gathered(stage);
    await ann.press(board(channel), 'Start');
    await stage.quiet();
    await eve.press(board(channel), 'Join');
    for (const person of [bob, eve]) await table.housekeeping.forget(person.id);
    await stage.quiet();
    for (const answer of [
      await bob.press(board(channel), 'Join'),
      await bob.command(channel, 'games league join'),
    ])
      expect(answer.text).toContain("You have left this league: you can't rejoin the same season.");
    expect((await eve.press(board(channel), 'Join')).text).not.toContain('rejoin the same season');
    expect(board(channel).content).not.toContain('Bob');
  });
});
