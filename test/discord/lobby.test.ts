import { BOT_PERMISSIONS } from 'local-discord';
import { describe, expect, test } from 'vitest';
import type { Visit } from '../../src/discord/context/visit.ts';
import { unplayable } from '../../src/discord/panels/lobby/lobby.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { isLong } from '../support/test-form.ts';
import { cancel, drawNow, FINAL_LABELS, labels, last, resign, said, sharedScene, startGame } from './kit.ts';

const alike = sharedScene({ paints: isLong });

const SEND_MESSAGES = 1n << 11n;
const ATTACH_FILES = 1n << 15n;

describe('a table', () => {
  test('gathers on one message, by commands and by buttons', async () => {
    const { ann, bob, cid, channel, quiet, table } = await alike();
    const opened = await ann.command(channel, 'porto new', { seats: 3 });
    expect(opened.ephemeral).toBe(true);
    await quiet();
    const lobby = last(channel);
    expect(lobby.content).toContain('1. Ann\n2. *free*\n3. *free*');
    expect((await bob.press(lobby, 'Join')).content).toContain('2 of 3');
    await cid.command(channel, 'porto join');
    await quiet();
    expect(lobby.content).toContain('1. Ann\n2. Bob\n3. Cid');
    await cid.press(lobby, 'Leave');
    await quiet();
    expect(lobby.content).toContain('3. *free*');
    expect((await bob.press(lobby, 'Start')).content).toContain('Only Ann');
    expect((await ann.press(lobby, 'Start')).content).toContain('Seats in turn order');
    await quiet();
    expect(channel.messages).toHaveLength(2);
    expect(lobby.components).toEqual([]);
    expect(last(channel).mentions).toHaveLength(2);
    expect((await table.live(channel.id))?.status).toBe('running');
  });

  test('full, anybody seated may start it', async () => {
    const { ann, bob, channel } = await alike();
    await ann.command(channel, 'porto new', { seats: 2 });
    await bob.command(channel, 'porto join');
    expect(await said(bob, channel, 'porto start')).toContain('Seats in turn order');
  });

  test('refuses in private what makes no sense', async () => {
    const { ann, bob, cid, channel } = await alike();
    for (const command of ['join', 'leave', 'start', 'cancel', 'resign', 'hand', 'board']) {
      const answer = await ann.command(channel, `porto ${command}`);
      expect(answer.ephemeral).toBe(true);
      expect(answer.content).toContain('There is no game in this channel');
    }
    await ann.command(channel, 'porto new', { seats: 2 });
    expect(await said(ann, channel, 'porto new')).toContain('A channel holds one game at a time');
    expect(await said(ann, channel, 'porto solo')).toContain('A channel holds one game at a time');
    expect(await said(ann, channel, 'porto join')).toContain('already sit');
    expect(await said(ann, channel, 'porto start')).toContain('Too few players');
    expect(await said(bob, channel, 'porto leave')).toContain("don't sit");
    expect(await said(bob, channel, 'porto cancel')).toContain('Only Ann');
    await bob.command(channel, 'porto join');
    expect(await said(cid, channel, 'porto join')).toContain('full');
    expect(await said(ann, channel, 'porto hand')).toContain('not started');
    expect((await drawNow(ann, channel)).content).toContain('not started');
  });

  test('is closed when the last one leaves or the opener cancels, and the buttons go', async () => {
    const { ann, channel, quiet } = await alike();
    await ann.command(channel, 'porto new');
    await quiet();
    const lobby = last(channel);
    await ann.press(lobby, 'Leave');
    await quiet();
    expect(lobby.content).toContain('cancelled');
    expect(lobby.components).toEqual([]);
    await ann.command(channel, 'porto new');
    expect(await said(ann, channel, 'porto cancel')).toContain('cancelled');
  });

  test('shows names as plain text, whatever they are', async () => {
    const { channel, discord, quiet } = await alike();
    const rude = discord.addUser({ name: 'Rude', nick: '@everyone **[x](http://y)** <@123>' });
    await rude.command(channel, 'porto new');
    await quiet();
    expect(last(channel).content).not.toMatch(/@everyone|(?<!\\)\*\*\[|<@1/);
    expect(last(channel).mentions).toEqual([]);
  });

  test('that was deleted is posted again', async () => {
    const { ann, bob, channel, quiet } = await alike();
    await ann.command(channel, 'porto new');
    await quiet();
    last(channel).deletedAt = Date.now();
    await bob.command(channel, 'porto join');
    await quiet();
    expect(last(channel).content).toContain('2. Bob');
  });
});

describe('places where no game can be', () => {
  test('each missing permission is named before a row is written', async () => {
    const { ann, guild, table } = await alike();
    const botPermissions = BOT_PERMISSIONS & ~SEND_MESSAGES & ~ATTACH_FILES;
    const quietRoom = guild.addChannel({ name: 'quiet', botPermissions });
    for (const command of ['new', 'solo']) {
      const answer = await ann.command(quietRoom, `porto ${command}`);
      expect(answer.content).toContain('**Send Messages** and **Attach Files**');
    }
    expect(await table.latest(quietRoom.id)).toBeUndefined();
  });

  test('the permissions are checked again at the start', async () => {
    const { ann, bob, channel, table } = await alike();
    await ann.command(channel, 'porto new', { seats: 2 });
    await bob.command(channel, 'porto join');
    channel.botPermissions = BOT_PERMISSIONS & ~ATTACH_FILES;
    expect(await said(ann, channel, 'porto start')).toContain('**Attach Files**');
    expect((await table.live(channel.id))?.status).toBe('lobby');
  });

  test('a thread needs Send Messages in Threads instead', async () => {
    const { ann, channel } = await alike();
    channel.botPermissions = BOT_PERMISSIONS & ~(1n << 38n);
    const thread = channel.addThread({ name: 'a game' });
    expect(await said(ann, thread, 'porto new')).toContain('**Send Messages in Threads**');
    channel.botPermissions = BOT_PERMISSIONS & ~SEND_MESSAGES;
    expect(await said(ann, thread, 'porto new')).toContain('The table is open');
  });

  test('a server without the bot, for somebody who has installed it alone', async () => {
    const { ann, discord, table } = await alike();
    const elsewhere = discord.addGuild({ name: 'Gaia', installed: false }).addChannel({ name: 'talk' });
    const answer = await ann.command(elsewhere, 'porto new', {}, { userInstalled: true });
    expect(answer.content).toContain('not installed in this server');
    expect(await table.latest(elsewhere.id)).toBeUndefined();
  });

  test('a conversation among others', async () => {
    const { table } = await alike();
    const room = roomOf(table);
    const visit: Visit = {
      person: { id: '1', name: 'Ann' },
      channelId: '2',
      guildId: null,
      place: 'group-dm',
      ...PLAIN,
    };
    expect(unplayable(room, visit, { solo: true })?.content).toContain('private conversation');
    expect(unplayable(room, { ...visit, place: 'dm' }, { solo: true })).toBeUndefined();
  });

  test('a direct message takes a solo game, but no table', async () => {
    const { ann, quiet } = await alike();
    const dm = await ann.dm();
    expect(await said(ann, dm, 'porto new')).toContain('/porto solo');
    await ann.command(dm, 'porto solo');
    await quiet();
    expect(last(dm).attachments).toHaveLength(1);
    expect(last(dm).mentions).toEqual([]);
    const panel = await ann.press(last(dm), 'Keep');
    expect(panel.ephemeral).toBe(true);
  });
});

describe('the end before the end', () => {
  test('all seats agreeing, or Manage Server alone', async () => {
    const { ann, bob, cid, channel, quiet, discord, table } = await alike();
    const start = async () => {
      await startGame({ channel, quiet }, [ann, bob], { variant: 'family' });
    };
    await start();
    const asked = await ann.command(channel, 'porto cancel');
    expect(asked.content).toContain('Ask the others to cancel this game?');
    expect(await table.cancelVotes((await table.live(channel.id))?.id ?? '')).toEqual([]);
    expect((await ann.press(asked.message, 'Cancel the game')).content).toContain('1 of 2');
    await quiet();
    const vote = last(channel);
    expect(vote.content).toContain('Ann wants to cancel this game: 1 of 2 agree');
    expect([vote.mentions, vote.attachments]).toEqual([[], []]);
    expect(labels(vote)).toEqual(['Agree to cancel', 'Play on']);
    await cancel(ann, channel);
    await quiet();
    expect(last(channel)).toBe(vote);
    expect(await said(cid, channel, 'porto cancel')).toContain('Only its players together cancel');
    expect((await cid.press(vote, 'Play on')).content).toContain("don't sit");
    expect(await said(bob, channel, 'porto cancel')).toContain('All others agree');
    expect((await bob.press(vote, 'Agree to cancel')).content).toContain('cancelled');
    await quiet();
    expect(last(channel).content).toContain('cancelled');
    expect(labels(last(channel))).toEqual(['Replay', 'Share', 'Log', 'What is what', 'Rules']);
    expect(channel.messages.slice(0, -1).every(message => message.components.length === 0)).toBe(true);
    await start();
    const moderator = discord.addUser({ name: 'Mod', manageGuild: true });
    expect(await said(moderator, channel, 'porto cancel')).toContain('cancelled');
    expect((await table.latest(channel.id))?.status).toBe('cancelled');
  });

  test('resigning leaves the game to the other', async () => {
    const { ann, bob, channel, quiet } = await alike();
    await startGame({ channel, quiet }, [ann, bob], { variant: 'family' });
    await resign(bob, channel);
    await quiet();
    expect(last(channel).content).toContain('**Bob** has resigned');
    expect(last(channel).content).toContain('**Ann** wins');
    expect(labels(last(channel))).toEqual(FINAL_LABELS);
  });
});
