import { PermissionFlagsBits as Bits, MessageFlags } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { bot, PICTURE, posting, present, raw } from './kit.ts';

const file = (name: string, description?: string) => ({
  attachment: PICTURE,
  name,
  ...(description === undefined ? {} : { description }),
});

describe('a nonce', () => {
  it('returns the message that it named within minutes, by the clock', async () => {
    let time = Date.now();
    const { channel, seen } = await posting({ now: () => time });
    const send = () => seen.send({ content: 'turn 7', nonce: '7', enforceNonce: true });
    const first = await send();
    time += 4 * 60_000;
    expect((await send()).id).toBe(first.id);
    expect(channel.messages).toHaveLength(1);
    time += 2 * 60_000;
    expect((await send()).id).not.toBe(first.id);
    expect(channel.messages).toHaveLength(2);
  });

  it('not enforced names nothing', async () => {
    const { channel, seen } = await posting();
    await seen.send({ content: 'a', nonce: '7' });
    await seen.send({ content: 'b', nonce: '7' });
    expect(channel.messages).toHaveLength(2);
  });
});

describe('permissions', () => {
  it.each([
    ['View Channel', Bits.ViewChannel, 50001],
    ['Send Messages', Bits.SendMessages, 50013],
    ['Attach Files', Bits.AttachFiles, 50013],
  ] as const)('without %s a picture is refused', async (_, bit, code) => {
    const { discord, channel, seen, ann, onCommand } = await posting();
    channel.botPermissions &= ~bit;
    await expect(seen.send({ content: 'x', files: [file('a.png')] })).rejects.toMatchObject({
      code,
      status: 403,
    });
    let missing: boolean | undefined;
    onCommand(async i => {
      missing = !i.appPermissions.has(bit);
      await i.reply('commands still work');
    });
    await ann.command(channel, 'plain');
    expect(missing).toBe(true);
    expect(discord.complaints).toEqual([]);
  });

  it('without Read Message History nothing is read', async () => {
    const { channel, seen } = await posting();
    const { id } = await seen.send('x');
    channel.botPermissions &= ~Bits.ReadMessageHistory;
    await expect(seen.messages.fetch({ message: id, force: true })).rejects.toMatchObject({ code: 50013 });
    expect((await seen.messages.fetch({ limit: 5 })).size).toBe(0);
  });
});

