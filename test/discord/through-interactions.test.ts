import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import type { Person, StoredMessage } from 'local-discord';
import { describe, expect, test, vi } from 'vitest';
import { patientDiscord, startBot } from '../support/bot.ts';
import { isLong, some } from '../support/form.ts';
import { family, follow, last, openTurn, type Scene, scene } from './kit.ts';
import { HOUR, timed } from './told.ts';

const FOLLOW_UP = /^\/webhooks\/\d+\/:token$/;
const OWN = /^\/(channels|guilds|users)\//;

/** What was asked of Discord by the bot's own name, or by an interaction's token, since some request. */
const asked = ({ discord }: Scene, which: RegExp, since: number): readonly string[] =>
  discord.requests.slice(since).flatMap(({ method, path }) => (which.test(path) ? [method] : []));

const boards = ({ channel }: Scene): readonly StoredMessage[] =>
  channel.messages.filter(({ attachments }) => /-\d+\.png$/.test(attachments[0]?.filename ?? ''));

/** Whatever stands first in the panel, by buttons: a slash command's token carries nothing that others see. */
const draw = async ({ channel, quiet }: Scene, person: Person) => {
  const panel = await openTurn(person, last(channel));
  const answer = await person.press(panel, await follow(person, panel));
  await quiet();
  return answer;
};

describe('a board goes out through the interaction that brings it about', () => {
  test('and costs none of the requests that Discord counts; nor do the buttons of the one before', async () => {
    const stage = await scene({ paints: isLong, postBy: 'interaction' });
    const [first, second] = await family(stage);
    await draw(stage, first);
    const before = last(stage.channel);
    const since = stage.discord.requests.length;
    const answer = await draw(stage, second);
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).not.toBe('');
    const board = last(stage.channel);
    expect(board.id).not.toBe(before.id);
    expect(board.mentions).toEqual([first.id]);
    expect(before.components).toEqual([]);
    expect(asked(stage, FOLLOW_UP, since)).toEqual(['POST']);
    expect(asked(stage, OWN, since)).toEqual([]);
  });

  test('only where that is wished', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await family(stage);
    const since = stage.discord.requests.length;
    await draw(stage, first);
    expect(boards(stage)).toHaveLength(2);
    expect(asked(stage, FOLLOW_UP, since)).toEqual([]);
  });

  test('is the bot’s own message: an hour later it is edited without the token', async () => {
    const stage = await timed({ paints: isLong, postBy: 'interaction' });
    const [first, second] = await family(stage);
    await draw(stage, first);
    const board = last(stage.channel);
    stage.clock.at += HOUR;
    const since = stage.discord.requests.length;
    await draw(stage, second);
    expect(board.components).toEqual([]);
    expect(last(stage.channel).id).not.toBe(board.id);
    expect(asked(stage, FOLLOW_UP, since)).toEqual(['POST']);
    expect(asked(stage, OWN, since)).toContain('PATCH');
  });

  test('that nobody’s interaction has brought about is posted by the bot’s own name', async () => {
    const stage = await timed({ paints: isLong, postBy: 'interaction' });
    const [first] = await family(stage);
    stage.clock.at += HOUR;
    const since = stage.discord.requests.length;
    const match = await stage.table.live(stage.channel.id);
    expect((await stage.table.act(match?.id ?? '', first.id, 'draw 1')).ok).toBe(true);
    await stage.quiet();
    expect(boards(stage)).toHaveLength(2);
    expect(asked(stage, FOLLOW_UP, since)).toEqual([]);
    expect(asked(stage, OWN, since)).toContain('POST');
  });

  test('never becomes the private answer, however late that is', async () => {
    const stage = await scene({ paints: isLong, postBy: 'interaction' });
    const { discord, ann, channel } = stage;
    discord.fail({ method: 'PATCH', path: /@original|%40original/, delay: 700 });
    const opened = await ann.command(channel, 'porto solo');
    await stage.quiet();
    expect(opened.ephemeral).toBe(true);
    expect(opened.message?.attachments).toEqual([]);
    expect(boards(stage)).toHaveLength(1);
  });

  test('where Discord does not know the token any more, by the bot’s own name', async () => {
    const stage = await scene({ paints: isLong, postBy: 'interaction' });
    const [first] = await family(stage);
    const since = stage.discord.requests.length;
    const body = { code: 10015, message: 'Unknown Webhook' };
    stage.discord.fail({ method: 'POST', path: FOLLOW_UP, status: 404, body });
    await draw(stage, first);
    expect(boards(stage)).toHaveLength(2);
    expect(asked(stage, OWN, since)).toContain('POST');
    expect(stage.trouble).toEqual([]);
  });

  test('not where the bot may not post by its own name any more', async () => {
    const stage = await scene({ paints: isLong, postBy: 'interaction' });
    const { channel } = stage;
    const [first] = await family(stage);
    const allowed = channel.botPermissions;
    channel.botPermissions = allowed & ~PermissionFlagsBits.SendMessages;
    await draw(stage, first);
    expect(boards(stage)).toHaveLength(1);
    expect(stage.trouble.join()).toContain('parked');
    channel.botPermissions = allowed;
    await vi.waitFor(() => expect(boards(stage)).toHaveLength(2), { timeout: 300_000 });
  });
});

describe('is not doubled', () => {
  const TROUBLES = [
    { drop: true, afterwards: true },
    { drop: true },
    { status: 500 },
    { status: 500, afterwards: true },
    { status: 504, afterwards: true },
  ] as const;

  test.each(some(TROUBLES, 1))('after %o', async trouble => {
    const stage = await scene({ paints: isLong, postBy: 'interaction' });
    const [first] = await family(stage);
    stage.discord.fail({ method: 'POST', path: FOLLOW_UP, ...trouble });
    await draw(stage, first);
    await vi.waitFor(() => expect(boards(stage)).toHaveLength(2), { timeout: 300_000 });
    await stage.quiet();
    const match = await stage.table.live(stage.channel.id);
    await vi.waitFor(
      async () =>
        expect((await stage.table.get(match?.id ?? ''))?.boardMessageId).toBe(last(stage.channel).id),
      { timeout: 300_000 },
    );
    expect(boards(stage)).toHaveLength(2);
  });

  test('where the bot ended before it knew that the board stands there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'through-'));
    const discord = await patientDiscord();
    const database = join(folder, 'porto.db');
    const stage = await scene({ paints: isLong, database, discord, postBy: 'interaction' });
    const [first] = await family(stage);
    discord.fail({ method: 'POST', path: FOLLOW_UP, drop: true, afterwards: true });
    const panel = await openTurn(first, last(stage.channel));
    await first.press(panel, await follow(first, panel));
    await vi.waitFor(() => expect(boards(stage)).toHaveLength(2), { timeout: 300_000 });
    await stage.bot.stop();
    const again = await startBot({ database, discord, postBy: 'interaction' });
    await again.quiet();
    expect(boards(stage)).toHaveLength(2);
    const match = await again.table.live(stage.channel.id);
    expect(match?.boardMessageId).toBe(last(stage.channel).id);
    await again.stop();
    await discord.close();
    await rm(folder, { recursive: true });
  });
});
