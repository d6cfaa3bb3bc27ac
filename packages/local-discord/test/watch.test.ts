import { MessageFlags } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { Happening, LocalDiscord } from '../src/index.ts';
import { bot, present, quay, startDiscord } from './kit.ts';

function watching(discord: LocalDiscord) {
  const seen: Happening[] = [];
  const stop = discord.watch(happening => void seen.push(happening));
  const of = <T extends Happening['type']>(type: T) =>
    seen.filter((happening): happening is Extract<Happening, { type: T }> => happening.type === type);
  return { seen, stop, of };
}

describe('watching', () => {
  it('tells of messages, and for whom they are', async () => {
    const { discord, channel, ann, onCommand } = await bot();
    const { of } = watching(discord);
    onCommand(async i => {
      await i.deferReply();
      await i.editReply('said');
      await i.followUp({ content: 'psst', flags: MessageFlags.Ephemeral });
      await i.deleteReply();
    });
    await ann.command(channel, 'plain');
    await discord.idle();
    const lines = of('message').map(({ change, message }) => [change, message.viewer?.name]);
    expect(lines).toEqual([
      ['new', undefined],
      ['changed', undefined],
      ['new', 'Ann'],
      ['deleted', undefined],
    ]);
    expect(of('interaction').map(({ stage }) => stage)).toEqual([
      'opened',
      'deferred',
      'answered',
      'answered',
    ]);
    expect(present(of('interaction')[0]).interaction.fields.person).toBe(ann);
  });

  it('tells of an interaction that failed, and why', async () => {
    const { discord, channel } = await quay();
    const ann = discord.addUser({ name: 'Ann' });
    const message = await ann.say(channel, 'x');
    const { of } = watching(discord);
    await expect(ann.pressRaw(channel, message, 'id')).rejects.toThrow('no bot is connected');
    expect(of('interaction').map(({ stage, interaction }) => [stage, interaction.failure])).toEqual([
      ['opened', 'no bot is connected'],
      ['failed', 'no bot is connected'],
    ]);
  });

  it('tells of places, people and commands', async () => {
    const { discord, guild, channel, ann, client } = await bot();
    const { of } = watching(discord);
    const added = guild.addChannel({ name: 'new' });
    const thread = channel.addThread({ name: 'thread' });
    thread.archive();
    await ann.dm();
    await ann.dm();
    discord.addGuild({ name: 'Second' });
    guild.preferredLocale = 'ko';
    discord.addUser({ name: 'Cid' });
    ann.locale = 'fr';
    await client.application.commands.set([]);
    expect(of('channel').map(({ change, channel: { name } }) => `${change} ${name}`)).toEqual([
      `new ${added.name}`,
      'new thread',
      'changed thread',
      'new Ann',
    ]);
    expect(of('guild').map(({ change, guild: { name } }) => `${change} ${name}`)).toEqual([
      'new Second',
      `changed ${guild.name}`,
    ]);
    expect(of('person').map(({ change, person }) => `${change} ${person.name}`)).toEqual([
      'new Cid',
      'changed Ann',
    ]);
    expect(of('commands')).toEqual([{ type: 'commands', guildId: undefined }]);
    expect(discord.commands()).toEqual([]);
  });

  it('sends the bot an event for each change of a place, and none for a DM', async () => {
    const { discord, guild, ann } = await bot();
    const before = discord.events.length;
    const channel = guild.addChannel({ name: 'new' });
    const thread = channel.addThread({ name: 'thread' });
    thread.archive();
    channel.botPermissions = 0n;
    await ann.dm();
    channel.remove();
    guild.preferredLocale = 'ko';
    guild.removeBot();
    guild.inviteBot();
    const sent = discord.events.slice(before);
    expect(sent.map(({ name, data }) => [name, (data as { id: string }).id])).toEqual([
      ['CHANNEL_CREATE', channel.id],
      ['THREAD_CREATE', thread.id],
      ['THREAD_UPDATE', thread.id],
      ['CHANNEL_UPDATE', channel.id],
      ['THREAD_DELETE', thread.id],
      ['CHANNEL_DELETE', channel.id],
      ['GUILD_UPDATE', guild.id],
      ['GUILD_DELETE', guild.id],
      ['GUILD_CREATE', guild.id],
    ]);
    const isNew = sent.map(({ data }) => (data as { newly_created?: boolean }).newly_created);
    expect(isNew.indexOf(true)).toBe(1);
    expect(isNew.lastIndexOf(true)).toBe(1);
    expect(sent.at(-2)?.data).toEqual({ id: guild.id });
  });

  it('tells of requests with their answer and the verdict', async () => {
    const { discord, channel, client } = await bot();
    const { of, stop } = watching(discord);
    const body = { content: 'fine' };
    await client.rest.post(`/channels/${channel.id}/messages`, { body });
    await client.rest.post(`/channels/${channel.id}/messages`, { body: { content: 1 } }).catch(() => {});
    const [fine, wrong] = of('request').map(({ request }) => request);
    expect(fine).toMatchObject({ status: 200, body, answer: { content: 'fine' }, problems: [] });
    expect(present(fine).took).toBeGreaterThan(0);
    expect(wrong).toMatchObject({ status: 400, code: 50035, answer: { code: 50035 } });
    expect(wrong?.problems).toEqual([expect.stringContaining('content')]);
    expect(of('complaint')).toHaveLength(1);
    stop();
    await client.rest.post(`/channels/${channel.id}/messages`, { body });
    expect(of('request')).toHaveLength(2);
  });

  it('a listener that breaks stops nobody', async () => {
    const { discord, channel, ann } = await bot();
    discord.watch(() => {
      throw new Error('oh');
    });
    const { of } = watching(discord);
    await ann.say(channel, 'x');
    expect(of('message')).toHaveLength(1);
    expect(discord.complaints[0]).toContain('oh');
  });
});

describe('a page', () => {
  it('is served at / and /page/ and nowhere else', async () => {
    const paths: (string | undefined)[] = [];
    let closed = 0;
    const discord = await startDiscord({
      page: () => ({
        handle: (request, response) => {
          paths.push(request.url);
          response.end('the page');
        },
        upgrade: (_request, socket) => socket.destroy(),
        close: () => {
          closed += 1;
        },
      }),
    });
    for (const path of ['/', '/page/app.js', '/pages', '/api/v10/gateway/bot'])
      await (await fetch(discord.url + path)).text();
    expect(paths).toEqual(['/', '/page/app.js']);
    await discord.close();
    expect(closed).toBe(1);
  });
});
