import { MessageFlags } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { bot, posting } from './kit.ts';

describe('trouble on REST', () => {
  it.each([{ status: 429, retryAfter: 0.05 }, { status: 500 }, { status: 502 }])(
    '%j is retried',
    async trouble => {
      const { discord, channel, seen } = await posting();
      discord.fail({ method: 'POST', path: /\/messages$/, ...trouble, times: 2 });
      await seen.send('through');
      const statuses = discord.requests.filter(r => r.path.endsWith('/messages')).map(r => r.status);
      expect(statuses).toEqual([trouble.status, trouble.status, 200]);
      expect(channel.messages.map(m => m.content)).toEqual(['through']);
      expect(discord.complaints).toEqual([]);
    },
  );

  it('404 with a body of choice reaches the bot', async () => {
    const { discord, seen } = await posting();
    const body = { code: 10003, message: 'Unknown Channel' };
    discord.fail({ path: /\/messages$/, status: 404, body });
    await expect(seen.send('x')).rejects.toMatchObject({ code: 10003, status: 404 });
  });

  it('a lost answer makes a double without a nonce, and none with it', async () => {
    const { discord, channel, seen } = await posting();
    const lose = () => discord.fail({ method: 'POST', path: /\/messages$/, status: 500, afterwards: true });
    lose();
    await seen.send('twice');
    lose();
    const message = await seen.send({ content: 'once', nonce: 'n1', enforceNonce: true });
    expect(channel.messages.map(m => m.content)).toEqual(['twice', 'twice', 'once']);
    expect(message.id).toBe(channel.messages.at(-1)?.id);
    expect(discord.complaints).toEqual([]);
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
    const { discord, channel, seen } = await posting();
    const withdraw = discord.fail({ method: 'POST', path: /\/messages$/, drop: true, times: 10 });
    await expect(seen.send('x')).rejects.toThrow();
    expect(channel.messages).toEqual([]);
    withdraw();
    await seen.send('y');
    expect(channel.messages).toHaveLength(1);
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
});
