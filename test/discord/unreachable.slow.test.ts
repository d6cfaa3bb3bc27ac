import { once } from 'node:events';
import { createServer as createWebServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { LocalDiscord } from 'local-discord';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { commands, menus } from '../../commands/index.ts';
import { reasonUnreachable } from '../../src/discord/gateway/unreachable.ts';
import { startBot } from '../support/bot.ts';
import { ownDiscord } from './own-discord.ts';

const REFUSING_PORT = 1;
/** Failed attempts before the way to Discord heals. The bot then waits a second, and up to two. */
const TIMES = 2;

async function opened(discord: LocalDiscord, apiUrl?: string) {
  const running = await startBot({ discord, ...(apiUrl !== undefined && { apiUrl }) });
  onTestFinished(() => running.stop());
  return running;
}

const SESSIONS = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };

/** Starts a way to Discord that treats its first connections badly. Returns the address of the API over this way. */
async function badWay(
  discord: LocalDiscord,
  treat: (socket: Socket) => void,
  times: number,
): Promise<string> {
  let left = times;
  const { port } = new URL(discord.api);
  const sockets = new Set<Socket>();
  const way = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (left-- > 0) return treat(socket);
    const on = connect(Number(port), '127.0.0.1').on('error', () => {});
    sockets.add(on);
    socket.pipe(on).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  return `http://127.0.0.1:${(way.address() as AddressInfo).port}/api`;
}

/** Starts a gateway that handles its connections as instructed. Returns its address, and the number of connections so far. */
async function badGateway(handle: 'refuses' | 'closes' | 'closes at login') {
  let came = 0;
  const http = createWebServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, socket, head) => {
    came += 1;
    if (handle === 'refuses') return void socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    server.handleUpgrade(request, socket, head, ws => {
      if (handle === 'closes') return ws.close(1001);
      ws.send(JSON.stringify({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: 41_250 } }));
      ws.once('message', () => ws.close(4000));
    });
  });
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    http.close();
  });
  return { url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`, came: () => came };
}

const waits = (trouble: readonly string[]) => trouble.filter(line => line.includes('can not be reached'));

describe('the API is not there when the bot starts', () => {
  test.each([
    ['it answers 503', 503, { message: 'upstream' }, /it answers 503/],
    ['a page of another program', 200, '<html>Please log in</html>', /not in the form of Discord/],
  ])('%s: the bot waits and goes on', async (_what, status, body, reason) => {
    const discord = await ownDiscord();
    // discord.js asks three times before it gives an answer of 503 up.
    discord.fail({ path: /^\/gateway\/bot$/, status, body, times: status === 503 ? 3 * TIMES : TIMES });
    const { bot, trouble } = await opened(discord);
    expect(bot.stage).toBe('acting');
    expect(waits(trouble)).toHaveLength(TIMES);
    for (const line of waits(trouble)) expect(line).toMatch(reason);
    expect(trouble.at(-1)).toMatch(/^Discord answers after \d+ s/);
    expect(bot.trouble).toBeUndefined();
  });

  test.each<[string, (socket: Socket) => void, number]>([
    ['cut', socket => socket.destroy(), 1],
    // discord.js itself tries three times where a connection is reset.
    ['cut by a reset', socket => socket.resetAndDestroy(), 4],
    ['no HTTP', socket => socket.end('SSH-2.0-OpenSSH_9.2\r\n'), 1],
    ['silent', () => {}, 1],
  ])('connections are made and then %s', async (_what, treat, times) => {
    const discord = await ownDiscord();
    const { bot, trouble } = await opened(discord, await badWay(discord, treat, times));
    expect(bot.stage).toBe('acting');
    expect(waits(trouble).length).toBeGreaterThan(0);
    expect(trouble.at(-1)).toMatch(/^Discord answers after/);
  });

  test('a server without the API is a wrong setting, not a wait', async () => {
    const discord = await ownDiscord();
    discord.fail({ path: /^\/gateway\/bot$/, status: 404, body: { message: 'Not Found', code: 0 } });
    await expect(startBot({ discord })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the gateway is not there when the bot starts', () => {
  test.each(['refuses', 'closes', 'closes at login'] as const)(
    'it %s: the bot waits longer each time, and logs in once',
    async handle => {
      const discord = await ownDiscord();
      const { url, came } = await badGateway(handle);
      // Each attempt asks for the gateway's address, and the first request of a start asks for the number of shards.
      const body = { url, shards: 1, session_start_limit: SESSIONS };
      discord.fail({ path: /^\/gateway\/bot$/, status: 200, body, times: 1 + TIMES + 1 });
      const { bot, trouble } = await opened(discord);
      expect(bot.stage).toBe('acting');
      expect(waits(trouble).length).toBeGreaterThanOrEqual(TIMES);
      // A client that was given up must not go on by itself.
      expect(came()).toBeLessThanOrEqual(waits(trouble).length);
      expect(discord.connected).toBe(true);
    },
  );

  test('it refuses connections', async () => {
    const discord = await ownDiscord();
    const body = { url: `ws://127.0.0.1:${REFUSING_PORT}`, shards: 1, session_start_limit: SESSIONS };
    discord.fail({ path: /^\/gateway\/bot$/, status: 200, body, times: 1 + TIMES });
    const { bot, trouble } = await opened(discord);
    expect(bot.stage).toBe('acting');
    expect(waits(trouble).length).toBeGreaterThan(0);
  });
});

test('while Discord takes no commands the bot acts all the same, and registers them once Discord does', async () => {
  const discord = await ownDiscord();
  const well = discord.fail({ path: /\/commands$/, status: 502, times: Number.POSITIVE_INFINITY });
  const { bot } = await opened(discord);
  expect(bot.stage).toBe('acting');
  expect(discord.commands()).toEqual([]);
  well();
  await expect.poll(() => discord.commands().length).toBe(commands.length + menus.length);
});

test('reasons: what the network says is one, what the program or its files say is none', () => {
  const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });
  for (const code of ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'EPROTO', 'CERT_HAS_EXPIRED'])
    expect(reasonUnreachable(coded(code)), code).toBeDefined();
  for (const code of ['ERR_TLS_CERT_ALTNAME_INVALID', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'UND_ERR_SOCKET'])
    expect(reasonUnreachable(coded(code)), code).toBeDefined();
  expect(reasonUnreachable(new Error('outer', { cause: coded('ENOTFOUND') }))).toMatch(/no such host/);
  const both = Object.assign(new AggregateError([coded('ECONNREFUSED', 'connect ECONNREFUSED ::1:1')]), {
    code: 'ECONNREFUSED',
  });
  expect(reasonUnreachable(both)).toMatch(/refused/);
  for (const error of [
    coded('ENOENT'),
    coded('ERR_INVALID_ARG_TYPE'),
    new TypeError('x'),
    'text',
    coded('SQLITE_BUSY'),
  ])
    expect(reasonUnreachable(error)).toBeUndefined();
});
