import { request } from 'node:https';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { LocalDiscord } from '../src/index.ts';
import { startDiscord } from './kit.ts';

const installed = await import('selfsigned').then(
  () => true,
  () => false,
);
if (!installed) process.stderr.write('The package selfsigned is not installed: https is not tried.\n');

it.runIf(installed)(
  'with https the API and the gateway have a certificate that the bot can trust',
  async () => {
    const discord = await startDiscord({ https: true });
    const ca = discord.certificate;
    expect(discord.api).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/api$/);
    const answer = await new Promise<string>((resolve, reject) =>
      request(`${discord.api}/v10/gateway`, { ca }, got => {
        got.setEncoding('utf8').on('data', resolve);
      })
        .on('error', reject)
        .end(),
    );
    const { url } = JSON.parse(answer) as { url: string };
    expect(url).toBe(discord.url.replace('https', 'wss').concat('/gateway'));
    const open = (options: object) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(url, options);
        socket.on('error', reject);
        socket.on('message', data => {
          socket.terminate();
          resolve(JSON.parse(String(data)).op);
        });
      });
    expect(await open({ ca })).toBe(10);
    expect(await open({ ca, origin: discord.url })).toBe(10);
    await expect(open({ ca, origin: discord.url.replace('https', 'http') })).rejects.toThrow('403');
    await expect(open({})).rejects.toThrow(/self.signed/);
  },
);

it.runIf(!installed)('https without the package selfsigned names that package', async () => {
  await expect(LocalDiscord.start({ https: true })).rejects.toThrow('https needs the package selfsigned');
});
