import { PermissionFlagsBits, REST } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { boardOf } from '../../proof/chaos/board-versions.ts';
import { newestLines } from '../../src/discord/context/context.ts';
import { Channel } from '../../src/discord/rest/channel.ts';
import { players } from '../../src/games/bots.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { startBot } from '../support/bot.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { isLong } from '../support/test-form.ts';
import { accepted, opening } from '../table/room.ts';
import { timed } from './clock-and-texts.ts';
import { family, labelFrom, labels, last, openTurn, type Scene, scene } from './kit.ts';
import { ownDiscord } from './own-discord.ts';

const MESSAGES = /^\/channels\/\d+\/messages$/;
const MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;

/**
 * Makes a clock that jumps to the end of each wait. With `early`, each jump ends that many milliseconds too early, and each
 * reading of the clock adds one millisecond.
 */
function hastyClock(early = 0) {
  let at = Date.now();
  const waits: number[] = [];
  return {
    waits,
    now: () => (early > 0 ? ++at : at),
    scheduler: {
      after(milliseconds: number, run: () => void) {
        waits.push(milliseconds);
        const timer = setImmediate(() => {
          at += Math.max(0, milliseconds - early);
          run();
        });
        return () => clearImmediate(timer);
      },
    },
  };
}

const draw = async ({ channel, quiet }: Scene, person: Scene['ann'], cards = '1') => {
  const answer = await person.command(channel, 'porto draw', { cards, now: true });
  await quiet();
  return answer;
};

