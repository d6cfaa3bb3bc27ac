import { expect, test } from 'vitest';
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
