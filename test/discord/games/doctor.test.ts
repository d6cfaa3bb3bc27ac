import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { doctor } from '../../../src/discord/games/doctor.ts';
import { games } from '../../../src/games/registry.ts';
import { Table } from '../../../src/match/table.ts';
import { openStore } from '../../../src/store/index.ts';
import { PLAIN, roomOf } from '../../support/room.ts';
import { scene, shown } from '../kit.ts';

const MAY = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.ReadMessageHistory;

describe('/games doctor', () => {
  test('all is well: permissions, database, and a board painted for the asker alone', async () => {
    const { ann, channel, trouble } = await scene();
    const answer = shown(await ann.command(channel, 'games doctor'));
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toMatch(/^\*\*All is well here\.\*\*/);
    expect(answer.content).toMatch(/The database answers, in \d+ ms\./);
    expect(answer.content).toContain('No message waits to be posted.');
    expect(answer.attachments[0]?.filename).toBe('porto-test.png');
    expect(answer.attachments[0]?.size).toBeGreaterThan(10_000);
    expect(answer.attachments[0]?.description).toContain('Seat 1');
    expect(channel.messages).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test.each([
    ['en-US', ['I lack **Send Messages**.', 'I lack **Attach Files**.', 'How to grant it: Edit Channel']],
    ['ko', ['**메시지 보내기** 권한이 없습니다.', '**파일 첨부** 권한이 없습니다.', '권한 주기: 채널 편집']],
    ['pt-BR', ['Falta-me **', 'Como conceder: Editar canal']],
  ] as const)('names each missing permission and how to grant it, in %s', async (locale, said) => {
    const { ann, guild } = await scene();
    ann.locale = locale;
    const silent = guild.addChannel({ name: 'silent', botPermissions: MAY });
    const answer = shown(await ann.command(silent, 'games doctor'));
    for (const text of said) expect(answer.content).toContain(text);
    expect(answer.content).not.toContain('View Channel');
    expect(answer.content).toMatch(/^– /m);
    expect(answer.content.match(/^✗ /gm)).toHaveLength(2);
    expect(answer.attachments).toHaveLength(1);
  });

  test('in a direct message no permissions are needed', async () => {
    const { ann } = await scene();
    const answer = await ann.command(await ann.dm(), 'games doctor');
    expect(answer.content).toContain('All is well here.');
    expect(answer.content).toContain('direct message');
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
    expect(answer.content).toContain('The database does not answer');
    expect(answer.content).toContain('I could not paint a board.');
    expect(answer.content).not.toMatch(/sqlite|error|\/|not open/i);
    expect(answer.file).toBeUndefined();
  });
});