describe('a message', () => {
  it('is edited, fetched, listed and deleted', async () => {
    const { discord, channel, seen } = await posting();
    const message = await seen.send('one');
    await seen.send('two');
    await message.edit('one, edited');
    expect((await seen.messages.fetch({ message: message.id, force: true })).content).toBe('one, edited');
    expect((await seen.messages.fetch({ limit: 10 })).map(m => m.content)).toEqual(['two', 'one, edited']);
    await message.delete();
    expect(channel.messages.map(m => m.content)).toEqual(['two']);
    await expect(message.edit('gone')).rejects.toMatchObject({ code: 10008 });
    expect(discord.payloads.map(p => (p.body as { content: string }).content)).toEqual([
      'one',
      'two',
      'one, edited',
    ]);
    expect(discord.complaints).toEqual([]);
  });

  it('keeps its attachments unless the edit says which', async () => {
    const { channel, seen, discord } = await posting();
    const message = await seen.send({ content: 'x', files: [file('a.png', 'A'), file('b.png', 'B')] });
    await message.edit('y');
    const names = () => present(channel.messages[0]).attachments.map(a => `${a.filename} ${a.description}`);
    expect(names()).toEqual(['a.png A', 'b.png B']);
    await message.edit({ attachments: [...message.attachments.values()].slice(1) });
    expect(names()).toEqual(['b.png B']);
    await message.edit({ files: [file('c.png', 'C')], attachments: [] });
    expect(names()).toEqual(['c.png C']);
    expect(discord.complaints).toEqual([]);
  });

  it('a message by another author cannot be edited', async () => {
    const { discord, channel, ann } = await posting();
    const { id } = await ann.say(channel, 'mine');
    expect(
      await raw(discord, 'PATCH', `/channels/${channel.id}/messages/${id}`, { content: 'x' }),
    ).toMatchObject({
      status: 403,
      body: { code: 50005 },
    });
  });

  it('pings whom allowed_mentions lets through, and nobody by an edit', async () => {
    const { channel, seen, ann, bob } = await posting();
    const content = `${ann.mention} and ${bob.mention}`;
    await seen.send(content);
    await seen.send({ content, allowedMentions: { parse: [] } });
    const third = await seen.send({ content, allowedMentions: { users: [bob.id] } });
    const fourth = await seen.send({ content: 'quiet', flags: MessageFlags.SuppressNotifications });
    await fourth.edit(content);
    expect(channel.messages.map(m => m.mentions)).toEqual([[ann.id, bob.id], [], [bob.id], []]);
    expect(third.mentions.users.map(u => u.id)).toEqual([bob.id]);
  });

  it('answers another and shows an embed with a picture', async () => {
    const { channel, seen, ann, discord } = await posting();
    const asked = await ann.say(channel, 'how?');
    const message = await seen.send({
      reply: { messageReference: asked.id },
      embeds: [{ title: 'So', image: { url: 'attachment://a.png' } }],
      files: [file('a.png')],
    });
    expect(message.reference?.messageId).toBe(asked.id);
    expect(message.embeds[0]?.image?.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/attachments\//);
    expect(channel.messages[1]?.mentions).toEqual([ann.id]);
    expect(discord.complaints).toEqual([]);
  });
});

describe('a DM', () => {
  it('has commands and messages', async () => {
    const { discord, client, ann, onCommand } = await bot();
    const dm = await ann.dm();
    let inGuild = true;
    onCommand(async i => {
      inGuild = i.inGuild();
      await i.reply(`${i.context} ${i.user.id === ann.id}`);
    });
    expect((await ann.command(dm, 'plain')).content).toBe('1 true');
    expect(inGuild).toBe(false);
    await (await client.users.fetch(ann.id)).send('your turn');
    const again = await client.channels.fetch(dm.id, { force: true });
    if (!again?.isSendable()) throw new Error('not sendable');
    await again.send('again');
    expect(dm.messages.map(m => m.content)).toEqual(['1 true', 'your turn', 'again']);
    expect(discord.complaints).toEqual([]);
  });

  it('can be closed', async () => {
    const { client, bob } = await bot();
    bob.acceptsDms = false;
    await expect((await client.users.fetch(bob.id)).send('x')).rejects.toMatchObject({ code: 50007 });
  });
});

describe('a thread', () => {
  it('is opened by the bot and takes commands', async () => {
    const { discord, channel, seen, ann, onCommand } = await posting();
    const thread = await seen.threads.create({ name: 'match 1' });
    await thread.join();
    await thread.members.add(ann.id);
    const mine = present(discord.guilds[0]?.threads[0]);
    expect([mine.name, mine.parent, mine.type]).toEqual(['match 1', channel, 11]);
    onCommand(i => i.reply(`${i.channel?.isThread()}`));
    expect((await ann.command(mine, 'plain')).content).toBe('true');
    const message = await seen.send('start here');
    expect((await message.startThread({ name: 'from it' })).id).toBe(message.id);
    expect(discord.complaints).toEqual([]);
  });

  it('that is archived takes no command and no edit until a person writes', async () => {
    const { discord, channel, client, ann } = await posting();
    const thread = channel.addThread({ name: 'old' });
    const seen = await client.channels.fetch(thread.id);
    if (!seen?.isThread()) throw new Error('no thread');
    const message = await seen.send('x');
    thread.archive();
    await expect(message.edit('y')).rejects.toMatchObject({ code: 50083 });
    await expect(ann.command(thread, 'plain')).rejects.toThrow(/archived/);
    await seen.send('waking');
    expect(thread.archived).toBe(false);
    await message.edit('y');
    await seen.setArchived(true);
    expect(thread.archived).toBe(true);
    await ann.say(thread, 'me too');
    expect(thread.archived).toBe(false);
    expect(discord.complaints).toEqual([]);
  });

  it('that is archived takes no answer to an interaction, though phones let people act there', async () => {
    const { discord, channel, ann, onCommand } = await bot();
    const thread = channel.addThread({ name: 'old' });
    const codes: unknown[] = [];
    const refusedWith = (answer: Promise<unknown>) =>
      answer.then(
        () => codes.push(0),
        error => codes.push(error.code),
      );
    onCommand(async interaction => {
      await refusedWith(interaction.reply({ content: 'x', flags: MessageFlags.Ephemeral }));
      await refusedWith(interaction.deferReply());
      thread.unarchive();
      await refusedWith(interaction.deferReply());
      thread.archive();
      await refusedWith(interaction.editReply('y'));
      await refusedWith(interaction.followUp('z'));
      thread.unarchive();
      await interaction.editReply('y');
    });
    thread.archive();
    await discord.useSwitch('phones', { on: true });
    await ann.command(thread, 'plain');
    expect(codes).toEqual([50083, 50083, 0, 50083, 50083]);
    expect(discord.complaints).toEqual([]);
  });
});
