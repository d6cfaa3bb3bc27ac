import type { Person } from 'local-discord';
import { expect, test } from 'vitest';
import { startBot } from '../../support/bot.ts';
import { soughtHere, wish } from '../../support/in-game.ts';
import { last, shown } from '../kit.ts';
import { stopsWell } from '../own-discord.ts';

async function town() {
  const running = await startBot();
  stopsWell(running);
  const { discord } = running;
  const [ann, bob] = [discord.addUser({ name: 'Quirrel' }), discord.addUser({ name: 'Zygmunt' })];
  const [north, south] = [discord.addGuild({ name: 'North' }), discord.addGuild({ name: 'South' })];
  return {
    ...running,
    trouble: running.trouble as string[],
    ann,
    bob,
    here: north.addChannel({ name: 'here' }),
    north,
    south,
  };
}

// test/evenings/finding.evening shows what people read.
test('no message at a place and no private answer has an id or a name of the other place', async () => {
  const { ann, bob, here, north, south, table, discord, quiet, trouble } = await town();
  const there = south.addChannel({ name: 'there' });
  await soughtHere(ann, here, { game: 'porto' });
  await bob.command(there, 'games find', { game: 'porto' });
  expect(await table.finding.pair()).toBe(1);
  await quiet();
  const found = (await bob.dm()).messages.find(({ buttons }) => buttons.length === 1) ?? last(await bob.dm());
  const fellows = shown(await bob.press(found, 'The other players'));
  const read = [fellows];
  for (const label of ['Block:', 'Report:']) read.push(shown(await bob.press(fellows, label)));
  expect((await table.host.run('log', 'operator')).text).toContain(`person ${ann.id}`);
  expect(trouble.splice(0)).toEqual([expect.stringContaining('a player was reported')]);
  for (const path of ['games find', 'games settings']) read.push(shown(await bob.command(there, path)));
  const secrets = (of: Person, guild: { id: string; name: string }) => [of.id, of.name, guild.id, guild.name];
  const inDirect = JSON.stringify((await bob.dm()).allMessages);
  for (const secret of [...secrets(ann, north), here.id])
    expect(inDirect + JSON.stringify(read)).not.toContain(secret);
  for (const secret of [...secrets(bob, south), (await bob.dm()).id])
    expect(JSON.stringify(here.allMessages)).not.toContain(secret);
  expect(discord.complaints).toEqual([]);
});

test('a forged menu or button about a request or a phrase changes nothing', async () => {
  const { ann, bob, here, south, table, discord, quiet } = await town();
  await soughtHere(ann, here, { game: 'porto' });
  const before = await table.finding.of(ann.id);
  for (const forged of ['1', '9', 'yes', 'xx', '']) await wish(ann, here, 'seats', forged);
  await wish(ann, here, 'language', 'xx');
  expect(await table.finding.of(ann.id)).toEqual(before);
  await soughtHere(bob, south.addChannel({ name: 'there' }), { game: 'porto' });
  expect(await table.finding.pair()).toBe(1);
  await quiet();
  const { id } = (await table.live(here.id)) ?? { id: '' };
  const raw = async (person: Person, ...args: readonly (string | number)[]) =>
    shown(await person.pressRaw(here, last(here), ['1', '-', '-', 'games', 'find', ...args].join(':')));
  for (const forged of ['8', '0', '-1', 'Hello', '1e0', ''])
    expect((await raw(ann, 'say', id, forged)).content).toContain('There is no such phrase.');
  expect((await raw(ann, 'say', 'nothing', 1)).content).toContain('There is no game');
  for (const forged of ['toString', 'constructor', 'chess'])
    for (const action of ['join', 'leave', 'bot'])
      expect((await raw(ann, action, forged)).content).toContain('People to play with');
  const eve = discord.addUser({ name: 'Eve' });
  for (const action of ['say', 'phrases', 'players'])
    expect((await raw(eve, action, id, 1)).content).toContain("You don't sit at this table");
});
