import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { spokenIn } from '../../src/discord/words/index.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { inGame } from '../support/in-game.ts';
import { setServer } from '../support/menus.ts';
import { newLeague } from '../support/new-league.ts';
import { Clock, HOUR, play, seated, timed } from './clock-and-texts.ts';
import { drawNow, family, labels, last, playedOut, type Scene, scene, shown, startGame } from './kit.ts';

const MESSAGES = /^\/channels\/\d+\/messages(\/\d+)?$/;
const { errors } = spokenIn('en', Object.keys(games), []).words;

/** Lets a filter of the server refuse every message that has a name, a picture or a free text of these. */
const filter = ({ discord }: Scene, saying = /Ann|Bob|Autumn|filename|purple/): (() => void) =>
  discord.fail({
    path: MESSAGES,
    saying,
    times: Number.POSITIVE_INFINITY,
    status: 400,
    body: { code: 200000, message: 'Message was blocked by automatic moderation' },
  });

const isPlain = (message: StoredMessage): void => {
  expect(message.content.replaceAll(/<@&?\d+> /g, '')).toBe(errors.plainMessage);
  expect(message.attachments).toEqual([]);
};

const messagesTo = (person: Person): readonly string[] =>
  person.ephemerals.map(({ content }) => content).filter(content => content.includes('AutoMod'));
const posted = (channel: Channel): readonly string[] => [errors.plainPosted(`<#${channel.id}>`)];

describe('a message that a filter of the server refuses is posted in its plainest form, and who acted is informed', () => {
  test('a lobby: its buttons work, and its opener is informed', async () => {
    const stage = await scene({ paints: false });
    const { ann, bob, channel } = stage;
    filter(stage);
    await ann.command(channel, 'porto new', { seats: 2 });
    await stage.quiet();
    isPlain(last(channel));
    expect(labels(last(channel))).toContain('Join');
    expect([messagesTo(ann), messagesTo(bob)]).toEqual([posted(channel), []]);
    await bob.press(last(channel), 'Join');
    expect((await stage.table.live(channel.id))?.seats).toHaveLength(2);
  });

  test.each(Object.keys(games))(
    'the first board of %s, and who is to act is mentioned and can act',
    async game => {
      const stage = await scene({ paints: false });
      const { ann, bob, channel } = stage;
      await ann.command(channel, `${game} new`, { seats: 2 });
      await inGame(bob, channel, game, 'join');
      filter(stage);
      await inGame(ann, channel, game, 'start');
      await stage.quiet();
      const board = last(channel);
      isPlain(board);
      expect(board.mentions.length).toBeGreaterThan(0);
      expect(messagesTo(ann)).toEqual(posted(channel));
      const person = board.mentions[0] === ann.id ? ann : bob;
      const [way = ''] = labels(board);
      expect((await person.press(board, way)).message?.buttons.length).toBeGreaterThan(0);
    },
  );

  test('the boards of turns: each person who acts is informed once an hour, and a later board is whole again', async () => {
    const stage = await scene({ paints: false });
    const [first, second] = await family(stage);
    const ends = filter(stage);
    await drawNow(first, stage.channel);
    await stage.quiet();
    isPlain(last(stage.channel));
    await drawNow(second, stage.channel);
    await stage.quiet();
    await drawNow(first, stage.channel);
    await stage.quiet();
    expect([messagesTo(first), messagesTo(second)]).toEqual([posted(stage.channel), posted(stage.channel)]);
    ends();
    await drawNow(second, stage.channel);
    await stage.quiet();
    expect(last(stage.channel).attachments).toHaveLength(1);
  });

  test('a question, whose asker is informed, and the result', async () => {
    const stage = await scene({ paints: false });
    const [, second] = await family(stage);
    filter(stage);
    await inGame(second, stage.channel, 'porto', 'propose pause');
    await stage.quiet();
    isPlain(last(stage.channel));
    expect(labels(last(stage.channel))).toEqual(['Agree', 'Refuse']);
    expect(messagesTo(second)).toEqual(posted(stage.channel));
    await playedOut(stage, 3);
    isPlain(last(stage.channel));
    expect(labels(last(stage.channel))).toContain('Rematch');
  });

  test('a league and a morning message: the opener, and who set the channel, are informed', async () => {
    const clock = new Clock();
    clock.at = Date.parse('2026-11-24T12:00Z');
    const stage = await scene({ paints: false, now: clock.now });
    const { ann, bob, channel, guild } = stage;
    ann.manageGuild = true;
    const [hall, plaza] = [guild.addChannel({ name: 'hall' }), guild.addChannel({ name: 'plaza' })];
    filter(stage);
    await newLeague(bob, hall, { game: 'porto', name: 'Autumn', seats: 2, rounds: 1 });
    await stage.quiet();
    isPlain(last(hall));
    expect(messagesTo(bob)).toEqual(posted(hall));
    filter(stage, /Good morning/);
    await setServer(ann, channel, { morningChannel: plaza.id });
    await startGame(stage, [ann, bob], { variant: 'family' });
    clock.at += 20 * HOUR;
    stage.bot.refresh();
    await stage.quiet();
    isPlain(last(plaza));
    expect([...messagesTo(ann), ...(await ann.dm()).messages.map(({ content }) => content)]).toContain(
      posted(plaza)[0],
    );
  });
});

