import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageFlags, PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { FolderError, LocalDiscord, type LocalDiscordOptions } from '../src/index.ts';
import { COMMANDS, login, PICTURE, present, raw, startDiscord } from './kit.ts';

const roots: string[] = [];
let folder = '';
let warnings: string[] = [];
const warn = (line: string) => void warnings.push(line);

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'local-discord-'));
  roots.push(root);
  folder = join(root, 'world');
  warnings = [];
});
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

const start = (options: LocalDiscordOptions = {}) => startDiscord({ folder, warn, ...options });
const inFolder = (name: string) => join(folder, name);

/** Fills a local Discord with one of each kind of thing through a real bot. Returns the parts that a restart must keep. */
async function live(discord: LocalDiscord) {
  const guild = discord.addGuild({ name: 'Harbour', preferredLocale: 'pt-BR' });
  const channel = guild.addChannel({ name: 'quay' });
  channel.botPermissions &= ~PermissionFlagsBits.AddReactions;
  const ann = discord.addUser({ name: 'Ann', nick: 'Captain', locale: 'ko' });
  const thread = channel.addThread({ name: 'match 1' });
  const client = await login(discord);
  await client.application.commands.set([...COMMANDS]);
  client.on('interactionCreate', async i => {
    if (!i.isChatInputCommand()) return;
    const button = { type: 2, style: 1, label: 'Draw', custom_id: 'draw' };
    await i.reply({
      content: `${ann.mention}, your turn`,
      components: [{ type: 1, components: [button] }],
      files: [{ attachment: PICTURE, name: 'board.png', description: 'The board' }],
      embeds: [{ title: 'So', image: { url: 'attachment://board.png' } }],
    });
    await i.followUp({ content: 'for you alone', flags: MessageFlags.Ephemeral });
  });
  const answer = await ann.command(channel, 'plain');
  await discord.idle();
  await ann.say(channel, 'hello');
  await ann.say(await ann.dm(), 'psst');
  await ann.say(thread, 'in the thread');
  thread.archive();
  const seen = await client.channels.fetch(channel.id);
  if (!seen?.isTextBased()) throw new Error('no text');
  await (await seen.messages.fetch(present(answer.message).id)).pin();
  await client.destroy();
}

/** Returns everything that must be the same after a restart. */
function picture(discord: LocalDiscord) {
  const text = JSON.stringify({
    bot: [discord.botId, discord.applicationId],
    people: discord.people.map(({ id, name, nick, locale, acceptsDms }) => [
      id,
      name,
      nick,
      locale,
      acceptsDms,
    ]),
    guilds: discord.guilds.map(({ id, name, preferredLocale }) => [id, name, preferredLocale]),
    commands: discord.commands(),
    channels: [
      ...discord.guilds.flatMap(({ channels, threads }) => [...channels, ...threads]),
      ...discord.people.map(person => person.dmChannel()),
    ].map(channel => ({
      id: channel.id,
      name: channel.name,
      archived: channel.archived,
      parent: channel.parent?.id,
      members: [...channel.memberIds],
      permissions: String(channel.botPermissions),
      messages: channel.messages.map(message => ({
        id: message.id,
        author: message.authorId,
        type: message.type,
        at: message.createdAt,
        pinnedAt: message.pinnedAt,
        held: message.held,
        mentions: message.mentions,
        replyTo: message.replyTo,
        origin: { ...message.origin, person: message.origin?.person.id },
        bytes: message.attachments.map(({ data }) => data.toString('hex')),
      })),
    })),
  });
  return JSON.parse(text.replaceAll(discord.url, 'HERE'));
}

