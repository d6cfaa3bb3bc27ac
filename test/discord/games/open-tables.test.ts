import { expect, test } from 'vitest';
import { openTables, sitDown } from '../../../src/discord/panels/games-command/open-tables.ts';
import { inGame, inGames, saidIn } from '../../support/in-game.ts';
import { setSettings } from '../../support/menus.ts';
import { PLAIN, roomOf } from '../../support/room.ts';
import { family, labels, sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: false });

test('a person who looks for company finds the server’s lobbies with a free seat, and sits down with one press', async () => {
  const stage = await alike();
  const { ann, bob, cid, channel, guild, table, quiet, discord } = stage;
  const [gaia, full] = ['gaia', 'full'].map(name => guild.addChannel({ name }));
  if (!gaia || !full) throw new Error('no channel');
  const none = shown(await inGames(cid, channel, 'open'));
  expect(none.ephemeral).toBe(true);
  expect(none.content).toMatch(/^No table here has a seat for you/);
  await ann.command(gaia, 'green-port new', { seats: 3 });
  await ann.command(full, 'porto new', { seats: 2 });
  await inGame(bob, full, 'porto', 'join');
  await ann.command(discord.addGuild({ name: 'Elsewhere' }).addChannel({ name: 'far' }), 'porto new');
  await quiet();
  const list = shown(await inGames(cid, channel, 'open'));
  const lobby = await table.live(gaia.id);
  expect(list.content).toMatch(/^\*\*A table with a seat for you\*\*\n\*\*1\.\*\* \[Green Port\]/);
  expect(list.content).toContain(`${lobby?.lobbyMessageId}) <#${gaia.id}> with Ann`);
  expect(list.content).toContain('1 of 3');
  expect(list.content).toMatch(/ · 14 days for each turn · rated, so no hints$/m);
  expect(labels(list)).toEqual(['1. Sit down: Green Port', 'Notify me when a table opens', 'Back']);
  const seated = await cid.press(list, '1. Sit down');
  expect(seated.content).toContain(`/channels/${guild.id}/${gaia.id}/`);
  expect((await table.live(gaia.id))?.seats.map(({ id }) => id)).toEqual([ann.id, cid.id]);
  // The list leaves out tables at which the person sits. A press for a table that is full by now says so.
  expect(await saidIn(cid, channel, 'open')).toMatch(/^No table/);
  const [dora, eva] = ['Dora', 'Eva'].map(name => discord.addUser({ name }));
  if (!dora || !eva) throw new Error('nobody');
  const late = shown(await inGames(dora, channel, 'open'));
  await inGame(eva, gaia, 'green-port', 'join');
  expect((await dora.press(late, '1. Sit down')).content).toContain('full');
  for (const locale of ['ko', 'pt-BR'] as const) {
    bob.locale = locale;
    expect(await saidIn(bob, channel, 'open')).not.toMatch(/^No table/);
  }
});

test('nothing of a channel that the asker may not see, nor where a block stands between them and a person there', async () => {
  const stage = await alike();
  const { ann, bob, cid, channel, guild, table } = stage;
  const gaia = guild.addChannel({ name: 'gaia' });
  await ann.command(gaia, 'porto new', { seats: 3 });
  const visit = {
    ...PLAIN,
    person: cid,
    channelId: channel.id,
    guildId: guild.id,
    place: 'server' as const,
  };
  const buttons = async (seen: Partial<Parameters<typeof openTables>[1]>) =>
    ((await openTables(roomOf(table), { ...visit, ...seen })).rows ?? []).filter(
      row => !JSON.stringify(row).includes('notify'),
    ).length;
  expect(await buttons({})).toBe(1);
  expect(await buttons({ maySee: () => false })).toBe(0);
  const match = await table.live(gaia.id);
  for (const seen of [{ maySee: () => false }, { guildId: '1' }, { guildId: null }])
    expect((await sitDown(roomOf(table), { ...visit, ...seen }, match?.id)).content).toMatch(
      /^There is no such/,
    );
  expect((await table.live(gaia.id))?.seats).toHaveLength(1);
  await setSettings(ann, channel, { block: cid.id });
  expect(await buttons({})).toBe(0);
  expect(await buttons({ person: bob })).toBe(1);
  expect(await saidIn(cid, await cid.dm(), 'open')).toContain('works only in a server');
});

test('more than five are paged, and numbered through', async () => {
  const stage = await alike();
  const { ann, bob, cid, channel, guild, discord } = stage;
  const people = [ann, bob, discord.addUser({ name: 'Dora' })];
  for (const [index, person] of people.entries())
    for (const part of ['a', 'b'])
      await person.command(guild.addChannel({ name: `${part}${index}` }), 'porto new', { seats: 2 });
  await family(stage);
  const list = shown(await inGames(cid, channel, 'open'));
  expect(list.content).toMatch(/^\*\*6 tables with a seat for you\*\* · page 1 of 2/);
  expect(list.buttons).toHaveLength(8);
  await cid.press(list, 'Later');
  expect(labels(list)).toEqual(['6. Sit down: Porto', '◀ Earlier', 'Notify me when a table opens', 'Back']);
});
