import { connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { folder } from '../support/folder.ts';
import { freePort } from '../support/free-port.ts';
import { launch, localDiscord, page } from './process.ts';

test('Discord comes later than the bot: a line for each attempt, the page of health says why, and then the bot serves', async () => {
  const discord = await localDiscord();
  const port = await freePort();
  const bot = launch(discord, folder(), {
    DISCORD_API_URL: `http://127.0.0.1:${port}/api`,
    METRICS_PORT: '0',
  });
  await bot.says(/next attempt[\s\S]*next attempt/);
  const { status, text } = await page(bot, 'readyz');
  expect(status).toBe(503);
  expect(text).toMatch(
    /^Discord can not be reached \(the connection is refused: .*\): the next attempt is in \d/,
  );
  expect((await page(bot, 'healthz')).status).toBe(200);
  const way = createServer(socket => {
    const on = connect(Number(new URL(discord.api).port), '127.0.0.1');
    for (const end of [socket, on]) end.on('error', () => end.destroy());
    socket.pipe(on).pipe(socket);
  }).listen(port, '127.0.0.1');
  onTestFinished(() => void way.close());
  await bot.serves();
  await bot.says(/Discord answers after/);
  expect((await bot.end('SIGTERM')).code).toBe(0);
});

test('SIGTERM while the bot waits for a Discord that never answers: exit 0', async () => {
  const discord = await localDiscord();
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise(resolve => silent.once('listening', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const bot = launch(discord, folder(), { DISCORD_API_URL: `http://127.0.0.1:${port}/api` });
  await bot.says(/no answer in time/);
  expect((await bot.end('SIGTERM')).code).toBe(0);
});
