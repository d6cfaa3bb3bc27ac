import { MessageFlags } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { bot } from './kit.ts';

async function sendable(it: Awaited<ReturnType<typeof bot>>) {
  const channel = await it.client.channels.fetch(it.channel.id);
  if (!channel?.isSendable()) throw new Error('not sendable');
  return channel;
}

describe('trouble on REST', () => {
  it.each([{ status: 429, retryAfter: 0.05 }, { status: 500 }, { status: 502 }])(
    '%j is retried',
    async trouble => {
      const it = await bot();
      it.discord.fail({ method: 'POST', path: /\/messages$/, ...trouble, times: 2 });
      await (await sendable(it)).send('through');
      const statuses = it.discord.requests.filter(r => r.path.endsWith('/messages')).map(r => r.status);
      expect(statuses).toEqual([trouble.status, trouble.status, 200]);
      expect(it.channel.messages.map(m => m.content)).toEqual(['through']);
      expect(it.discord.complaints).toEqual([]);
    },
  );

  it('404 with a body of choice reaches the bot', async () => {
    const it = await bot();
    const body = { code: 10003, message: 'Unknown Channel' };
    it.discord.fail({ path: /\/messages$/, status: 404, body });
    await expect((await sendable(it)).send('x')).rejects.toMatchObject({ code: 10003, status: 404 });
  });

  it('a lost answer makes a double without a nonce, and none with it', async () => {
    const it = await bot();
    const channel = await sendable(it);
    const lose = () =>
      it.discord.fail({ method: 'POST', path: /\/messages$/, status: 500, afterwards: true });
    lose();
    await channel.send('twice');
    lose();
    const message = await channel.send({ content: 'once', nonce: 'n1', enforceNonce: true });
    expect(it.channel.messages.map(m => m.content)).toEqual(['twice', 'twice', 'once']);
    expect(message.id).toBe(it.channel.messages.at(-1)?.id);
    expect(it.discord.complaints).toEqual([]);
  });

  it('a lost callback meets its own 40060, which is no fault of the bot', async () => {
    const { discord, channel, ann, onCommand, errors } = await bot();
    discord.fail({ path: /\/callback$/, status: 500, afterwards: true });
    onCommand(i => i.reply('said'));
    expect((await ann.command(channel, 'plain')).content).toBe('said');
    await discord.idle();
    expect(errors).toMatchObject([{ code: 40060 }]);
    expect(discord.complaints).toEqual([]);
  });

  it('a cut connection is an error of its own kind', async () => {
    const it = await bot();
    const withdraw = it.discord.fail({ method: 'POST', path: /\/messages$/, drop: true, times: 10 });
    await expect((await sendable(it)).send('x')).rejects.toThrow();
    expect(it.channel.messages).toEqual([]);
    withdraw();
    await (await sendable(it)).send('y');
    expect(it.channel.messages).toHaveLength(1);
  });

  it('a slow answer is only slow', async () => {
    const { discord, channel, ann, onCommand } = await bot();
    discord.fail({ path: /\/callback$/, delay: 120 });
    onCommand(i => i.reply('late'));
    const before = performance.now();
    expect((await ann.command(channel, 'plain')).content).toBe('late');
    expect(performance.now() - before).toBeGreaterThan(100);
  });
});

describe('trouble on the gateway', () => {
  it('a dropped client resumes and gets what it missed', async () => {
    const { discord, channel, ann, onCommand, client } = await bot();
    onCommand(i => i.reply({ content: 'after all', flags: MessageFlags.Ephemeral }));
    const resumed = new Promise(resolve => client.once('shardResume', (_, replayed) => resolve(replayed)));
    discord.dropGateway();
    const answer = await ann.command(channel, 'plain');
    expect(answer.content).toBe('after all');
    expect(await resumed).toBeGreaterThan(0);
    expect(discord.complaints).toEqual([]);
  });

  it('op 7 makes it reconnect and resume', async () => {
    const { discord, client, channel, ann, onCommand } = await bot();
    onCommand(i => i.reply('same session'));
    const resumed = new Promise(resolve => client.once('shardResume', resolve));
    discord.askToReconnect();
    await resumed;
    expect((await ann.command(channel, 'plain')).content).toBe('same session');
  });
});
