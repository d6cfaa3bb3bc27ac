import { BOT_PERMISSIONS, type Channel, type StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { makeId, PARTS } from '../../src/discord/buttons/custom-id.ts';
import { readThreadId, threadId } from '../../src/discord/panels/lobby/opening.ts';
import { PACES } from '../../src/table/match/types.ts';
import { roomOf } from '../support/room.ts';
import { isLong } from '../support/test-form.ts';
import { HOUR, pinged, play, seated, type Timed, timed } from './clock-and-texts.ts';
import { labels, last, resign, type Scene, said, sharedScene, shown } from './kit.ts';

const alike = sharedScene({ paints: isLong });

const THREADS = 1n << 35n;

const threadOf = ({ guild }: Scene): Channel => {
  const thread = guild.threads.at(-1);
  if (!thread) throw new Error('no thread');
  return thread;
};

describe('a new table', () => {
  test('tells pace, order and who is invited; those alone are pinged, once', async () => {
    const stage = await alike();
    const { ann, bob, cid, channel, discord } = stage;
    const options = { seats: 3, pace: 'day', order: 'joined', invite: bob, invite2: cid };
    await ann.command(channel, 'porto new', options);
    await stage.quiet();
    const lobby = last(channel);
    expect(lobby.content).toContain(
      '**Porto** (standard) · a day for each turn · seats in the order of joining',
    );
    expect(lobby.content).toContain(`Invited: <@${bob.id}> and <@${cid.id}>`);
    expect([...pinged(discord, channel)].sort()).toEqual([bob.id, cid.id].sort());
    await cid.press(lobby, 'Join');
    await bob.press(lobby, 'Join');
    await stage.quiet();
    expect(lobby.content).not.toContain('Invited');
    await ann.press(lobby, 'Start');
    await stage.quiet();
    const match = await stage.table.live(channel.id);
    expect(match?.pace).toBe('day');
    expect(match?.seats.map(({ name }) => name)).toEqual(['Ann', 'Cid', 'Bob']);
  });

  test('invites nobody who takes no invitations, has blocked or is blocked, and no bot', async () => {
    const stage = await alike();
    const { ann, bob, cid, channel, table } = stage;
    await table.people.setSettings(bob.id, { invitations: false });
    const refused = await ann.command(channel, 'porto new', { invite: bob });
    expect(refused.content).toBe("These people don't accept invitations: Bob.");
    await table.people.block(cid.id, ann.id);
    expect(await said(ann, channel, 'porto new', { invite: cid })).toContain("don't accept invitations: Cid");
    expect(await said(cid, channel, 'porto new', { invite: ann })).toContain('have blocked');
    await stage.quiet();
    expect(channel.messages).toEqual([]);
    expect(await table.latest(channel.id)).toBeUndefined();
  });

  test('lets its opener remove somebody, by command or button', async () => {
    const { ann, bob, cid, channel, quiet } = await alike();
    await ann.command(channel, 'porto new', { seats: 3 });
    await bob.command(channel, 'porto join');
    await cid.command(channel, 'porto join');
    expect(await said(bob, channel, 'porto remove', { person: cid })).toContain('Only Ann');
    expect(await said(ann, channel, 'porto remove', { person: ann })).toContain('porto leave');
    expect(await said(ann, channel, 'porto remove', { person: cid })).toContain('**Cid** is off the table');
    expect(await said(ann, channel, 'porto remove', { person: cid })).toContain("doesn't sit at this table");
    expect(shown(await bob.command(channel, 'porto board')).buttons).toEqual([]);
    const own = shown(await ann.command(channel, 'porto board'));
    expect(labels(own)).toEqual(['Remove Bob']);
    await ann.press(own, 'Remove Bob');
    await quiet();
    expect(last(channel).content).toContain('1. Ann\n2. *free*\n3. *free*');
  });

  test('lapses politely after a day of silence', async () => {
    const stage = await timed({ paints: isLong });
    stage.guild.preferredLocale = 'pt-BR';
    await stage.discord.idle(40);
    await stage.ann.command(stage.channel, 'porto new');
    await stage.quiet();
    stage.clock.at += 24 * HOUR;
    await stage.table.dueWork.run();
    await stage.quiet();
    expect(stage.channel.messages).toHaveLength(1);
    expect(last(stage.channel).content).toContain('Ninguém fez nada aqui em um dia');
    expect(last(stage.channel).buttons).toEqual([]);
  });

  test('is one of three at most that one person gathers in a server', async () => {
    const { ann, guild } = await alike();
    for (const name of ['a', 'b', 'c']) await ann.command(guild.addChannel({ name }), 'porto new');
    const fourth = await ann.command(guild.addChannel({ name: 'd' }), 'porto new', { thread: true });
    expect(fourth.content).toContain('3 is the limit');
    expect(guild.threads).toEqual([]);
  });
});

describe('a thread of its own', () => {
  test('holds the game, is named after its people, and is woken before the bot speaks', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, table } = stage;
    const opened = await ann.command(channel, 'porto new', {
      variant: 'family',
      seats: 2,
      thread: true,
      invite: bob,
    });
    const thread = threadOf(stage);
    expect(opened.content).toBe(`The table is open in <#${thread.id}>, and you sit at it.`);
    expect(thread.name).toBe('Porto: Ann, Bob');
    expect(thread.autoArchiveMinutes).toBe(10_080);
    await stage.quiet();
    expect(last(thread).mentions).toEqual([bob.id]);
    expect(channel.messages).toEqual([]);
    await bob.press(last(thread), 'Join');
    await bob.press(last(thread), 'Start');
    await stage.quiet();
    const match = await table.live(thread.id);
    expect(thread.name).toBe(`Porto: ${match?.seats.map(({ name }) => name).join(', ')}`);
    thread.archive();
    await stage.discord.idle(40);
    stage.clock.at += 12 * HOUR;
    await table.dueWork.run();
    await stage.quiet();
    expect(last(thread).content).toContain('waiting for you for 12 hours');
    thread.archive();
    await stage.discord.idle(40);
    await play(stage, match?.id ?? '');
    expect(thread.archived).toBe(false);
    expect(last(thread).attachments).toHaveLength(1);
    expect(stage.trouble).toEqual([]);
    expect(await said(ann, thread, 'porto new', { thread: true })).toContain('This is a thread already');
  });

  test('is offered to who opens a second game in a channel', async () => {
    const stage = await alike();
    const { ann, bob, cid, channel, table } = stage;
    cid.locale = 'ko';
    await ann.command(channel, 'porto new', { seats: 2 });
    const busy = shown(
      await cid.command(channel, 'porto new', {
        variant: 'family',
        seats: 3,
        pace: 'three-days',
        order: 'joined',
        invite: bob,
      }),
    );
    expect(busy.content).toContain('한 채널에서는');
    expect(labels(busy)).toEqual(['스레드에서 하기']);
    await cid.press(busy, '스레드');
    await stage.quiet();
    const thread = threadOf(stage);
    const match = await table.live(thread.id);
    expect(match).toMatchObject({
      seatsWanted: 3,
      pace: 'three-days',
      seating: 'joined',
      options: { variant: 'family' },
    });
    expect(last(thread).mentions).toEqual([bob.id]);
    const solo = shown(await bob.command(channel, 'porto solo', { timer: 24 }));
    await bob.press(solo, 'In a thread');
    await stage.quiet();
    expect((await table.live(threadOf(stage).id))?.options).toEqual({ variant: 'solo', timer: 24 });
    expect(last(threadOf(stage)).attachments).toHaveLength(1);
  });

  test('holds a solo game, and leaves nothing in the channel', async () => {
    const stage = await alike();
    const { ann, channel, table } = stage;
    const opened = await ann.command(channel, 'porto solo', { timer: 26, thread: true });
    await stage.quiet();
    const thread = threadOf(stage);
    expect(opened.content).toContain(`<#${thread.id}>`);
    expect((await table.live(thread.id))?.options).toEqual({ variant: 'solo', timer: 26 });
    expect(last(thread).attachments).toHaveLength(1);
    expect([channel.messages, await table.live(channel.id)]).toEqual([[], undefined]);
  });

  test('needs the permission to make it, which is named', async () => {
    const stage = await alike();
    const { ann, channel, guild } = stage;
    channel.botPermissions = BOT_PERMISSIONS & ~THREADS;
    const refused = await ann.command(channel, 'porto new', { thread: true });
    expect(refused.content).toContain('**Create Public Threads**');
    await ann.command(channel, 'porto new');
    expect(shown(await ann.command(channel, 'porto solo')).buttons).toEqual([]);
    expect(guild.threads).toEqual([]);
  });

  test('is written on a button and read again; what was never written is not understood', async () => {
    const room = roomOf((await alike()).table);
    const opening = {
      game: 'porto',
      options: { variant: 'standard' },
      seats: 4,
      solo: false,
      pace: 'day',
      seating: 'random',
      players: ['hard', 'easy', 'easy'],
      standIn: 'steady',
      hints: false,
      rated: false,
      thread: true,
      everywhere: true,
      invited: ['1234567890123456789', '9223372036854775807', '100000000000000000'],
    } as const;
    expect(readThreadId(room, threadId(opening))).toEqual(opening);
    const plain = { ...opening, players: [], standIn: undefined, hints: undefined };
    expect(readThreadId(room, threadId({ ...opening, rated: true }))).toEqual({ ...opening, rated: true });
    expect(readThreadId(room, threadId(plain))).toEqual(plain);
    for (const pace of PACES) {
      const { args } = threadId({ ...opening, pace });
      expect(args[1]).toMatch(PARTS.how);
      expect(readThreadId(room, threadId({ ...opening, pace }))?.pace).toBe(pace);
    }
    const odd = { ...opening, invited: ['1e+308', 'nobody', '1234567890123456789', ''] };
    expect(readThreadId(room, threadId(odd))?.invited).toEqual(['1234567890123456789']);
    const forged = (match: string, ...args: string[]) =>
      readThreadId(room, { match, rev: null, verb: 'thread', args });
    expect(forged('chess', '{}', '2nr-')).toBeUndefined();
    expect(forged('porto', '{', '2nr-')).toBeUndefined();
    expect(forged('porto', '1', '2nr-')).toBeUndefined();
    expect(forged('porto', '{}', '2xr-')).toBeUndefined();
    expect(forged('porto', '{}', '2nr-z')).toBeUndefined();
    expect(forged('porto', '{}', '2nr-eeeeeeeeee')).toBeUndefined();
    expect(forged('porto', '{}', '2nr-', 'Ä')).toBeUndefined();
    expect(forged('porto')).toBeUndefined();
  });
});

