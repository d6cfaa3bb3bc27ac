import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../support/folder.ts';
import { launch, localDiscord, page } from './process.ts';

test('a database that is deleted under a running bot: unhealthy, one line of the log, no lobby, exit 78', async () => {
  const discord = await localDiscord();
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  const place = folder();
  const bot = launch(discord, place, { METRICS_PORT: '0' });
  await bot.serves();
  rmSync(join(place, 'porto.sqlite'));
  const line = /porto\.sqlite was deleted while this process had it open/;
  for (const name of ['healthz', 'readyz'] as const)
    expect(await page(bot, name)).toMatchObject({ status: 503, text: expect.stringMatching(line) });
  await bot.says(/the database can not be written/);
  expect(bot.said()).toMatch(line);
  expect(bot.said().match(/the database can not be written/g)).toHaveLength(1);
  // The bot may fail to answer, but it must not open a lobby.
  await ann.command(channel, 'porto solo').catch(() => undefined);
  await discord.idle(200);
  expect(channel.messages).toEqual([]);
  expect((await bot.end('SIGTERM')).code).toBe(78);
});