test('where even the plainest form is refused, two requests are sent, and who acted is informed that it is missing', async () => {
  const stage = await scene({ paints: false });
  const { ann, channel, discord } = stage;
  filter(stage, /./);
  await ann.command(channel, 'porto new', { seats: 2 });
  await stage.quiet();
  const posts = discord.requests.filter(({ method, path }) => method === 'POST' && MESSAGES.test(path));
  expect([posts.length, channel.messages.length]).toEqual([2, 0]);
  expect(messagesTo(ann)).toEqual([errors.notPosted(`<#${channel.id}>`)]);
});

test('who acted long ago, and has no answer that can be added to, is informed in a direct message', async () => {
  const clock = new Clock();
  const stage = await scene({ paints: false, now: clock.now });
  const { channel, table } = stage;
  const [first] = await family(stage);
  filter(stage);
  clock.at += HOUR;
  const { id } = (await table.live(channel.id)) ?? { id: '' };
  await table.act(id, first.id, 'draw 1');
  await stage.quiet();
  isPlain(last(channel));
  expect(messagesTo(first)).toEqual([]);
  expect((await first.dm()).messages.map(({ content }) => content)).toEqual(posted(channel));
});

test('a person is informed in their own language', async () => {
  const stage = await scene({ paints: false });
  const { ann, channel } = stage;
  ann.locale = 'ko';
  filter(stage);
  await ann.command(channel, 'porto new', { seats: 2 });
  await stage.quiet();
  const { words } = spokenIn('ko', Object.keys(games), []);
  expect(messagesTo(ann)).toEqual([words.errors.plainPosted(`<#${channel.id}>`)]);
});

describe('a direct message that a filter refuses', () => {
  /** Lets Cid follow a game, and returns the way to the next direct message about it. */
  async function followed(saying?: RegExp) {
    const stage = await timed({ paints: false });
    const { cid, channel } = stage;
    const { match } = await seated(stage, [stage.ann, stage.bob]);
    const board = shown(await cid.command(channel, 'porto board'));
    await cid.press(board, 'Watch');
    filter(stage, saying);
    const before = (await cid.dm()).messages.length;
    const earlier = stage.discord.requests.length;
    await play(stage, match.id);
    await play(stage, match.id);
    const dm = await cid.dm();
    const posts = stage.discord.requests
      .slice(earlier)
      .filter(({ method, path }) => method === 'POST' && path === `/channels/${dm.id}/messages`);
    return { ...stage, posts: posts.length, letters: dm.messages.slice(before) };
  }

  test('is sent in its plainest form, once, with its buttons', async () => {
    const { letters, posts, cid } = await followed(/filename/);
    expect([letters.length, posts]).toEqual([1, 2]);
    const [letter] = letters;
    if (!letter) throw new Error('no letter');
    isPlain(letter);
    expect(labels(letter)).toContain('Stop watching');
    expect(shown(await cid.press(letter, 'Stop watching')).content).not.toBe('');
    expect(messagesTo(cid)).toEqual([]);
  });

  test('even in its plainest form: two requests are sent, and the person is informed in private', async () => {
    const { letters, posts, cid } = await followed(/Stop watching/);
    expect([letters.length, posts]).toEqual([0, 2]);
    expect(cid.ephemerals.at(-1)?.content).toBe(errors.notWritten);
  });
});

test('every message of the bot in a channel has a plainest form', () => {
  const folder = 'src/discord/messages';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => ({ path, source: readFileSync(join(folder, path), 'utf8') }));
  expect(sources.filter(({ source }) => /new PlainChannel\(/.test(source)).length).toBeGreaterThan(3);
  const bare = sources.filter(({ source }) => /new Channel\(|\.channelMessages\(/.test(source));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('each language says it without a name, and within the length of a message', () => {
  for (const language of LANGUAGES) {
    const words = spokenIn(language, Object.keys(games), []).words.errors;
    expect(words.plainMessage).not.toMatch(/\{|\$/);
    for (const text of [words.plainPosted('<#1>'), words.notPosted('<#1>')]) expect(text).toContain('<#1>');
  }
});
