import { request } from 'node:http';
import { connect } from 'node:net';
import { PermissionFlagsBits as Bits } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { bot, PICTURE, posting, quay, raw, startDiscord, stopwatch } from './kit.ts';

describe('rate limits', () => {
  it('stand in the headers of every answer, refusals and troubles too', async () => {
    const { discord, channel } = await quay();
    const get = async (path: string) => (await raw(discord, 'GET', path)).headers;
    const names = ['bucket', 'limit', 'remaining', 'reset', 'reset-after'];
    const fine = await get(`/channels/${channel.id}`);
    const refused = await get('/channels/123456789012345678');
    discord.fail({ path: /./, status: 503 });
    const spoilt = await get(`/channels/${channel.id}`);
    for (const headers of [fine, refused, spoilt])
      for (const name of names) expect(headers.get(`x-ratelimit-${name}`), name).toBeTruthy();
    expect(fine.get('x-ratelimit-bucket')).toBe(refused.get('x-ratelimit-bucket'));
  });

  it('on demand a bucket is counted, each channel by itself, and what is too much gets 429', async () => {
    const pass = stopwatch();
    const discord = await startDiscord();
    const guild = discord.addGuild({ name: 'G' });
    const [one, two] = [guild.addChannel({ name: 'one' }), guild.addChannel({ name: 'two' })];
    const lift = discord.limitRate({ method: 'POST', path: /\/messages$/, limit: 2, per: 3_600_000 });
    const post = (id: string) => raw(discord, 'POST', `/channels/${id}/messages`, { content: 'x' });
    const answers = [await post(one.id), await post(one.id), await post(one.id), await post(two.id)];
    expect(answers.map(answer => answer.status)).toEqual([200, 200, 429, 200]);
    expect(answers.map(answer => answer.headers.get('x-ratelimit-remaining'))).toEqual(['1', '0', '0', '1']);
    const body = answers[2]?.body as { retry_after: number; global: boolean };
    expect(body.global).toBe(false);
    expect(body.retry_after).toBeGreaterThan(0);
    expect(body.retry_after).toBeLessThanOrEqual(3_600);
    pass(body.retry_after * 1000 + 5);
    expect((await post(one.id)).status).toBe(200);
    lift();
    for (let count = 0; count < 3; count++) expect((await post(one.id)).status).toBe(200);
  });

  it('a real client keeps to a limit that it has received', async () => {
    const { discord, channel, seen } = await posting();
    discord.limitRate({ method: 'POST', path: /\/messages$/, limit: 2, per: 300 });
    const started = performance.now();
    for (const content of ['1', '2', '3', '4', '5']) await seen.send(content);
    expect(performance.now() - started).toBeGreaterThan(500);
    expect(channel.messages.map(m => m.content)).toEqual(['1', '2', '3', '4', '5']);
    expect(discord.requests.filter(r => r.status === 429)).toEqual([]);
  });
});

describe('permissions in a channel', () => {
  it.each([
    { what: 'embeds', bit: Bits.EmbedLinks, body: { embeds: [{ title: 'x' }] }, reply: false, code: 50013 },
    { what: 'a reply', bit: Bits.ReadMessageHistory, body: { content: 'x' }, reply: true, code: 160002 },
  ])('$what: asked for', async ({ bit, body, reply, code }) => {
    const { discord, channel, ann } = await bot();
    const { id } = await ann.say(channel, 'hello');
    channel.botPermissions &= ~bit;
    const reference = reply ? { message_reference: { message_id: id } } : {};
    const answer = await raw(discord, 'POST', `/channels/${channel.id}/messages`, { ...body, ...reference });
    expect(answer.body.code).toBe(code);
  });

  it('typing is seen, and asks for Send Messages', async () => {
    const { discord, channel } = await bot();
    const typed: string[] = [];
    discord.watch(happening => {
      if (happening.type === 'typing') typed.push(happening.channel.name);
    });
    expect((await raw(discord, 'POST', `/channels/${channel.id}/typing`)).status).toBe(204);
    channel.botPermissions &= ~Bits.SendMessages;
    expect((await raw(discord, 'POST', `/channels/${channel.id}/typing`)).body.code).toBe(50013);
    expect(typed).toEqual(['quay']);
  });
});

