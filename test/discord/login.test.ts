import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { GatewayOpcodes } from 'discord-api-types/v10';
import { LocalDiscord } from 'local-discord';
import { onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { makeClient } from '../../src/discord/gateway/connections.ts';
import { leave } from '../../src/discord/gateway/login.ts';

test('stopping does not wait for a gateway that says hello and no more', async () => {
  const discord = await LocalDiscord.start();
  const gateway = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(gateway, 'listening');
  onTestFinished(async () => {
    for (const socket of gateway.clients) socket.terminate();
    gateway.close();
    await discord.close();
  });
  const hello = JSON.stringify({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: 41_250 } });
  const identified = once(gateway, 'connection').then(([socket]) => {
    socket.send(hello);
    return once(socket, 'message');
  });
  const session_start_limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 };
  const { port } = gateway.address() as AddressInfo;
  const body = { url: `ws://127.0.0.1:${port}`, shards: 1, session_start_limit };
  discord.fail({ path: /^\/gateway\/bot$/, status: 200, body, times: 10 });
  const client = makeClient(discord.api);
  void client.login(discord.token);
  await identified;
  await leave(client);
});
