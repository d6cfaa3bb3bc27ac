import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { doctor } from '../../../src/discord/panels/games-command/doctor.ts';
import { games } from '../../../src/games/registry.ts';
import { openStore } from '../../../src/store/index.ts';
import { Table } from '../../../src/table/table.ts';
import { inGames, saidIn } from '../../support/in-game.ts';
import { PLAIN, roomOf } from '../../support/room.ts';
import { timed } from '../clock-and-texts.ts';
import { family, scene, sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: false });

const MAY = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

describe('/games server', () => {
  test('all is well: permissions, database, and a board painted for the asker alone', async () => {
    const { ann, channel, trouble } = await scene();
    const answer = shown(await inGames(ann, channel, 'doctor'));
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toMatch(/^\*\*All is well here\.\*\*/);
    expect(answer.content).toMatch(/The database answered in [\d,]+ ms\./);
    expect(answer.content).toContain('No message is waiting to be posted in this channel.');
    expect(answer.attachments[0]?.filename).toBe('porto-test.png');
    expect(answer.attachments[0]?.size).toBeGreaterThan(10_000);
    expect(answer.attachments[0]?.description).toContain('Seat 1');
    expect(channel.messages).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test.each([
    ['en-US', ['I lack **Send Messages**.', 'I lack **Attach Files**.', 'How to grant it: Edit Channel']],
    ['ko', ['**메시지 보내기** 권한이 없습니다.', '**파일 첨부** 권한이 없습니다.', '권한 주기: 채널 편집']],
    ['pt-BR', ['Não tenho a permissão **', 'Como conceder: Editar canal']],
  ] as const)('names each missing permission and how to grant it, in %s', async (locale, said) => {
    const { ann, guild } = await alike();
    ann.locale = locale;
    const silent = guild.addChannel({ name: 'silent', botPermissions: MAY });
    const answer = shown(await inGames(ann, silent, 'doctor'));
    for (const text of said) expect(answer.content).toContain(text);
    expect(answer.content).not.toContain('View Channel');
    expect(answer.content).toMatch(/^– /m);
    expect(answer.content.match(/^✗ /gm)).toHaveLength(2);
    expect(answer.attachments).toHaveLength(1);
  });

  test('in a direct message no permissions are needed', async () => {
    const { ann } = await alike();
    const answer = await inGames(ann, await ann.dm(), 'doctor');
    expect(answer.content).toContain('All is well here.');
    expect(answer.content).toContain('direct message');
  });

  test('tells what is parked in this very channel, why, and what to do; elsewhere nothing of it', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const { ann, bob, channel, guild, discord, table, quiet } = stage;
    const other = guild.addChannel({ name: 'gaia' });
    const elsewhere = discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'porto' });
    const allowed = channel.botPermissions;
    channel.botPermissions = allowed & ~PermissionFlagsBits.SendMessages;
    const match = await table.live(channel.id);
    await table.act(match?.id ?? '', first.id, 'draw 1');
    await quiet();
    const sentence = await saidIn(ann, channel, 'doctor');
    expect(sentence).toContain('Something is missing here.');
    expect(sentence).toContain('✗ 1 message for this channel is kept: it could not be posted.');
    expect(sentence).toContain('Discord said that I lack a permission here.');
    expect(sentence).toContain('Grant what is missing, then');
    expect(sentence).not.toContain('No message is waiting');
    const beside = await saidIn(bob, other, 'doctor');
    expect(beside).toContain('No message is waiting to be posted in this channel.');
    expect(beside).toContain(
      `I could not post in 1 other channel of this server. Use \`/games server\` there: <#${channel.id}>.`,
    );
    const far = await saidIn(bob, elsewhere, 'doctor');
    expect(far).toContain('No message is waiting to be posted in this channel.');
    expect(far).not.toContain('could not post');
    for (const [locale, text] of [
      ['ko', '올리지 못한 메시지 1개'],
      ['pt-BR', '1 mensagem para este canal está guardada'],
    ] as const) {
      ann.locale = locale;
      expect(await saidIn(ann, channel, 'doctor')).toContain(text);
    }
  });

  test('where nothing is missing any more, what was parked is tried again at once', async () => {
    // The clock of this test stands still. With a running clock the bot would try again after a minute.
    const stage = await timed({ paints: false });
    const [first] = await family(stage);
    const { ann, channel, discord, table, quiet } = stage;
    discord.fail({
      method: 'POST',
      path: /^\/channels\/\d+\/messages$/,
      status: 403,
      body: { code: 50001, message: 'Missing Access' },
    });
    const before = channel.messages.length;
    const match = await table.live(channel.id);
    await table.act(match?.id ?? '', first.id, 'draw 1');
    await quiet();
    expect(channel.messages).toHaveLength(before);
    const text = await saidIn(ann, channel, 'doctor');
    expect(text).toContain("Discord said that I'm not allowed to see this channel.");
    expect(text).toContain('Nothing is missing now: I am trying again.');
    await expect.poll(() => channel.messages.length).toBe(before + 1);
    await quiet();
    expect(await saidIn(ann, channel, 'doctor')).toContain('All is well here.');
  });

  test('tells a broken database and a broken brush in words that hold no secrets', async () => {
    const store = await openStore(':memory:');
    const table = new Table({ store, games, now: () => 0, announce: () => {} });
    const room = roomOf(table, { presenters: {} });
    await store.close();
    const visit = {
      ...PLAIN,
      person: { id: '1', name: 'Ann' },
      channelId: '2',
      guildId: '3',
      place: 'server',
    } as const;
    const answer = await doctor(room, visit);
    expect(answer.content).toContain('Something is missing here.');
    expect(answer.content).toContain("The database doesn't answer");
    expect(answer.content).toContain('I could not draw a board.');
    expect(answer.content).not.toMatch(/sqlite|error|\/|not open/i);
    expect(answer.file).toBeUndefined();
  });
});