describe('a message of the board', () => {
  test('tells the turn, shows the board in words too, and pings whose turn it is and nobody else', async () => {
    const stage = await scene();
    const [first, second] = await family(stage);
    await draw(stage, first);
    const board = last(stage.channel);
    expect(board.content).toContain(`**${first.name}** drew purple 2`);
    expect(board.content).toContain('**Ann** 0');
    expect(board.mentions).toEqual([second.id]);
    const [picture] = board.attachments;
    expect(picture?.filename).toMatch(/^porto-\w+-1\.png$/);
    expect(picture?.description?.length).toBeGreaterThan(200);
    expect(picture?.description?.length).toBeLessThanOrEqual(1024);
    expect(labels(board)).toEqual(['Draw cards', 'Recap', 'Hand', 'What is what', 'Rules']);
    const shown = await stage.cid.command(stage.channel, 'porto board');
    expect(shown.message?.attachments[0]?.data.equals(picture?.data ?? Buffer.alloc(0))).toBe(true);
  });

  test('takes the buttons off the one before; where that is gone nothing happens', async () => {
    const stage = await scene({ paints: isLong });
    const [first, second] = await family(stage);
    const old = last(stage.channel);
    await draw(stage, first);
    expect(old.components).toEqual([]);
    last(stage.channel).deletedAt = Date.now();
    await draw(stage, second);
    expect(last(stage.channel).mentions).toEqual([first.id]);
    expect(stage.trouble).toEqual([]);
  });

  test('is posted once when the answer to it was lost', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await family(stage);
    stage.discord.fail({ method: 'POST', path: MESSAGES, status: 500, afterwards: true });
    const before = stage.channel.messages.length;
    await draw(stage, first);
    expect(stage.channel.messages).toHaveLength(before + 1);
  });

  test('is tried again, later and later', async () => {
    const clock = hastyClock();
    const stage = await scene({ paints: isLong, now: clock.now, scheduler: clock.scheduler });
    const [first] = await family(stage);
    stage.discord.fail({ method: 'POST', path: MESSAGES, status: 500, times: 9 });
    const before = stage.channel.messages.length;
    await draw(stage, first);
    expect(stage.channel.messages).toHaveLength(before + 1);
    expect(clock.waits.filter(wait => wait >= 900).map(wait => Math.round(wait / 1000))).toEqual([1, 2, 4]);
    expect(stage.trouble).toHaveLength(3);
  });

  test('waits where the door is closed; the game goes on and the next one tells it all', async () => {
    const stage = await timed({ paints: isLong });
    const [first, second] = await family(stage);
    stage.discord.fail({
      method: 'POST',
      path: MESSAGES,
      status: 403,
      body: { code: 50013, message: 'Missing Permissions' },
    });
    const before = stage.channel.messages.length;
    await draw(stage, first);
    expect(stage.channel.messages).toHaveLength(before);
    expect(stage.trouble.join()).toContain('parked');
    expect(stage.trouble.join()).toContain(stage.ann.id);
    await draw(stage, second);
    const { mentions, content } = last(stage.channel);
    expect(mentions).toEqual([first.id]);
    for (const { name } of [first, second]) expect(content).toContain(`**${name}** drew`);
  });

  test('is not missed in a channel that was deleted', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await family(stage);
    const match = await stage.table.live(stage.channel.id);
    stage.channel.remove();
    await stage.table.act(match?.id ?? '', first.id, 'draw 1');
    await stage.quiet();
    expect(stage.trouble.join()).toContain('parked');
    expect((await stage.table.get(match?.id ?? ''))?.parkedAt).not.toBeNull();
  });

  test('comes when the bot may post again, without anybody doing anything', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await family(stage);
    const { channel } = stage;
    const allowed = channel.botPermissions;
    channel.botPermissions = allowed & ~PermissionFlagsBits.SendMessages;
    const before = channel.messages.length;
    await draw(stage, first);
    expect(channel.messages).toHaveLength(before);
    channel.botPermissions = allowed;
    await expect.poll(() => channel.messages).toHaveLength(before + 1);
    await stage.quiet();
  });

  test('is reported once, where it arrived before the door was closed and only the answer was lost', async () => {
    const stage = await scene({ paints: isLong });
    const [first, second] = await family(stage);
    const { channel, table } = stage;
    const allowed = channel.botPermissions;
    const posts = () => channel.messages.map(({ content }) => content).join('\n');
    const stop = stage.discord.watch(happening => {
      if (happening.type !== 'message' || happening.change !== 'new' || happening.message.ephemeral) return;
      channel.botPermissions = allowed & ~PermissionFlagsBits.SendMessages;
    });
    stage.discord.fail({ method: 'POST', path: MESSAGES, status: 500, afterwards: true });
    const match = await table.live(channel.id);
    expect((await table.act(match?.id ?? '', first.id, 'draw 1')).ok).toBe(true);
    // The bot writes the log line before it saves the parked state in the database.
    await expect.poll(async () => (await table.get(match?.id ?? ''))?.parkedAt).toBeTruthy();
    expect(stage.trouble.join()).toContain('parked');
    stop();
    channel.botPermissions = allowed;
    expect((await table.act(match?.id ?? '', second.id, 'draw 2')).ok).toBe(true);
    await stage.quiet();
    for (const { name } of [first, second])
      expect(posts().match(new RegExp(`\\*\\*${name}\\*\\* drew`, 'g'))).toHaveLength(1);
  });

  test('is looked for before it is posted again when Discord may have forgotten its nonce', async () => {
    const stage = await timed({ paints: isLong });
    const [first, second] = await family(stage);
    for (const trouble of [{ drop: true }, { status: 502 }]) {
      const before = stage.channel.messages.length;
      const troubles = [
        stage.discord.fail({ method: 'POST', path: MESSAGES, afterwards: true, times: 4, ...trouble }),
        stage.discord.fail({ method: 'POST', path: MESSAGES, drop: true }),
      ];
      await stage.table.act(
        (await stage.table.live(stage.channel.id))?.id ?? '',
        before % 2 === 0 ? first.id : second.id,
        'draw 1',
      );
      // The message has reached Discord. The bot does not retry before the clock moves.
      await expect.poll(async () => (await stage.store.outbox.waiting())[0]?.retryAt).toBeTruthy();
      expect(stage.channel.messages).toHaveLength(before + 1);
      for (const message of stage.channel.messages) Object.assign(message, { nonce: undefined });
      stage.clock.at += 10 * 60_000;
      await stage.quiet();
      expect(stage.channel.messages).toHaveLength(before + 1);
      expect(await stage.store.outbox.waiting()).toEqual([]);
      for (const withdraw of troubles) withdraw();
    }
  });

  test.each(gamesFrom('with-bots'))(
    'of %s that is edited from turn to turn is looked for too, though more has happened since',
    async game => {
      const stage = await timed({ paints: false, players });
      const { discord, table, channel, ann, clock } = stage;
      const lost = [
        discord.fail({ method: 'POST', path: MESSAGES, afterwards: true, drop: true, times: 4 }),
        discord.fail({ method: 'POST', path: MESSAGES, drop: true }),
      ];
      const { id, seats } = accepted(
        await table.openAndStart({
          ...opening({ game, channelId: channel.id, guildId: stage.guild.id, opener: ann, seats: 2 }),
          ...{ options: games[game]?.defaults, players: ['easy'], seating: 'joined' },
        }),
      );
      await expect.poll(async () => (await stage.store.outbox.waiting())[0]?.retryAt).toBeTruthy();
      for (let nth = 0; nth < 3; nth++) {
        const match = await table.get(id);
        const [action] = match?.position.legal(seats.findIndex(seat => seat.id === ann.id)) ?? [];
        accepted(await table.act(id, ann.id, games[game]?.write(action) ?? ''));
        await table.thinking.idle();
      }
      await stage.quiet();
      for (const message of channel.messages) Object.assign(message, { nonce: undefined });
      for (const minutes of [10, 1]) {
        clock.at += minutes * 60_000;
        await stage.quiet();
      }
      for (const withdraw of lost) withdraw();
      const boards = channel.messages.flatMap(({ attachments: [board] }) => boardOf(board?.filename) ?? []);
      expect(boards).toEqual([{ match: id, rev: (await table.get(id))?.rev }]);
    },
  );

  test('comes while five other channels are slow to answer', async () => {
    const stage = await scene({ paints: isLong });
    const { discord, table } = stage;
    const guild = stage.channel.guild;
    if (!guild) throw new Error('no server');
    const lobbyIn = async (channelId: string) => {
      const opener = discord.addUser({ name: 'Opener' });
      const place = { channelId, guildId: guild.id, opener };
      accepted(await table.open(opening({ game: 'porto', options: { variant: 'family' }, ...place })));
    };
    const slow = Array.from({ length: 5 }, (_, number) => guild.addChannel({ name: `slow-${number}` }));
    const { promise: delay, resolve: goOn } = Promise.withResolvers<void>();
    for (const { id } of slow) {
      const path = new RegExp(`^/channels/${id}/messages$`);
      discord.fail({ method: 'POST', path, delay, times: Number.POSITIVE_INFINITY });
      await lobbyIn(id);
    }
    const open = guild.addChannel({ name: 'open' });
    await lobbyIn(open.id);
    await expect.poll(() => open.messages).toHaveLength(1);
    expect(slow.flatMap(({ messages }) => messages)).toEqual([]);
    goOn();
    await stage.quiet();
    expect(slow.map(({ messages }) => messages.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'a message whose time comes %i readings of the clock after its timer is sent',
    async early => {
      const clock = hastyClock(early);
      const stage = await scene({
        paints: isLong,
        now: clock.now,
        scheduler: clock.scheduler,
      });
      const [first] = await family(stage);
      stage.discord.fail({ method: 'POST', path: MESSAGES, status: 500, times: 4 });
      const before = stage.channel.messages.length;
      await draw(stage, first);
      expect(stage.channel.messages).toHaveLength(before + 1);
    },
  );

  test('that a person has deleted meanwhile is not posted a second time', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await family(stage);
    stage.discord.fail({ method: 'POST', path: MESSAGES, drop: true, afterwards: true });
    const before = stage.channel.messages.length;
    const stop = stage.discord.watch(happening => {
      if (happening.type === 'message' && happening.change === 'new' && !happening.message.ephemeral)
        happening.message.deletedAt = Date.now();
    });
    await draw(stage, first);
    const shown = async () => (await stage.table.live(stage.channel.id))?.shownRev;
    await expect.poll(shown).toBe(1);
    await stage.quiet();
    stop();
    expect(stage.channel.messages).toHaveLength(before);
  });
});

