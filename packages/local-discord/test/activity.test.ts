import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BaseInteraction } from 'discord.js';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { bot, login, present, raw, startDiscord } from './kit.ts';

/** Starts the server of an Activity, which answers with what it was asked. */
async function house() {
  const asked: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers);
    let body = '';
    request.on('data', part => {
      body += String(part);
    });
    request.on('end', () =>
      response.writeHead(201, { 'x-own': 'yes' }).end(`${request.method} ${request.url} ${body}`),
    );
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { url }) => socket.on('message', text => socket.send(`${url} ${text}`)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    sockets.close();
    server.closeAllConnections();
    server.close();
  });
  return { asked, activity: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Asks as the browser does, which takes each name below `localhost` for this machine. */
function ask(address: string, options: { method?: string; body?: string; origin?: string } = {}) {
  const url = new URL(address);
  const headers = { host: url.host, ...(options.origin && { origin: options.origin }) };
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const here = { host: '127.0.0.1', port: url.port, path: `${url.pathname}${url.search}` };
    request({ ...here, headers, method: options.method ?? 'GET' }, (answer: IncomingMessage) => {
      let text = '';
      answer.on('data', part => {
        text += String(part);
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .on('error', reject)
      .end(options.body);
  });
}

const path = (discord: { applicationId: string }) => `/applications/${discord.applicationId}/commands`;

it('an application with an Activity has an Entry Point command, which opens it without asking the bot', async () => {
  const { activity } = await house();
  const discord = await startDiscord({ activity });
  const channel = discord.addGuild({ name: 'Harbour' }).addChannel({ name: 'quay' });
  const ann = discord.addUser({ name: 'Ann' });
  expect(discord.commands()).toMatchObject([{ type: 4, name: 'Launch', handler: 2 }]);
  const { body: application } = await raw(discord, 'GET', '/applications/@me');
  expect(application).toMatchObject({ flags: 1 << 17, verify_key: discord.publicKey });
  const launched = await ann.launch(channel);
  expect(launched.answer).toBe(undefined);
  expect(discord.activities).toEqual([launched.activity]);
  expect(channel.messages.map(({ content }) => content)).toEqual(['Ann opened Local Bot.']);
  expect(discord.complaints).toEqual([]);
});

it('the bot opens the Activity by answer 12 to a command, a press and a form, and learns the instance', async () => {
  const { activity } = await house();
  const { discord, channel, ann, bob, on } = await bot({ activity }, async options => {
    const discord = await startDiscord(options);
    await raw(discord, 'DELETE', `${path(discord)}/${discord.commands()[0]?.id}`);
    return discord;
  });
  const answers: unknown[] = [];
  const launch = async (i: BaseInteraction) => {
    if (!i.isRepliable()) return;
    const sent = await raw(discord, 'POST', `/interactions/${i.id}/${i.token}/callback?with_response=true`, {
      type: 12,
    });
    answers.push(sent.body);
  };
  on(launch);
  const first = await ann.command(channel, 'plain');
  const instance = present(first.activity);
  await expect.poll(() => answers.length).toBe(1);
  expect(answers).toMatchObject([
    {
      interaction: { activity_instance_id: instance.id, channel_id: channel.id },
      resource: { type: 12, activity_instance: { id: instance.id } },
    },
  ]);
  const row = { type: 1, components: [{ type: 2, style: 1, label: 'Join', custom_id: 'join' }] };
  on(async i => i.isRepliable() && (await i.reply({ content: 'x', components: [row] })));
  const { message } = await ann.command(channel, 'plain');
  on(launch);
  expect((await bob.press(message, 'Join')).activity).toBe(instance);
  const text = { type: 4, custom_id: 'text', style: 1, label: 'A text' } as const;
  const form = { custom_id: 'form', title: 'A form', components: [{ type: 1, components: [text] }] };
  on(async i => i.isButton() && (await i.showModal(form)));
  const asked = await ann.press(message, 'Join');
  on(launch);
  expect((await ann.submit(asked, { text: 'x' })).activity).toBe(instance);
  expect(instance.people).toEqual([ann, bob]);
  const at = `/applications/${discord.applicationId}/activity-instances/${instance.id}`;
  const { body } = await raw(discord, 'GET', at);
  const location = { kind: 'gc', guild_id: channel.guild?.id, channel_id: channel.id };
  expect(body).toMatchObject({ instance_id: instance.id, location, users: [ann.id, bob.id] });
  instance.leave(ann);
  instance.leave(bob);
  expect(await raw(discord, 'GET', at)).toMatchObject({ status: 404, body: { code: 0 } });
  expect((await ann.command(channel, 'plain')).activity?.id).not.toBe(instance.id);
  expect(discord.complaints).toEqual([]);
});

it('an Entry Point command that the bot handles is an interaction with its name and type', async () => {
  const { activity } = await house();
  const discord = await startDiscord({ activity });
  const channel = discord.addGuild({ name: 'Harbour' }).addChannel({ name: 'quay' });
  const entry = { type: 4, name: 'play', handler: 1 };
  await raw(discord, 'PUT', path(discord), [entry]);
  const client = await login(discord);
  const data: unknown[] = [];
  client.on('raw' as never, ({ t, d }: { t: string; d: { id: string; token: string; data: unknown } }) => {
    if (t !== 'INTERACTION_CREATE') return;
    data.push(d.data);
    void raw(discord, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type: 12 });
  });
  const ann = discord.addUser({ name: 'Ann' });
  const { activity: opened, answer } = await ann.launch(channel);
  expect(opened?.people).toEqual([ann]);
  expect(answer?.activity).toBe(opened);
  expect(data).toEqual([{ id: discord.commands()[0]?.id, name: 'play', type: 4 }]);
  expect(channel.messages).toEqual([]);
  expect(discord.complaints).toEqual([]);
});

it('a list of commands without the Entry Point command is refused, and so is a second one, or one of a server', async () => {
  const { activity } = await house();
  const discord = await startDiscord({ activity });
  const { id } = discord.addGuild({ name: 'Harbour' });
  const command = { name: 'plain', description: 'd' };
  const entry = { type: 4, name: 'play', handler: 1 };
  const asked = async (method: string, where: string, body: unknown) => {
    const answer = await raw(discord, method, where, body);
    return [answer.status, answer.body.code];
  };
  const own = `/applications/${discord.applicationId}/guilds/${id}/commands`;
  expect(await asked('PUT', path(discord), [command])).toEqual([400, 50240]);
  expect(await asked('PUT', path(discord), [entry, { ...entry, name: 'again' }])).toEqual([400, 50035]);
  expect(await asked('POST', path(discord), entry)).toEqual([400, 50035]);
  expect(await asked('PUT', path(discord), [entry, { ...command, handler: 1 }])).toEqual([400, 50035]);
  expect(await asked('PUT', own, [entry])).toEqual([400, 50035]);
  expect(await asked('PUT', own, [command])).toEqual([200, undefined]);
  expect(await asked('PUT', path(discord), [entry, command])).toEqual([200, undefined]);
});

it('without an Activity there is no Entry Point command, no answer 12, and none can be made', async () => {
  const { discord, channel, ann, on } = await bot();
  const entry = { type: 4, name: 'play', handler: 1 };
  expect(await raw(discord, 'POST', path(discord), entry)).toMatchObject({ status: 400 });
  await expect(ann.launch(channel)).rejects.toThrow('no Entry Point command');
  let status: number | undefined;
  on(async i => {
    if (!i.isRepliable()) return;
    const sent = await raw(discord, 'POST', `/interactions/${i.id}/${i.token}/callback`, { type: 12 });
    status = sent.status;
    await i.reply('no');
  });
  await ann.command(channel, 'plain');
  expect(status).toBe(400);
});

it('the frame of a person reaches the Activity’s server with signed headers, and a WebSocket too', async () => {
  const { activity, asked } = await house();
  const discord = await startDiscord({ activity });
  const channel = discord.addGuild({ name: 'Harbour' }).addChannel({ name: 'quay' });
  const [ann, bob] = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })];
  const instance = present((await ann.launch(channel)).activity);
  await bob.launch(channel);
  const address = new URL(instance.addressFor(ann));
  expect(address.searchParams.get('instance_id')).toBe(instance.id);
  const forged = { method: 'POST', body: 'hello', origin: address.origin };
  const answer = await ask(`${address.origin}/.proxy/api/x?y=1`, forged);
  expect(answer).toMatchObject({ status: 201, text: 'POST /api/x?y=1 hello', headers: { 'x-own': 'yes' } });
  await ask(instance.addressFor(bob));
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(discord.publicKey, 'hex').toString('base64url') },
    format: 'jwk',
  });
  const seen = asked.map(headers => {
    const payload = Buffer.from(String(headers['x-discord-proxy-payload']), 'base64');
    const signature = Buffer.from(String(headers['x-signature-ed25519']), 'base64');
    expect(verify(null, payload, key, signature)).toBe(true);
    const { user_id, created_at, expires_at } = JSON.parse(String(payload));
    expect(String(created_at)).toBe(headers['x-signature-timestamp']);
    expect(expires_at).toBeGreaterThan(created_at);
    return user_id;
  });
  expect(seen).toEqual([ann.id, bob.id]);
  const socket = new WebSocket(`ws://127.0.0.1:${address.port}/room`, { headers: { host: address.host } });
  await once(socket, 'open');
  socket.send('hello');
  expect(String((await once(socket, 'message'))[0])).toBe('/room hello');
  socket.close();
  instance.leave(ann);
  expect((await ask(address.href)).status).toBe(403);
  expect((await ask(address.href.replace(/-[0-9a-f]+\.localhost/, '-00.localhost'))).status).toBe(403);
});

it('a server of the Activity that does not answer is named', async () => {
  const discord = await startDiscord({ activity: 'http://127.0.0.1:1/' });
  const channel = discord.addGuild({ name: 'Harbour' }).addChannel({ name: 'quay' });
  const ann = discord.addUser({ name: 'Ann' });
  const instance = present((await ann.launch(channel)).activity);
  const answer = await ask(instance.addressFor(ann));
  expect(answer.status).toBe(502);
  expect(answer.text).toContain('The server of the activity at http://127.0.0.1:1 does not answer');
});
