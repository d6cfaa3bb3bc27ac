import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../support/folder.ts';
import { launch, localDiscord } from './process.ts';

test('an error reaches the channel that is set, and a wrong channel is one line', async () => {
  const discord = await localDiscord();
  const guild = discord.addGuild({ name: 'Ribeira' });
  const channel = guild.addChannel({ name: 'errors' });
  const place = folder();
  writeFileSync(join(place, 'file'), '');
  const settings = { BACKUP_DIR: join(place, 'file', 'backups'), BACKUP_EVERY_HOURS: '24' };
  const bot = launch(discord, place, { ...settings, LOG_CHANNEL: channel.id });
  await expect.poll(() => channel.messages.length).toBe(1);
  expect(channel.messages[0]?.content).toMatch(
    /, process \d+\*\*\n```\n\d\d:\d\d:\d\d error no backup was made/,
  );
  expect((await bot.end('SIGTERM')).code).toBe(0);
  const other = launch(discord, place, { ...settings, LOG_CHANNEL: guild.id });
  await other.says(/LOG_CHANNEL names no channel that the bot can see/);
  await other.says(/LOG_CHANNEL can not be posted to/);
  expect((await other.end('SIGTERM')).code).toBe(0);
  expect(other.said().match(/LOG_CHANNEL can not be posted to/g)).toHaveLength(1);
});
