import type { Channel, StoredMessage } from 'local-discord';
import { describe, expect, onTestFinished, test } from 'vitest';
import { players } from '../../src/games/bots.ts';
import { startBot } from '../support/bot.ts';
import { newTable } from '../support/new-table.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { isLong } from '../support/test-form.ts';
import { timed } from './clock-and-texts.ts';
import { ownDiscord } from './own-discord.ts';

function notice(channel: Channel): StoredMessage {
  const found = channel.messages.find(({ content }) => content.includes('· duplicate,'));
  if (!found) throw new Error('no duplicate stands there');
  return found;
}

const WISH = { variant: 'family', duplicate: 2 } as const;

describe('a duplicate', () => {
  test('its message, whose answer was lost, is not posted again', async () => {
    const stage = await timed({ paints: isLong });
    const { channel, discord, ann, clock, table } = stage;
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    discord.fail({ method: 'POST', path, drop: true, afterwards: true, times: 4 });
    discord.fail({ method: 'POST', path, drop: true });
    const notices = () => channel.messages.filter(({ content }) => content.includes('· duplicate,'));
    await newTable(ann, channel, 'porto new', WISH);
    await expect.poll(() => notices().length).toBe(1);
    await expect.poll(async () => (await table.duplicates.outlook()).nextAt).toBeGreaterThan(clock.at);
    for (const message of channel.messages) Object.assign(message, { nonce: undefined });
    clock.at += 600_000;
    await expect.poll(async () => (await table.duplicates.outlook()).due).toEqual([]);
    await stage.quiet();
    expect(notices()).toHaveLength(1);
  });

  test('comes back after a restart where it was: nothing is reported or opened twice', async () => {
    const database = await sharedDatabase();
    const discord = await ownDiscord();
    const guild = discord.addGuild({ name: 'Ribeira' });
    const channel = guild.addChannel({ name: 'porto' });
    const [ann, bob] = ['Ann', 'Bob'].map(name => discord.addUser({ name }));
    if (!ann || !bob) throw new Error('nobody');
    const first = await startBot({ discord, database, players });
    await newTable(ann, channel, 'porto new', WISH);
    await first.quiet();
    await bob.press(notice(channel), 'Join');
    await first.quiet();
    await ann.press(notice(channel), 'Start');
    // The bot stops before it has posted anything about the start, so that only the database holds the start.
    await first.stop();
    const second = await startBot({ discord, database, players });
    onTestFinished(() => second.stop());
    await second.quiet();
    expect(guild.threads).toHaveLength(2);
    const seats = await Promise.all(
      guild.threads.map(async ({ id }) => (await second.table.live(id))?.seats),
    );
    expect(seats.map(all => all?.map(({ strength }) => strength))).toEqual([
      seats[0]?.map(({ strength }) => strength),
      seats[0]?.map(({ strength }) => strength),
    ]);
    expect(seats[0]?.filter(({ strength }) => strength === 'medium')).toHaveLength(1);
    await second.stop();
    const third = await startBot({ discord, database, players });
    onTestFinished(() => third.stop());
    await third.quiet();
    expect(guild.threads).toHaveLength(2);
    // The lobby's message, and that of the duplicate in its place.
    expect(channel.messages).toHaveLength(2);
    expect(discord.complaints).toEqual([]);
  });
});
