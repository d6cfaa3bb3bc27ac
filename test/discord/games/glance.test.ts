import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { glance } from '../../../src/discord/panels/games-command/show-elsewhere.ts';
import type { State } from '../../../src/games/porto/rules/types.ts';
import { folder } from '../../support/folder.ts';
import { truth } from '../../support/reads.ts';
import { PLAIN, roomOf } from '../../support/room.ts';
import { isLong } from '../../support/test-form.ts';
import { running } from '../../table/room.ts';
import { family, labels, liveIn, type Scene, said, scene, sharedScene, shown, startGame } from '../kit.ts';

const alike = sharedScene({ paints: isLong });

async function crowd({ table, guild }: Scene, games: number, prefix = 'c'): Promise<void> {
  for (let index = 0; index < games; index++) {
    const two = [0, 1].map(seat => ({ id: `55${index}${seat}`, name: `${'W'.repeat(40)} ${index}` }));
    const { id: channelId } = guild.addChannel({ name: `${prefix}${index}` });
    const game = { game: 'porto', options: { variant: 'family' } };
    await running({ table }, two, { ...game, channelId, guildId: guild.id });
  }
}

async function onFile(): Promise<{ readonly stage: Scene; damage(channelId?: string): void }> {
  const database = join(folder(), 'porto.sqlite');
  const stage = await scene({ paints: isLong, database });
  const damage = (except = ''): void => {
    const file = new Database(database);
    file
      .prepare(
        "update moves set state = '{' where match_id not in (select id from matches where channel_id = ?)",
      )
      .run(except);
    file.close();
  };
  return { stage, damage };
}

describe('/games watch', () => {
  test('no position is read but that of the game that is looked at, and none for a list', async () => {
    const { stage, damage } = await onFile();
    const { cid, channel, guild, discord, trouble } = stage;
    await family(stage);
    await crowd(stage, 2);
    await crowd({ ...stage, guild: discord.addGuild({ name: 'Gaia' }) }, 2, 'elsewhere');
    await stage.quiet();
    const other = guild.addChannel({ name: 'gaia' });
    damage(channel.id);
    const list = shown(await cid.command(other, 'games watch'));
    expect(list.selects[0]?.options).toHaveLength(3);
    expect(await cid.autocomplete(other, 'games watch', {}, 'game', '')).toHaveLength(3);
    expect(await cid.autocomplete(other, 'games watch', {}, 'game', 'ann')).toHaveLength(1);
    expect(await said(cid, other, 'games watch', { game: channel.id })).toContain('**Porto**');
    damage();
    expect(await said(stage.ann, other, 'games list')).toMatch(/^\*\*Your game\*\*/);
    expect(trouble).toEqual([]);
  });

  test('a spectator chooses a running game and sees scores and board, nothing secret', async () => {
    const stage = await alike();
    const { ann, bob, cid, channel, guild, quiet, discord } = stage;
    await startGame({ channel, quiet }, [ann, bob]);
    const other = guild.addChannel({ name: 'gaia' });
    const list = shown(await cid.command(other, 'games watch'));
    expect(list.ephemeral).toBe(true);
    const match = await liveIn(stage);
    expect(list.selects[0]?.options.map(({ value }) => value)).toEqual([match.id]);
    expect(list.selects[0]?.options[0]?.label).toMatch(/^Porto: (Ann, Bob|Bob, Ann)$/);
    await cid.select(list, 'Which game?', [match.id]);
    expect(list.content).toContain(`**Porto** <#${channel.id}>`);
    expect(list.content).toMatch(/\*\*Ann\*\* \d+/);
    expect(list.attachments).toHaveLength(1);
    expect(labels(list)).toEqual(['To the game', 'Watch', 'Other games']);
    const seen = JSON.stringify(discord.privatePayloads.filter(({ userId }) => userId === cid.id));
    const { players } = await truth<State>(stage, match);
    const secrets = players.flatMap(({ dealt }) => dealt);
    expect(secrets.length).toBeGreaterThan(5);
    for (const contract of secrets) expect(seen).not.toContain(contract);
    await cid.press(list, 'Other games');
    expect(list.content).toBe('Which game?');
    expect(list.attachments).toEqual([]);
  });

  test('a game is found by the link of a message, by a channel, by a name; in all three languages', async () => {
    const stage = await alike();
    const { cid, channel, guild, table } = stage;
    await family(stage);
    const other = guild.addChannel({ name: 'gaia' });
    const match = await table.live(channel.id);
    const link = `https://discord.com/channels/${guild.id}/${channel.id}/${match?.boardMessageId}`;
    for (const game of [link, `<#${channel.id}>`, channel.id, match?.id ?? '']) {
      expect(await said(cid, other, 'games watch', { game })).toContain('**Porto**');
    }
    const found = await cid.autocomplete(other, 'games watch', {}, 'game', 'ann');
    expect(found).toEqual([{ name: expect.stringContaining('Ann'), value: match?.id }]);
    expect(await cid.autocomplete(other, 'games watch', {}, 'game', 'zoe')).toEqual([]);
    cid.locale = 'ko';
    expect(await said(cid, other, 'games watch', { game: 'x' })).toContain('그런 게임이 없습니다');
    cid.locale = 'pt-BR';
    expect(await said(cid, other, 'games watch', { game: 'x' })).toContain('Não encontro');
  });

  test('nothing of another server, of a channel that the asker may not see, or of a lobby', async () => {
    const stage = await alike();
    const { cid, channel, discord, table, ann } = stage;
    await family(stage);
    const match = await table.live(channel.id);
    const elsewhere = discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'porto' });
    await ann.command(elsewhere, 'porto new');
    for (const game of [match?.id ?? '', channel.id]) {
      const answer = await cid.command(elsewhere, 'games watch', { game });
      expect(answer.content).toBe('No game that you may see is being played in this server.');
    }
    expect(await said(cid, await cid.dm(), 'games watch')).toContain('it works only in a server');
    const hidden = {
      ...PLAIN,
      person: cid,
      channelId: '1',
      guildId: stage.guild.id,
      place: 'server' as const,
    };
    const look = (visit: Parameters<typeof glance>[1]) => glance(roomOf(table), visit, { wanted: match?.id });
    expect((await look({ ...hidden, maySee: () => false })).file).toBeUndefined();
    expect((await look(hidden)).file).toBeDefined();
    expect((await look({ ...hidden, maySee: () => false, person: ann })).file).toBeDefined();
  });

  test('more than 25 games are paged; one that ended since is reported', async () => {
    const stage = await alike();
    const { cid, channel, table } = stage;
    await crowd(stage, 27);
    const list = shown(await cid.command(channel, 'games watch'));
    expect(list.selects[0]?.options).toHaveLength(25);
    await cid.press(list, 'Later');
    expect(list.selects[0]?.options).toHaveLength(2);
    const [option] = list.selects[0]?.options ?? [];
    const gone = await table.get(option?.value ?? '');
    await table.resign(gone?.id ?? '', gone?.seats[0]?.id ?? '');
    await cid.select(list, 'Which game?', [option?.value ?? '']);
    expect(list.content).toContain('There is no such game here.');
    expect(list.selects[0]?.options).toHaveLength(25);
  });
});
