import { expect, test } from 'vitest';
import { setServer } from '../../support/menus.ts';
import { sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: false });
const ROLE = '123456789012345678';

// test/evenings/server.evening shows what the panel says.
test('a forged menu of a member without Manage Server changes no setting', async () => {
  const { bob, channel, table, guild } = await alike();
  const answer = shown(await bob.command(channel, 'games server'));
  expect(answer.selects).toEqual([]);
  await bob.selectRaw(channel, answer, '1:-:-:games:server:set:language', ['ko']);
  await bob.pressRaw(channel, answer, '1:-:-:games:server:show');
  await bob.selectRaw(channel, answer, '1:-:-:games:server:set:mayOpen', ['manage-server']);
  await bob.selectRaw(channel, answer, '1:-:-:games:server:role:callRole', [ROLE]);
  expect(answer.selects).toEqual([]);
  expect(await table.archive.server(guild.id)).toMatchObject({
    ...{ language: null, mayOpen: 'everyone', callRole: null },
  });
  expect(await table.archive.acts(guild.id)).toEqual([]);
});

test('a role may open or cancel games, and the role of all is everybody', async () => {
  const { ann, bob, channel, table, guild } = await alike();
  ann.manageGuild = true;
  const panel = await setServer(ann, channel, { mayCancel: ROLE });
  expect(panel.content).toContain(`May cancel others' games: **<@&${ROLE}>**`);
  await setServer(ann, channel, { mayOpen: ROLE });
  expect((await table.archive.server(guild.id)).mayOpen).toBe(`role:${ROLE}`);
  expect((await bob.command(channel, 'porto new')).content).toContain('a certain role');
  await setServer(ann, channel, { mayOpen: guild.id });
  expect((await table.archive.server(guild.id)).mayOpen).toBe('everyone');
});