describe('threads', () => {
  const where = async () => {
    const all = await bot();
    const path = `/channels/${all.channel.id}/threads`;
    return { ...all, post: (body: object) => raw(all.discord, 'POST', path, body) };
  };

  it('are public only when asked for, and ask for a permission', async () => {
    const { channel, post } = await where();
    expect((await post({ name: 't', type: 11 })).status).toBe(201);
    expect((await post({ name: 't' })).body).toMatchObject({
      type: 12,
      thread_metadata: { invitable: true },
    });
    channel.botPermissions &= ~Bits.CreatePublicThreads;
    expect((await post({ name: 't', type: 11 })).body.code).toBe(50013);
    expect((await post({ name: 't', type: 12 })).status).toBe(201);
    channel.botPermissions &= ~Bits.CreatePrivateThreads;
    expect((await post({ name: 't', type: 12 })).body.code).toBe(50013);
  });

  it('that are private are seen by their members and by who may manage threads, and by nobody else', async () => {
    const { discord, guild, ann, post } = await where();
    const [bob, chief] = [
      discord.addUser({ name: 'Bob' }),
      discord.addUser({ name: 'Chief', manageThreads: true }),
    ];
    const { body } = await post({ name: 'secret', type: 12, invitable: false });
    expect(body).toMatchObject({ thread_metadata: { invitable: false } });
    const thread = guild.threads.find(({ id }) => id === body.id);
    if (!thread) throw new Error('no thread');
    const member = (id: string) => `/channels/${thread.id}/thread-members/${id}`;
    expect((await raw(discord, 'PUT', member(ann.id))).status).toBe(204);
    expect((await raw(discord, 'PUT', member(ann.id))).status).toBe(204);
    expect((await raw(discord, 'GET', member(ann.id))).status).toBe(200);
    expect((await raw(discord, 'GET', member(bob.id))).status).toBe(404);
    await raw(discord, 'POST', `/channels/${thread.id}/messages`, { content: 'for Ann' });
    expect([ann, bob, chief].map(person => person.sees(thread).length)).toEqual([1, 0, 1]);
    await expect(bob.press(thread.messages[0], 'x')).rejects.toThrow(/can't see|no button/);
    expect((await raw(discord, 'DELETE', member(ann.id))).status).toBe(204);
    expect(ann.sees(thread)).toEqual([]);
    expect((await raw(discord, 'DELETE', member(ann.id))).body.code).toBe(10007);
    ann.leave();
    expect((await raw(discord, 'PUT', member(ann.id))).body.code).toBe(10007);
    expect((await raw(discord, 'PUT', member('99999999999999999'))).body.code).toBe(10013);
  });

  it('that are private and of others are closed to the bot, or closed to whom it would add', async () => {
    const { discord, channel, ann } = await where();
    const bob = discord.addUser({ name: 'Bob' });
    const hers = channel.addThread({ name: 'hers', ownerId: ann.id, isPrivate: true, invitable: false });
    expect((await raw(discord, 'GET', `/channels/${hers.id}`)).body.code).toBe(50001);
    hers.memberIds.add(discord.botId);
    expect((await raw(discord, 'GET', `/channels/${hers.id}`)).status).toBe(200);
    const member = `/channels/${hers.id}/thread-members/${bob.id}`;
    expect((await raw(discord, 'PUT', member)).body.code).toBe(50013);
    expect((await raw(discord, 'DELETE', member)).body.code).toBe(50013);
    hers.invitable = true;
    expect((await raw(discord, 'PUT', member)).status).toBe(204);
    channel.botPermissions &= ~Bits.SendMessagesInThreads;
    expect((await raw(discord, 'PUT', member)).body.code).toBe(50013);
  });

  it("another person's may be woken, not archived; a locked one neither", async () => {
    const { discord, channel, ann } = await where();
    const thread = channel.addThread({ name: 'hers', ownerId: ann.id });
    const patch = (body: object) => raw(discord, 'PATCH', `/channels/${thread.id}`, body);
    expect((await patch({ archived: true })).body.code).toBe(50013);
    thread.archive();
    expect((await patch({ name: 'other' })).body.code).toBe(50013);
    expect((await patch({ archived: false })).status).toBe(200);
    thread.locked = true;
    thread.archive();
    expect((await patch({ archived: false })).body.code).toBe(50013);
    expect((await raw(discord, 'POST', `/channels/${thread.id}/messages`, { content: 'x' })).body.code).toBe(
      50083,
    );
    expect(discord.complaints).toEqual([]);
  });

  it('the threads of a server are listed, and its channels', async () => {
    const { discord, guild, channel, client, post } = await where();
    const { body } = await post({ name: 'open', type: 11 });
    channel.addThread({ name: 'shut' }).archive();
    const home = await client.guilds.fetch(guild.id);
    const { threads } = await home.channels.fetchActiveThreads();
    expect([...threads.keys()]).toEqual([body.id]);
    expect([...(await home.channels.fetch()).keys()]).toEqual([channel.id]);
    expect(discord.complaints).toEqual([]);
  });
});

it('allowed mentions that contradict themselves are refused', async () => {
  const { discord, channel, ann } = await bot();
  const answer = await raw(discord, 'POST', `/channels/${channel.id}/messages`, {
    content: ann.mention,
    allowed_mentions: { parse: ['users'], users: [ann.id] },
  });
  expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
  expect(discord.complaints).toEqual([expect.stringContaining('mutually exclusive')]);
});

it('serves attachments back, byte for byte, and keeps what is in them from acting', async () => {
  const { discord, seen } = await posting();
  const files = [{ attachment: PICTURE, name: 'o porto.png', description: 'Ten houses' }];
  const message = await seen.send({ files });
  const [attachment] = message.attachments.values();
  expect(attachment).toMatchObject({ name: 'o_porto.png', description: 'Ten houses', width: 3, height: 2 });
  const answer = await fetch(attachment?.url ?? '');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PICTURE);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect((await fetch(`${discord.url}/attachments/1/2/x.png`)).status).toBe(404);
});

