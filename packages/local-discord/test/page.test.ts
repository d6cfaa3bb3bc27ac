import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LocalDiscord } from '../src/index.ts';
import { attachPage, type Frame } from '../src/page/index.ts';

// These tests need no browser: they check the page's server and its answers to bad input.

let discord: LocalDiscord;
beforeAll(async () => {
  discord = await LocalDiscord.start({ page: attachPage, answerMs: 60_000 });
  discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'quay' });
  for (const name of ['Ann', 'Béla']) discord.addUser({ name, manageGuild: name === 'Ann' });
});
afterAll(() => discord?.close());

interface Got {
  readonly status: number;
  readonly policy: string | undefined;
  readonly text: string;
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const asked = request(`${discord.url}${path}`, { headers, method }, answer => {
      const parts: Buffer[] = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          policy: answer.headers['content-security-policy']?.toString(),
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on('error', reject).end();
  });

test('the page, its script, its style and its avatars', async () => {
  const page = await get('/');
  expect(page.status).toBe(200);
  expect(page.policy).toMatch(/^default-src 'self';/);
  const frames = '; frame-src http://127.0.0.1:* http://localhost:*';
  expect(page.policy).toContain(frames);
  expect(page.policy?.replace(frames, '')).not.toMatch(/unsafe|https?:/);
  expect(page.text).not.toMatch(/<script(?! type="module" src)| style=| on\w+=/);
  expect((await get('/page/app.js')).text).toContain('local-discord');
  expect((await get('/page/style.css')).text).toContain('--ground');
  const [ann] = discord.people;
  expect((await get(`/page/avatars/${ann?.id}.svg`)).text).toContain('>A</text>');
  expect((await get(`/page/avatars/${discord.botId}.svg`)).status).toBe(200);
});

test('a missing page, a wrong method and a foreign host are refused', async () => {
  for (const path of [
    '/page/',
    '/page/app.ts',
    '/page/..%2flocal-discord.ts',
    '/page/avatars/1.svg',
    '/page/%',
  ])
    expect((await get(path)).status, path).toBe(404);
  expect((await get('/', {}, 'POST')).status).toBe(405);
  expect((await get('/', { host: 'evil.example' })).status).toBe(403);
  expect((await get('/', { host: `evil.example:${new URL(discord.url).port}` })).status).toBe(403);
  expect((await get('/', { origin: 'http://evil.example' })).status).toBe(403);
  expect((await get('/', { host: 'localhost' })).status).toBe(200);
});

const open = (headers: Record<string, string> = {}, path = '/page/socket?as=Ann'): WebSocket =>
  new WebSocket(`${discord.url.replace('http', 'ws')}${path}`, { headers });

const refusedSocket = (socket: WebSocket): Promise<string> =>
  new Promise(resolve => {
    socket.on('error', error => resolve(error.message));
    socket.on('open', () => resolve('opened'));
  });

test('a socket of another site, or under another name, is not opened', async () => {
  expect(await refusedSocket(open({ origin: 'http://evil.example' }))).toContain('403');
  expect(await refusedSocket(open({ host: 'evil.example' }))).toContain('403');
  expect(await refusedSocket(open({}, '/page/other'))).toContain('403');
});

const talk = (frames: readonly (string | Buffer)[], count: number): Promise<Frame[]> =>
  new Promise((resolve, reject) => {
    const socket = open();
    const got: Frame[] = [];
    socket.on('error', reject);
    socket.on('message', raw => {
      const frame = JSON.parse(String(raw)) as Frame;
      if (['snapshot', 'answer', 'refused'].includes(frame.type)) got.push(frame);
      if (got.length === 1 && frame.type === 'snapshot') for (const text of frames) socket.send(text);
      if (got.length < count + 1) return;
      socket.close();
      resolve(got);
    });
  });

const asking = (action: object, id = 7): string => JSON.stringify({ id, action });

test('frames that make no sense are answered, and the stand-in goes on', async () => {
  const channelId = discord.guilds[0]?.channels[0]?.id ?? '';
  const bad = [
    'hello',
    '',
    '[]',
    '{"id":1}',
    '{"id":-1,"action":{"do":"dm"}}',
    Buffer.from([0xff, 0xfe]),
    asking({ do: 'fly' }),
    asking({ do: 'say', channelId: 5, content: 'x' }),
    asking({ do: 'say', channelId, content: 'x'.repeat(2001) }),
    asking({ do: 'say', channelId, content: '   ' }),
    asking({ do: 'say', channelId: '1', content: 'x' }),
    asking({ do: 'press', messageId: '12', customId: 'x' }),
    asking({ do: 'select', messageId: '12', customId: 'x', values: Array(26).fill('x') }),
    asking({ do: 'submit', interactionId: '12', values: {} }),
    asking({ do: 'command', channelId, path: 'nothing here', options: {} }),
    asking({ do: 'command', channelId, path: '__proto__', options: { __proto__: 1 } }),
    asking({ do: 'menu', channelId, name: 'nothing here', targetId: discord.people[0]?.id }),
    asking({ do: 'menu', channelId, name: 'x', targetId: '1' }),
    asking({ do: 'locale', locale: 'klingon' }),
    asking({ do: 'be', personId: '1' }),
    asking({ do: 'add-channel', name: '  ' }),
    asking({ do: 'switch', switchId: 'nothing', channelId }),
  ];
  const [snapshot, ...answers] = await talk(bad, bad.length);
  expect(snapshot?.type).toBe('snapshot');
  for (const answer of answers)
    expect(answer, JSON.stringify(answer)).toMatchObject({
      type: 'refused',
      error: expect.stringMatching(/./),
    });
  const [, fine] = await talk([asking({ do: 'say', channelId, content: 'still here' })], 1);
  expect(fine).toEqual({ type: 'answer', id: 7 });
  expect(discord.complaints).toEqual([]);
});

test('a button that the message no longer has is refused in words for a person', async () => {
  const [ann] = discord.people;
  const channel = discord.guilds[0]?.channels[0];
  if (ann === undefined || channel === undefined) throw new Error('no stage');
  const messageId = (await ann.say(channel, 'a message without buttons')).id;
  const [, ...answers] = await talk(
    [
      asking({ do: 'press', messageId, customId: 'gone' }),
      asking({ do: 'select', messageId, customId: 'gone', values: ['x'] }),
    ],
    2,
  );
  for (const answer of answers)
    expect(answer).toMatchObject({ error: 'the message has changed: choose again' });
});

test('a tab gets what its person may see, and nothing of the others', async () => {
  const [ann, bela] = discord.people;
  const channel = discord.guilds[0]?.channels[0];
  if (ann === undefined || bela === undefined || channel === undefined) throw new Error('no stage');
  await bela.say(bela.dmChannel(), 'for the bot alone');
  const [snapshot] = await talk([], 0);
  expect(JSON.stringify(snapshot)).not.toContain('for the bot alone');
  expect(snapshot).toMatchObject({ you: ann.id });
});