test('a restart posts the boards that are behind, and goes on with half-finished panels', async () => {
  const discord = await ownDiscord();
  const options = { database: await sharedDatabase(), discord } as const;
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = discord.addUser({ name: 'Ann' });
  const bot = await startBot(options);
  await ann.command(channel, 'porto solo');
  await bot.quiet();
  const panel = await openTurn(ann, last(channel));
  await ann.press(panel, labelFrom(panel, '1 + 2 + 3'));
  await bot.stop();

  const second = await startBot(options);
  const withdraw = discord.fail({
    method: 'PATCH',
    path: MESSAGE,
    drop: true,
    times: Number.POSITIVE_INFINITY,
  });
  await ann.press(panel, 'Keep');
  await discord.idle(100);
  await second.stop();
  withdraw();
  expect(channel.messages).toHaveLength(1);

  const third = await startBot(options);
  onTestFinished(() => third.stop());
  await third.quiet();
  // A solo game has a single message. The third process edits that message and shows the choice that the second process could
  // not show.
  expect(channel.messages).toHaveLength(1);
  expect(last(channel).content).toContain('has chosen three private contracts');
  const registrations = discord.requests.filter(({ path }) => path.endsWith('/commands'));
  expect(registrations).toHaveLength(commands.length + menus.length);
  expect((await openTurn(ann, last(channel))).content).toContain('Draw cards');
});

test('a channel that answers nothing is given up in the time that is granted', async () => {
  const discord = await ownDiscord();
  const { id } = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'dead' });
  discord.fail({ method: 'POST', path: MESSAGES, hang: true, times: 99 });
  const rest = new REST({ api: discord.api, version: '10' }).setToken(discord.token);
  const posting = new Channel(rest, id, { patience: 100 }).post(
    { content: 'hello', rows: [], pings: [] },
    'nonce',
  );
  await expect(posting).rejects.toMatchObject({ name: 'AbortError' });
});

test('a long story keeps its newest lines', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index} ${'x'.repeat(40)}`);
  const text = newestLines(lines, 1000);
  expect(text.length).toBeLessThanOrEqual(1000);
  expect(text.startsWith('…\n')).toBe(true);
  expect(text.endsWith(lines.at(-1) ?? '?')).toBe(true);
  expect(newestLines(lines.slice(0, 3), 1000)).toBe(lines.slice(0, 3).join('\n'));
});