describe('a folder', () => {
  it('brings everything back, at another port too, and old buttons work', async () => {
    const first = await start();
    await live(first);
    const before = picture(first);
    await first.close();
    const second = await start({ port: 0 });
    expect(second.url).not.toBe(first.url);
    expect(picture(second)).toEqual(before);
    expect(JSON.stringify(before)).not.toContain('for you alone');

    const [channel] = present(second.guilds[0]).channels;
    const [ann] = second.people;
    const board = present(channel?.messages[0]);
    const served = await fetch(present(board.embeds[0]?.image).url);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(PICTURE);
    const client = await login(second);
    client.on(
      'interactionCreate',
      i => void (i.isButton() && i.update({ content: 'drawn', components: [] })),
    );
    await present(ann).press(board, 'Draw');
    expect(board.content).toBe('drawn');
    expect(board.attachments.map(a => a.description)).toEqual(['The board']);
    expect(second.complaints).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('is written without being closed, whole or not at all', async () => {
    const discord = await start();
    discord.addUser({ name: 'Ann' });
    await expect
      .poll(() => existsSync(inFolder('world.json')) && readFileSync(inFolder('world.json'), 'utf8'))
      .toContain('"Ann"');
    expect(readdirSync(folder).sort()).toEqual(['files', 'last-id', 'lock', 'world.json']);
  });

  it('comes back after a channel with a thread was deleted, and keeps who joined', async () => {
    const first = await start();
    const guild = first.addGuild({ name: 'G' });
    const gone = guild.addChannel({ name: 'gone' });
    const ann = first.addUser({ name: 'Ann' });
    await ann.say(gone.addThread({ name: 'gone too' }), 'x');
    const thread = guild.addChannel({ name: 'stays' }).addThread({ name: 'stays too' });
    const joining = `/channels/${thread.id}/thread-members/${ann.id}`;
    expect((await raw(first, 'PUT', joining)).status).toBe(204);
    gone.remove();
    await first.close();
    const second = await start();
    expect(warnings).toEqual([]);
    expect(second.guilds[0]?.channels.map(({ name }) => name)).toEqual(['stays']);
    expect(second.channel(thread.id)?.memberIds).toContain(ann.id);
    expect(() => {
      ann.locale = 'xx' as 'ko';
    }).toThrow('no locale');
  });

  it('that can no longer be written says so once for each try, and nothing breaks', async () => {
    const discord = await start();
    rmSync(folder, { recursive: true });
    discord.addUser({ name: 'Ann' });
    await discord.close();
    expect(warnings.length).toBeGreaterThan(0);
    expect(warnings[0]).toMatch(/could not be written: ENOENT/);
  });

  it('forgets the files of messages that are gone', async () => {
    const first = await start();
    await live(first);
    await first.close();
    expect(readdirSync(inFolder('files'))).toHaveLength(1);
    writeFileSync(inFolder('files/123456789012345678'), 'of an ephemeral message');
    await (await start()).close();
    expect(readdirSync(inFolder('files'))).toHaveLength(1);
  });
});

describe('ids', () => {
  it('go on after a restart though the clock went back', async () => {
    const noon = Date.UTC(2026, 5, 1, 12);
    const first = await start({ now: () => noon });
    const old = [first.addUser({ name: 'Ann' }), first.addUser({ name: 'Bob' })].map(({ id }) => BigInt(id));
    await first.close();
    const second = await start({ now: () => noon - 86_400_000 });
    const next = BigInt(second.addUser({ name: 'Cid' }).id);
    expect(next).toBeGreaterThan(old[1] ?? 0n);
    expect(next - (old[1] ?? 0n)).toBeLessThan(10n);
  });

  it('go on from what lies in the folder before anything was written', async () => {
    const first = await start();
    const ids = Array.from({ length: 50 }, () => BigInt(first.addUser({ name: 'x' }).id));
    // This copy of the folder has the state that a killed process leaves. Another test covers the lock of a dead process.
    const left = `${folder}-left`;
    cpSync(folder, left, { recursive: true });
    rmSync(join(left, 'lock'));
    const after = await start({ folder: left, now: () => Date.UTC(2020, 0, 1) });
    expect(BigInt(after.addUser({ name: 'y' }).id)).toBeGreaterThan(ids.at(-1) ?? 0n);
  });
});

describe('a folder that is not well', () => {
  it.each([
    ['half a file', (text: string) => text.slice(0, text.length / 2)],
    ['another format', (text: string) => text.replace('"format":1', '"format":9')],
    [
      'a message in no channel',
      (text: string) => text.replace(/"channel":"\d+"/, '"channel":"123456789012345678"'),
    ],
    ['an empty file', () => ''],
  ])('%s: one line, the file put aside, a new world whose ids go on', async (_, breaking) => {
    const first = await start();
    await live(first);
    const last = first.people[0]?.id ?? '';
    await first.close();
    const broken = breaking(readFileSync(inFolder('world.json'), 'utf8'));
    writeFileSync(inFolder('world.json'), broken);
    const second = await start({ now: () => Date.UTC(2020, 0, 1) });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(inFolder('world.broken-1.json'));
    expect(warnings[0]).not.toContain('\n');
    expect(readFileSync(inFolder('world.broken-1.json'), 'utf8')).toBe(broken);
    expect(second.people).toEqual([]);
    expect(BigInt(second.addUser({ name: 'New' }).id)).toBeGreaterThan(BigInt(last));
  });

  it('a folder in use by another is refused, by this process and by any that lives', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(FolderError);
    await first.close();
    mkdirSync(folder, { recursive: true });
    writeFileSync(inFolder('lock'), String(process.ppid));
    await expect(start()).rejects.toThrow(`in use by process ${process.ppid}`);
    writeFileSync(inFolder('lock'), '999999999');
    await (await start()).close();
    expect(existsSync(inFolder('lock'))).toBe(false);
  });

  it('that is a file is refused', async () => {
    writeFileSync(folder, 'I am no folder');
    await expect(start()).rejects.toThrow(/can't be used/);
  });

  it('a port that fails gives the folder free again', async () => {
    const page = () => {
      throw new Error('no page today');
    };
    await expect(start({ page })).rejects.toThrow('no page today');
    await start();
  });
});

describe('a port', () => {
  it('that is taken gives way to the next free one', async () => {
    const [one, two, three] = [await startDiscord(), await startDiscord(), await startDiscord()];
    const wished = Number(new URL(one.url).port);
    const next = await startDiscord({ port: wished });
    const got = Number(new URL(next.url).port);
    expect(got).toBeGreaterThan(wished);
    expect(got).toBeLessThan(wished + 100);
    expect([one, two, three].map(({ url }) => url)).not.toContain(next.url);
    await next.close();
    expect((await startDiscord({ port: got })).url).toBe(`http://127.0.0.1:${got}`);
  });
});

it('starts within 200 ms once its modules are loaded', async () => {
  await (await start()).close();
  const times: number[] = [];
  for (let round = 0; round < 5; round++) {
    const started = performance.now();
    const discord = await LocalDiscord.start({ folder, warn });
    times.push(performance.now() - started);
    await discord.close();
  }
  expect(Math.min(...times)).toBeLessThan(200);
});
