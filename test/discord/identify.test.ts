import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayOpcodes } from 'discord-api-types/v10';
import { LocalDiscord } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { makeClient } from '../../src/discord/gateway/connections.ts';
import { IdentifyThrottle } from '../../src/discord/gateway/login.ts';
import { isLong } from '../support/test-form.ts';

test('a shard that is cut off while waiting for the next login does not wait on', async () => {
  const throttle = new IdentifyThrottle(1);
  await throttle.waitForIdentify(0, new AbortController().signal);
  const closed = new AbortController();
  const second = throttle.waitForIdentify(0, closed.signal);
  closed.abort();
  await expect(second).rejects.toThrow(/abort/i);
  const waiting = new AbortController();
  const third = throttle.waitForIdentify(0, waiting.signal);
  waiting.abort();
  await expect(third).rejects.toThrow(/abort/i);
});

/** Longest time between two logins, with a margin. */
const LOGIN_MS = 7_000;

test.runIf(isLong)(
  'cut off between two logins, and slow to come back: nothing is sent on a connection that is being made',
  async () => {
    const discord = await LocalDiscord.start();
    const http = createServer().listen(0, '127.0.0.1');
    await once(http, 'listening');
    const ready = {
      v: 10,
      user: { id: '1', username: 'porto', discriminator: '0', avatar: null, global_name: null },
      guilds: [],
      session_id: 'third',
      resume_gateway_url: 'ws://127.0.0.1:1',
      application: { id: '1', flags: 0 },
    };
    const server = new WebSocketServer({ noServer: true });
    let came = 0;
    http.on('upgrade', async (request, socket, head) => {
      const number = ++came;
      // The third connection stays open without an answer until the bot would send the login of the second connection.
      if (number === 3) await sleep(LOGIN_MS);
      server.handleUpgrade(request, socket, head, ws => {
        ws.send(JSON.stringify({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: 41_250 } }));
        if (number === 1) ws.once('message', () => ws.send(JSON.stringify({ op: 9, d: false })));
        if (number === 3)
          ws.once('message', () => ws.send(JSON.stringify({ op: 0, t: 'READY', s: 1, d: ready })));
        if (number === 2) setTimeout(() => ws.terminate(), 100);
      });
    });
    const rejections: unknown[] = [];
    const note = (reason: unknown) => rejections.push(reason);
    process.on('unhandledRejection', note);
    const client = makeClient(discord.api);
    onTestFinished(async () => {
      process.off('unhandledRejection', note);
      await client.destroy();
      for (const socket of server.clients) socket.terminate();
      http.close();
      await discord.close();
    });
    const { port } = http.address() as AddressInfo;
    const session_start_limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };
    const body = { url: `ws://127.0.0.1:${port}`, shards: 1, session_start_limit };
    discord.fail({ path: /^\/gateway\/bot$/, status: 200, body, times: 10 });
    void client.login(discord.token);
    await expect.poll(() => came).toBe(3);
    await expect.poll(() => client.isReady()).toBe(true);
    expect(rejections).toEqual([]);
    expect(came).toBe(3);
  },
);
