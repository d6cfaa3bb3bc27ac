import { LocalDiscord } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { Elsewhere } from '../secrets/elsewhere.ts';

test('what tells a place an id or a name of another place is found, in texts, paths and files', async () => {
  const discord = await LocalDiscord.start();
  onTestFinished(() => discord.close());
  const [ann, ben] = ['Quirrel', 'Zygmunt'].map(name => discord.addUser({ name }));
  if (!ann || !ben) throw new Error('two people play');
  const guild = discord.addGuild({ name: 'GuildQuirrel' });
  const [here, there] = [guild.addChannel({ name: 'room-quirrel' }), ben.dmChannel()];
  const reader = new Elsewhere(discord, [
    { channel: here, people: [ann] },
    { channel: there, people: [ben] },
  ]);
  const send = async (channel: string, content: string, file?: string): Promise<string> => {
    const body = new FormData();
    body.set(
      'payload_json',
      JSON.stringify({ content, ...(file && { attachments: [{ id: '0', filename: 'x.txt' }] }) }),
    );
    if (file) body.set('files[0]', new Blob([file], { type: 'text/plain' }), 'x.txt');
    const headers = { authorization: `Bot ${discord.token}` };
    const sent = await fetch(`${discord.api}/v10/channels/${channel}/messages`, {
      method: 'POST',
      headers,
      body,
    });
    const { id } = (await sent.json()) as { readonly id: string };
    return id;
  };
  const own = await send(here.id, `Quirrel <@${ann.id}> in ${guild.id}`);
  await send(there.id, `Zygmunt <@${ben.id}>`, 'Zygmunt');
  expect(reader.found).toEqual([]);
  for (const secret of [ann.id, own, here.id, guild.id, 'Quirrel', 'GuildQuirrel', 'room-quirrel']) {
    await send(there.id, `reported ${secret}`);
    expect(reader.found.splice(0).join()).toMatch(new RegExp(`tells [^:]*${secret}`));
    await send(there.id, 'a file', `reported ${secret}`);
    expect(reader.found.splice(0).join()).toMatch(new RegExp(`tells [^:]*${secret}`));
  }
  await send(here.id, `reported ${ben.id} and Zygmunt`);
  expect(reader.found.join()).toContain(`tells ${ben.id}, Zygmunt`);
});