describe('"Challenge to Porto"', () => {
  test('opens a table for two and asks the other', async () => {
    const stage = await alike();
    const { ann, bob, channel, table } = stage;
    expect((await ann.menu(channel, 'Challenge to Porto', ann)).content).toContain('/porto solo');
    const answer = await ann.menu(channel, 'Challenge to Porto', bob);
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toMatch(/^The table is open .* or type `\/porto join`\.$/);
    await stage.quiet();
    expect(last(channel).mentions).toEqual([bob.id]);
    expect(last(channel).content).toContain(`Invited: <@${bob.id}>`);
    expect((await table.live(channel.id))?.seatsWanted).toBe(2);
    const busy = shown(await stage.cid.menu(channel, 'Challenge to Porto', bob));
    expect(labels(busy)).toEqual(['In a thread']);
  });
});

/** Starts a game, which Ann resigns. Returns the message of its end. */
async function endedGame(stage: Timed): Promise<StoredMessage> {
  await seated(stage, [stage.ann, stage.bob]);
  await resign(stage.ann, stage.channel);
  await stage.quiet();
  return last(stage.channel);
}

describe('a rematch', () => {
  test('asks the same people: each says yes before it starts, the opener may go on without the rest', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, cid, channel, table, discord } = stage;
    const { people } = await seated(stage, [ann, bob, cid]);
    const [first, second, third] = people;
    if (!first || !second || !third) throw new Error('three');
    await resign(first, channel);
    await resign(third, channel);
    await stage.quiet();
    const ended = last(channel);
    const before = pinged(discord, channel).length;
    expect((await second.press(ended, 'Rematch')).content).toContain('The table is open again');
    await stage.quiet();
    const lobby = last(channel);
    expect(lobby.content).toContain(
      `1. ${second.name}\n2. <@${third.id}> *(no answer yet)*\n3. <@${first.id}> *(no answer yet)*`,
    );
    expect([...pinged(discord, channel).slice(before)].sort()).toEqual([first.id, third.id].sort());
    expect((await second.press(lobby, 'Start')).content).toContain('Not everybody has said yes yet');
    expect((await first.press(ended, 'Rematch')).content).toContain('You sit at the table');
    await stage.quiet();
    expect(lobby.content).not.toContain(`<@${first.id}>`);
    expect(lobby.content).toContain('the others press Join');
    await second.command(channel, 'porto remove', { person: third });
    await stage.quiet();
    expect(lobby.content).not.toContain('the others press Join');
    expect(lobby.content).toContain('Open to everybody here');
    expect((await second.press(lobby, 'Start')).content).toContain('Seats in turn order');
    await stage.quiet();
    expect((await table.live(channel.id))?.seats.map(({ id }) => id)).toEqual([second.id, first.id]);
    const dan = discord.addUser({ name: 'Dan' });
    expect((await dan.press(ended, 'Rematch')).content).toContain("don't sit");
  });

  test('is opened by whom the server lets open games; the others come to it, unless a block stands', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, guild, table } = stage;
    const ended = await endedGame(stage);
    await table.housekeeping.setServer(guild.id, ann, { mayOpen: 'manage-server' });
    expect((await ann.press(ended, 'Rematch')).content).toContain('only members with Manage Server');
    await stage.quiet();
    expect(last(channel)).toBe(ended);
    bob.manageGuild = true;
    expect((await bob.press(ended, 'Rematch')).content).toContain('The table is open again');
    await stage.quiet();
    await table.people.block(bob.id, ann.id);
    const refused = (await ann.press(ended, 'Rematch')).content;
    expect(refused).toContain("You can't take a seat at this table");
    expect(refused).not.toContain('Bob');
    await table.people.unblock(bob.id, ann.id);
    expect((await ann.press(ended, 'Rematch')).content).toContain('You sit at the table');
  });

  test('a rematch of a game in the channel starts in a thread, where the server wants threads alone', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, guild, table, quiet, discord } = stage;
    const ended = await endedGame(stage);
    await table.housekeeping.setServer(guild.id, ann, { place: 'threads' });
    const stranger = discord.addUser({ name: 'Dan' });
    expect((await stranger.press(ended, 'Rematch')).content).toContain("don't sit");
    expect(guild.threads).toHaveLength(0);
    const answer = (await bob.press(ended, 'Rematch')).content ?? '';
    const [thread] = guild.threads;
    expect(answer).toContain(`The table is open in <#${thread?.id}>`);
    await quiet();
    expect((await table.live(thread?.id ?? ''))?.seats.map(({ id }) => id)).toContain(ann.id);
    expect(await table.live(channel.id)).toBeUndefined();
    expect((await ann.press(ended, 'Rematch')).content).toContain('You sit at the table');
    expect(guild.threads).toHaveLength(1);
  });

  test('a rematch of another game is offered where so many can play it, and a later wish finds that table', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel, table, quiet } = stage;
    const ended = await endedGame(stage);
    const which = shown(await bob.press(ended, 'Another game'));
    expect(labels(which)).toEqual(['Green Port', 'Vintage']);
    expect((await bob.press(which, 'Vintage')).content).toContain('The table is open again');
    await quiet();
    expect(last(channel).content).toMatch(/^\*\*Vintage\*\*/);
    expect((await ann.press(ended, 'Rematch')).content).toContain('You sit at the table');
    expect((await table.live(channel.id))?.game).toBe('vintage');
    const start = await bob.press(last(channel), 'Start');
    expect(start.content).toContain('Seats in turn order');
    const { id: match = '' } = (await table.live(channel.id)) ?? {};
    const strange = makeId({ match, rev: null, verb: 'rematch', args: ['chess'] });
    expect((await ann.pressRaw(channel, ended, strange)).content).toContain("don't know this button");
  });
});
