import { GatewayIntentBits } from 'discord.js';
import { expect, it } from 'vitest';
import { connect } from './gateway-client.ts';
import { login, newClient, quay, startDiscord } from './kit.ts';

it('greets, answers heartbeats and welcomes', async () => {
  const discord = await startDiscord();
  const { frames, until, send, identify, socket } = connect(discord);
  await until(10);
  expect(frames[0]?.d?.heartbeat_interval).toBeGreaterThan(1000);
  send(1, null);
  await until(11);
  identify();
  await until(0, 'READY');
  expect(discord.connected).toBe(true);
  socket.close(1000);
  await expect.poll(() => discord.connected).toBe(false);
});

it.each([
  ['an unknown opcode', 4001, { op: 99 }],
  ['no JSON', 4002, 'not json'],
  ['a presence before login', 4003, { op: 3, d: {} }],
  ['a wrong token', 4004, { op: 2, d: { token: 'x', intents: 1 } }],
  ['intents that are no number', 4013, { op: 2, d: { token: '…', intents: 'all' } }],
  ['intents that there are not', 4013, { op: 2, d: { token: '…', intents: 2 ** 30 } }],
  ['privileged intents', 4014, { op: 2, d: { token: '…', intents: GatewayIntentBits.MessageContent } }],
])('%s: closed with %i', async (_, code, frame) => {
  const discord = await startDiscord();
  const { socket, closed, until } = connect(discord);
  await until(10);
  const text = typeof frame === 'string' ? frame : JSON.stringify(frame);
  socket.send(text.replace('…', discord.token));
  expect(await closed).toBe(code);
});

it('an old version and another encoding are refused', async () => {
  const discord = await startDiscord();
  expect(await connect(discord, '?v=6').closed).toBe(4012);
  expect(await connect(discord, '?v=10&encoding=etf').closed).toBe(4002);
});

it('a second login is refused', async () => {
  const discord = await startDiscord();
  const { closed, until, identify } = connect(discord);
  await until(10);
  identify();
  await until(0, 'READY');
  identify();
  expect(await closed).toBe(4005);
});

it('a resume gets what was missed; one from the future 4007, an unknown one op 9', async () => {
  const discord = await startDiscord();
  const guild = discord.addGuild({ name: 'G' });
  const first = connect(discord);
  await first.until(10);
  first.identify();
  await first.until(0, 'GUILD_CREATE');
  const session = first.frames.find(frame => frame.t === 'READY')?.d?.session_id;
  const seq = Math.max(...first.frames.map(frame => frame.s ?? 0));
  first.socket.terminate();
  await first.closed;
  guild.addChannel({ name: 'missed' });
  const resume = async (session_id: unknown, at: number) => {
    const again = connect(discord);
    await again.until(10);
    again.send(6, { token: discord.token, session_id, seq: at });
    return again;
  };
  expect(await (await resume(session, seq + 100)).closed).toBe(4007);
  const second = await resume(session, seq);
  await second.until(0, 'RESUMED');
  expect(second.frames.map(frame => frame.t)).toEqual([null, 'CHANNEL_CREATE', 'RESUMED']);
  const third = await resume('nobody', 1);
  await third.until(9);
});

it('privileged intents may be allowed', async () => {
  const discord = await startDiscord({ privilegedIntents: true });
  discord.addGuild({ name: 'G' });
  discord.addUser({ name: 'Ann' });
  const client = newClient(discord, { intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers] });
  const ready = new Promise(resolve => client.once('clientReady', resolve));
  await client.login(discord.token);
  await ready;
  expect(client.guilds.cache.first()?.members.cache.size).toBe(2);
});

it('a socket from a web site is turned away', async () => {
  const discord = await startDiscord();
  expect(await connect(discord, '', { origin: 'https://evil.example' }).closed).toBe(0);
});

it('tells of events without their secrets', async () => {
  const { discord, channel } = await quay({ history: 5 });
  const ann = discord.addUser({ name: 'Ann' });
  const connections: boolean[] = [];
  const names: string[] = [];
  discord.watch(happening => {
    if (happening.type === 'connection') connections.push(happening.connected);
    if (happening.type === 'gateway') names.push(happening.event.name);
  });
  const client = await login(discord);
  await client.application.commands.set([{ name: 'plain', description: 'x' }]);
  client.on('interactionCreate', i => void (i.isChatInputCommand() && i.reply('hi')));
  await ann.command(channel, 'plain');
  const event = discord.events.find(({ name }) => name === 'INTERACTION_CREATE');
  expect(event?.data).toMatchObject({ token: ':token', type: 2 });
  expect(names.slice(0, 2)).toEqual(['READY', 'GUILD_CREATE']);
  for (let count = 0; count < 10; count++) await ann.say(channel, 'x');
  expect(discord.requests.length).toBeLessThanOrEqual(5);
  expect(discord.events.length).toBeLessThanOrEqual(5);
  await client.destroy();
  await expect.poll(() => connections).toEqual([true, false]);
});

it('a token with the prefix of the REST API logs in too, as of libraries that send it', async () => {
  const discord = await startDiscord();
  const { until, identify } = connect(discord);
  await until(10);
  identify({ token: `Bot ${discord.token}` });
  await until(0, 'READY');
});

it('the address of the gateway needs no token', async () => {
  const discord = await startDiscord();
  const answer = await fetch(`${discord.api}/v10/gateway`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ url: expect.stringMatching(/^ws:\/\/127\.0\.0\.1:\d+/) });
  expect(discord.complaints).toEqual([]);
});

it('the token begins with the id of the bot, as libraries read it from there', async () => {
  const discord = await startDiscord();
  const [first = ''] = discord.token.split('.');
  expect(Buffer.from(first, 'base64').toString()).toBe(discord.botId);
});
