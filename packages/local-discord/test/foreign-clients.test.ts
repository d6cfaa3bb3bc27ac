import { expect, it } from 'vitest';
import { connect } from './gateway-client.ts';
import { posting, raw, startDiscord } from './kit.ts';

// Each test is a fault that a library found in the local Discord.

it('frames that are no event have null as name and number, as discordeno takes the number of each frame', async () => {
  const discord = await startDiscord();
  const { frames, until, send, identify } = connect(discord);
  await until(10);
  send(1, null);
  identify();
  await until(0, 'READY');
  await until(11);
  discord.askToReconnect();
  await until(7);
  const others = frames.filter(({ op }) => op !== 0);
  expect(others.map(({ op, s, t }) => [op, s, t])).toEqual([10, 11, 7].map(op => [op, null, null]));
});

it('READY has an empty list of direct messages, as eris reads it', async () => {
  const discord = await startDiscord();
  const { frames, until, identify } = connect(discord);
  await until(10);
  identify();
  await until(0, 'READY');
  expect(frames.find(({ t }) => t === 'READY')?.d).toMatchObject({ private_channels: [] });
});

it('ids may be numbers in requests and frames, as of discord.py, and lose no digit', async () => {
  const { discord, channel, guild, ann } = await posting();
  const { status, body } = await raw(discord, 'POST', '/users/@me/channels', `{"recipient_id": ${ann.id}}`);
  expect([status, body.id]).toEqual([200, (await ann.dm()).id]);
  const said = await ann.say(channel, 'x');
  const answer = `{"content": "y", "message_reference": {"message_id":${said.id}}}`;
  await raw(discord, 'POST', `/channels/${channel.id}/messages`, answer);
  expect(channel.messages.at(-1)).toMatchObject({ content: 'y', replyTo: said.id });
  const { socket, frames, until, identify } = connect(discord);
  await until(10);
  identify();
  await until(0, 'READY');
  socket.send(`{"op": 8, "d": {"guild_id": ${guild.id}, "user_ids": [${ann.id}]}}`);
  await until(0, 'GUILD_MEMBERS_CHUNK');
  const chunk = frames.find(({ t }) => t === 'GUILD_MEMBERS_CHUNK')?.d;
  expect(chunk).toMatchObject({ guild_id: guild.id, members: [{ user: { id: ann.id } }], not_found: [] });
  expect(discord.complaints).toEqual([]);
});

it('an attachment may have its number as a number or as text, in a message and in an answer', async () => {
  const { discord, channel, ann, on } = await posting();
  const withFile = (payload: object) => {
    const form = new FormData();
    form.append('payload_json', JSON.stringify(payload));
    form.append('files[0]', new Blob(['hello']), 'hello.txt');
    return form;
  };
  const send = async (path: string, payload: object) => {
    const headers = { authorization: `Bot ${discord.token}` };
    const sent = await fetch(`${discord.api}/v10${path}`, {
      method: 'POST',
      headers,
      body: withFile(payload),
    });
    return sent.status;
  };
  for (const id of [0, '0'])
    expect(await send(`/channels/${channel.id}/messages`, { attachments: [{ id, description: 'A' }] })).toBe(
      200,
    );
  on(i => send(`/interactions/${i.id}/${i.token}/callback`, { type: 4, data: { attachments: [{ id: 0 }] } }));
  await ann.command(channel, 'plain');
  const attachments = channel.messages.map(message => message.attachments[0]);
  expect(attachments.map(file => String(file?.data))).toEqual(['hello', 'hello', 'hello']);
  expect(attachments[0]?.description).toBe('A');
  expect(discord.complaints).toEqual([]);
});
