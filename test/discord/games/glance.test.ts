import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { folder } from '../../support/folder.ts';
import { isLong } from '../../support/test-form.ts';
import { running } from '../../table/room.ts';
import { family, type Scene, said, scene, sharedScene, shown } from '../kit.ts';

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