describe('malformed requests', () => {
  it.each([
    ['an id that is none', 'GET', '/messages?before=abc', undefined, 50035],
    ['a negative id', 'GET', '/messages?around=-1', undefined, 50035],
    ['a limit that is none', 'GET', '/messages?limit=x', undefined, 50035],
    ['a time that is none', 'GET', '/messages/pins?before=soon', undefined, 50035],
    ['null', 'POST', '/messages', 'null', 50035],
    ['a list', 'POST', '/messages', '[]', 50035],
    ['half a body', 'POST', '/messages', '{"content":', 50109],
    ['no body', 'POST', '/threads', undefined, 50035],
    ['no body', 'PATCH', '', undefined, 50035],
  ])("%s: %s %s is refused in Discord's form", async (_, method, path, body, code) => {
    const { discord, channel } = await quay();
    await discord.addUser({ name: 'Ann' }).say(channel, 'x');
    const answer = await raw(discord, method, `/channels/${channel.id}${path}`, body);
    expect(answer).toMatchObject({ status: 400, body: { code, message: expect.any(String) } });
    expect(discord.complaints).toHaveLength(1);
    expect(discord.complaints[0]).not.toContain('broke');
  });

  it.each(['GET http://elsewhere/', 'OPTIONS *', 'GET //', 'GET /api/v10/%E0%A4', 'NONSENSE'])(
    '%s never breaks it',
    async line => {
      const discord = await startDiscord();
      const { port, host } = new URL(discord.url);
      const socket = connect(Number(port), '127.0.0.1');
      socket.end(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      let answer = '';
      for await (const chunk of socket) answer += String(chunk);
      expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(discord.complaints.join()).not.toContain('broke');
    },
  );
});

it('messages are listed before, after and around one', async () => {
  const { channel, ann, seen } = await posting({ privilegedIntents: true });
  for (const text of ['1', '2', '3', '4', '5']) await ann.say(channel, text);
  const { id } = channel.messages[2] ?? { id: '0' };
  const list = async (options: object) =>
    (await seen.messages.fetch({ cache: false, ...options })).map(({ content }) => content).join('');
  expect(await list({ before: id })).toBe('21');
  expect(await list({ after: id })).toBe('54');
  expect(await list({ after: id, limit: 1 })).toBe('4');
  expect(await list({ around: id, limit: 3 })).toBe('432');
  expect(await list({ limit: 2 })).toBe('54');
});

it('a foreign name or origin is turned away', async () => {
  const discord = await startDiscord();
  const { port } = new URL(discord.url);
  const status = (headers: Record<string, string>) =>
    new Promise(resolve => {
      request({ port, host: '127.0.0.1', path: '/api/v10/gateway/bot', headers }, answer => {
        answer.resume();
        resolve(answer.statusCode);
      }).end();
    });
  expect(await status({ host: 'evil.example' })).toBe(403);
  expect(await status({ host: `127.0.0.1:${port}`, origin: 'https://evil.example' })).toBe(403);
  expect(await status({ host: `127.0.0.1:${port}` })).toBe(401);
  expect(discord.requests).toHaveLength(1);
});
