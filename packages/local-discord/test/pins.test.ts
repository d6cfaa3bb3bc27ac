import { PermissionFlagsBits as Bits, MessageType } from 'discord.js';
import { expect, it } from 'vitest';
import { posting, present, raw } from './kit.ts';

it('a message is pinned, listed latest first, and unpinned', async () => {
  let time = Date.UTC(2026, 5, 1);
  const { discord, channel, client, seen } = await posting({ now: () => time });
  const updates: string[] = [];
  client.on('channelPinsUpdate', ({ id }) => updates.push(id));
  const [first, second] = [await seen.send('first'), await seen.send('second')];
  await first.pin();
  time += 60_000;
  await second.pin();
  await second.pin();
  const pins = await seen.messages.fetchPins();
  expect(pins.items.map(({ message }) => message.content)).toEqual(['second', 'first']);
  expect(pins.items[0]?.pinnedTimestamp).toBe(time);
  expect((await seen.messages.fetchPins({ limit: 1 })).hasMore).toBe(true);
  expect((await seen.messages.fetchPins({ before: time })).items).toHaveLength(1);
  const notes = channel.messages.filter(m => m.type === MessageType.ChannelPinnedMessage);
  expect(notes.map(note => note.replyTo)).toEqual([first.id, second.id]);
  expect(channel.messages.map(m => m.pinned)).toEqual([true, true, false, false]);
  await first.unpin();
  expect((await seen.messages.fetchPins()).items).toHaveLength(1);
  await expect.poll(() => updates).toEqual([channel.id, channel.id, channel.id]);
  const old = await raw(discord, 'GET', `/channels/${channel.id}/pins`);
  expect(old).toMatchObject({ status: 200, body: [{ content: 'second', pinned: true }] });
  expect(discord.complaints).toEqual([]);
});

it('pinning has a permission of its own, and system messages and archived threads refuse', async () => {
  const { discord, channel, seen, client } = await posting();
  const message = await seen.send('x');
  channel.botPermissions = (channel.botPermissions & ~Bits.PinMessages) | Bits.ManageMessages;
  await expect(message.pin()).rejects.toMatchObject({ code: 50013 });
  channel.botPermissions |= Bits.PinMessages;
  await message.pin();
  const note = present(channel.messages.at(-1));
  expect(await raw(discord, 'PUT', `/channels/${channel.id}/messages/pins/${note.id}`)).toMatchObject({
    status: 403,
    body: { code: 50021 },
  });
  expect(await raw(discord, 'PUT', `/channels/${channel.id}/messages/pins/123456789012345678`)).toMatchObject(
    {
      body: { code: 10008 },
    },
  );
  const thread = channel.addThread({ name: 'old' });
  const inThread = await client.channels.fetch(thread.id);
  if (!inThread?.isThread()) throw new Error('no thread');
  const there = await inThread.send('y');
  thread.archive();
  await expect(there.pin()).rejects.toMatchObject({ code: 50083 });
  channel.botPermissions &= ~Bits.ReadMessageHistory;
  expect((await seen.messages.fetchPins()).items).toEqual([]);
  expect(discord.complaints).toEqual([]);
});

it('250 are the most', async () => {
  const { discord, channel, ann, seen } = await posting();
  for (let count = 0; count < 250; count++) (await ann.say(channel, 'x')).pinnedAt = 1;
  await expect((await seen.send('one more')).pin()).rejects.toMatchObject({ code: 30003 });
  expect(discord.complaints).toEqual([]);
});
