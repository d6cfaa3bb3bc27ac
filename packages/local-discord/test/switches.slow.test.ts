import { describe, expect, it } from 'vitest';
import { PICTURE, posting, present, startDiscord } from './kit.ts';

async function scene() {
  const all = await posting();
  const statuses = () => all.discord.requests.filter(r => r.path.endsWith('/messages')).map(r => r.status);
  const on = (id: string) =>
    all.discord.switches({ channel: all.channel }).find(one => one.id === id)?.on ?? 'no such switch';
  return { ...all, statuses, on };
}

describe('switches', () => {
  it('429 for the next request, and the bot tries again', async () => {
    const { discord, seen, statuses } = await scene();
    await discord.useSwitch('rate-limit');
    await seen.send('x');
    expect(statuses()).toEqual([429, 200]);
  });

  it('500 until it is switched off', async () => {
    const { discord, seen, on } = await scene();
    await discord.useSwitch('server-error', { on: true });
    expect(on('server-error')).toBe(true);
    await expect(seen.send('x')).rejects.toMatchObject({ status: 500 });
    await discord.useSwitch('server-error');
    expect(on('server-error')).toBe(false);
    await seen.send('y');
  });

  it('the switch for slow answers delays each answer, and off ends the delay', async () => {
    const { discord, seen } = await scene();
    await discord.useSwitch('slow', { on: true, ms: 150 });
    const started = performance.now();
    await seen.send('x');
    expect(performance.now() - started).toBeGreaterThan(140);
    await discord.useSwitch('slow', { on: true, ms: 3_600_000 });
    await discord.useSwitch('slow', { on: false });
    await seen.send('y');
  });

  it('the gateway drops, asks to reconnect, ends the session: the bot comes back', async () => {
    const { discord, client, channel, ann, onCommand } = await scene();
    onCommand(i => i.reply('here'));
    for (const [id, event] of [
      ['drop-gateway', 'shardResume'],
      ['reconnect', 'shardResume'],
      ['invalid-session', 'shardReady'],
    ] as const) {
      const back = new Promise<void>(resolve => client.once(event as 'shardResume', () => resolve()));
      await discord.useSwitch(id);
      await back;
      expect((await ann.command(channel, 'plain')).content).toBe('here');
    }
    expect(discord.events.map(({ name }) => name)).toEqual(expect.arrayContaining(['op 7', 'op 9']));
  });

  it.each([
    ['no-view', 50001],
    ['no-send', 50013],
    ['no-attach', 50013],
  ])('%s in a channel, and back', async (id, code) => {
    const { discord, channel, guild, seen, on } = await scene();
    const other = guild.addChannel({ name: 'other' });
    const before = channel.botPermissions;
    const file = { files: [{ attachment: PICTURE, name: 'a.png' }] };
    await discord.useSwitch(id, { channel, on: true });
    expect(on(id)).toBe(true);
    expect(discord.switches({ channel: other }).find(one => one.id === id)?.on).toBe(false);
    await expect(seen.send(file)).rejects.toMatchObject({ code });
    await discord.useSwitch(id, { channel });
    expect(on(id)).toBe(false);
    expect(channel.botPermissions).toBe(before);
    await seen.send(file);
  });

  it('a message is deleted, once', async () => {
    const { discord, channel, seen } = await scene();
    await seen.send('x');
    const message = present(channel.messages[0]);
    await discord.useSwitch('delete-message', { message });
    expect(channel.messages).toEqual([]);
    await expect(discord.useSwitch('delete-message', { message })).rejects.toThrow('already');
  });

  it('an unknown switch or a missing part of its context is named', async () => {
    const { discord, ann } = await scene();
    await expect(discord.useSwitch('nothing')).rejects.toThrow('no switch "nothing"');
    await expect(discord.useSwitch('no-send')).rejects.toThrow('needs a channel');
    await expect(discord.useSwitch('delete-message')).rejects.toThrow('needs a message');
    await expect(discord.useSwitch('no-send', { channel: await ann.dm() })).rejects.toThrow('DM');
  });

  it('the caller may add some', async () => {
    let time = Date.UTC(2026, 5, 1);
    const pass = (ms: number) => {
      time += ms;
    };
    const lamp: boolean[] = [];
    const discord = await startDiscord({
      now: () => time,
      switches: [
        { id: 'hour', label: 'An hour later', run: () => pass(3_600_000) },
        { id: 'lamp', label: 'Lamp', set: on => void lamp.push(on) },
      ],
    });
    let count = 0;
    discord.watch(({ type }) => {
      if (type === 'switches') count += 1;
    });
    expect(discord.switches().slice(-2)).toEqual([
      { id: 'hour', label: 'An hour later', kind: 'action', on: false },
      { id: 'lamp', label: 'Lamp', kind: 'toggle', on: false },
    ]);
    const before = discord.now();
    await discord.useSwitch('hour');
    expect(discord.now() - before).toBe(3_600_000);
    await discord.useSwitch('lamp');
    await discord.useSwitch('lamp');
    expect(lamp).toEqual([true, false]);
    expect(count).toBe(3);
    const twice = { id: 'slow', label: 'Mine', run: () => {} };
    await expect(startDiscord({ switches: [twice] })).rejects.toThrow('two switches are called "slow"');
  });
});
