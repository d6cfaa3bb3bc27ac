import type { Answer } from 'local-discord';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Players } from '../../src/core/contract/player.ts';
import { buttonRows } from '../../src/discord/buttons/components.ts';
import { idOf, makeId, parseId } from '../../src/discord/buttons/custom-id.ts';
import type { Context } from '../../src/discord/context/context.ts';
import { BoardPictures } from '../../src/discord/context/pictures.ts';
import { againBy, repeatable } from '../../src/discord/panels/try-again.ts';
import { spokenIn } from '../../src/discord/words/index.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { pictureFailed, withPictures } from '../../src/presentation/painter/missing-pictures.ts';
import { PAINTED, type Painted } from '../../src/presentation/painter/order.ts';
import type { Picture } from '../../src/presentation/presenter/presenter.ts';
import type { Match } from '../../src/table/match/types.ts';
import { PORTO } from '../support/acts.ts';
import { inGame, inGames } from '../support/in-game.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { chooser, press } from '../table/any-game.ts';
import type { Room } from '../table/room.ts';
import {
  commitOf,
  follow,
  labels,
  last,
  PIXEL,
  pixel,
  type Scene,
  type SceneOptions,
  scene,
  shown,
  startGame,
} from './kit.ts';

const ALL = gamesFrom('shown');
const wordsIn = (language: Language) => spokenIn(language, ALL, []).words.errors;
const { unpainted, tryAgain } = wordsIn('en');

/** Starts a bot whose painters fail while `broken` is true, as the studio's do. Notes the kinds of failed pictures. */
async function painting(options: Pick<SceneOptions, 'players'> = {}) {
  const painters = { broken: true, failed: new Set<Painted>() };
  const stage = await scene({
    ...options,
    presenters: paintingOtherwise(presenters, (what, presenter, given) => {
      if (!painters.broken) return pixel(what, presenter, given);
      painters.failed.add(what);
      if (PAINTED[what] === 'needed') throw new Error('no painter');
      pictureFailed();
      return undefined as unknown as Picture;
    }),
  });
  return { stage, painters };
}

type Painting = Awaited<ReturnType<typeof painting>>;

/** Checks that an answer says that its picture failed, and that its button shows the picture once painters work again. */
async function mends(
  { stage, painters }: Painting,
  answer: Answer,
  language: Language = 'en',
): Promise<void> {
  const words = wordsIn(language);
  const message = shown(answer);
  expect(message.attachments).toEqual([]);
  expect(message.content).toContain(words.unpainted);
  expect(labels(message)).toContain(words.tryAgain);
  const person = [stage.ann, stage.bob].find(({ ephemerals }) => ephemerals.includes(message));
  const count = person?.ephemerals.length;
  await person?.press(message, words.tryAgain);
  expect(message.content).toContain(words.unpainted);
  painters.broken = false;
  await person?.press(message, words.tryAgain);
  expect(message.attachments.length, message.content).toBe(1);
  expect(message.content).not.toContain(words.unpainted);
  expect(person?.ephemerals.length).toBe(count);
  painters.broken = true;
}

describe.each(ALL)('%s: a private answer without its picture says so, and shows it after a press', game => {
  test('boards, hands, panels, named parts, pages of seats, rules, lessons and cards', async () => {
    const made = await painting();
    const { stage, painters } = made;
    const { ann, bob, channel } = stage;
    await startGame(stage, [ann, bob], { rated: false }, game);
    const board = last(channel);
    expect(board.attachments).toEqual([]);
    expect(board.content).not.toContain(unpainted);
    const match = await stage.table.live(channel.id);
    const seat = match?.position.toAct[0] ?? 0;
    const acts = match?.seats[seat]?.id === ann.id ? ann : bob;
    for (const label of ['What is what', 'Hand', labels(board)[0] ?? ''])
      await mends(made, await acts.press(board, label));
    for (const path of ['board', 'hand']) await mends(made, await acts.command(channel, `${game} ${path}`));
    await mends(made, await inGame(acts, channel, game, 'share'));
    await mends(made, await acts.command(channel, `${game} board`, { view: 'wide' }));
    await mends(made, await acts.command(channel, `${game} rules`));
    await mends(made, await acts.command(channel, `${game} rules`, { topic: 'learn' }));
    const [first] = made.stage.table.strengths(game);
    if (first !== undefined) await mends(made, await acts.command(channel, `${game} hint`));
    expect([...painters.failed]).toEqual(
      expect.arrayContaining(['picture', 'partsPicture', 'handPicture', 'share']),
    );
  });
});

/** Bots whose reviews try little, since these tests need a review and not a good one. */
const HASTY = Object.fromEntries(
  Object.entries(players).map(([game, { coach, ...rest }]) => [
    game,
    { ...rest, ...(coach && { coach: { ...coach, playouts: 20, worlds: 1 } }) },
  ]),
) as Players;

/** Plays random actions of any game. */
async function byChance({ table }: Pick<Scene, 'table'>, match: Match, most = 2_000): Promise<void> {
  const below = chooser(3);
  let now = match;
  for (let turn = 0; turn < most && now.status === 'running'; turn++)
    now = await press({ table } as Room, now, below);
}

describe.each(ALL)('%s: the same holds', game => {
  test('for the page of a seat, and for the preview of an action', async () => {
    const made = await painting();
    const { ann, bob, channel, table } = made.stage;
    await startGame(made.stage, [ann, bob], { rated: false }, game);
    const board = last(channel);
    const match = await table.live(channel.id);
    const acts = match?.seats[match.position.toAct[0] ?? 0]?.id === ann.id ? ann : bob;
    // A game whose board shows all seats has no page of one.
    const hasPages = presenters[game]?.('en').seatPicture !== undefined;
    for (const seat of hasPages ? ['0', '1'] : [])
      await mends(made, await acts.pressRaw(channel, board, makeId(idOf(match?.id ?? '', 'seat', seat))));
    const answer = await acts.press(board, labels(board)[0] ?? '');
    const label = await follow(acts, shown(answer));
    await mends(made, answer);
    // The press shows the preview again, and not the first question.
    expect(commitOf(shown(answer))?.label).toBe(label);
    expect(made.painters.failed.has('seatPicture')).toBe(hasPages);
  });

  test('for each page of a review', async () => {
    const made = await painting({ players: HASTY });
    const { stage, painters } = made;
    const { ann, bob, channel, table } = stage;
    await startGame(stage, [ann, bob], { rated: false }, game);
    const match = await table.live(channel.id);
    if (!match) throw new Error('no match');
    await byChance(stage, match, 24);
    await table.resign(match.id, bob.id);
    await stage.quiet();
    const answer = await ann.press(last(channel), 'Review');
    await expect.poll(() => shown(answer).content).toContain(unpainted);
    await mends(made, answer);
    const pages = shown(answer).buttons.filter(({ customId = '' }) => {
      const parsed = parseId(customId);
      return parsed.ok && parsed.id.verb === 'review';
    });
    expect(pages.length).toBeGreaterThan(1);
    for (const { customId = '' } of pages.slice(1)) {
      await ann.press(shown(answer), customId);
      await mends(made, answer);
    }
    expect([...painters.failed]).toEqual(expect.arrayContaining(['curve']));
  });
});

const DEALT = ALL.filter(game => games[game as keyof typeof games]?.deals?.solo);

test.each(DEALT)('%s: the same holds for the rounds of a deal', async game => {
  const made = await painting();
  const { ann, channel, store, table } = made.stage;
  const answer = await ann.command(channel, `${game} daily`);
  const page = shown(answer);
  made.painters.broken = false;
  await ann.press(page, 'Play');
  const [open] = (await store.deals.ofUser(ann.id)).attempts;
  const match = open && (await table.get(open.matchId));
  if (!match) throw new Error('no attempt');
  await byChance(made.stage, match);
  const done = await ann.command(channel, `${game} daily`);
  made.painters.broken = true;
  await ann.press(shown(done), 'Round by round');
  await mends(made, done);
  expect(made.painters.failed).toContain('dealRace');
});

test('pages of /games and of deals: the doctor, a puzzle, a profile, a year, a deal', async () => {
  const made = await painting();
  const { stage, painters } = made;
  const { ann, bob, channel, guild, table } = stage;
  await startGame(stage, [ann, bob]);
  const { id, seats } = (await table.live(channel.id)) ?? { id: '', seats: [] };
  for (let turn = 0; turn < 12; turn++) {
    const match = await table.get(id);
    const [seat = 0] = match?.position.toAct ?? [];
    await table.act(id, seats[seat]?.id ?? '', match?.position.legal(seat).map(PORTO.write)[0] ?? '');
  }
  await table.resign(id, bob.id);
  await stage.quiet();
  const other = guild.addChannel({ name: 'other' });
  await mends(made, await inGames(ann, other, 'doctor'));
  await mends(made, await inGames(ann, other, 'puzzle next porto 0'));
  await mends(made, await ann.command(other, 'games profile'));
  await mends(made, await inGames(ann, other, 'year look m3'));
  await mends(made, await inGames(ann, other, 'year look m3 server'));
  await mends(made, await ann.command(other, 'porto daily'));
  expect([...painters.failed]).toEqual(expect.arrayContaining(['profile', 'lookBack', 'dealCard']));
});

test.each(LANGUAGES)('%s: it is said in the language of the reader', async language => {
  const made = await painting();
  made.stage.ann.locale = language === 'en' ? 'en-US' : language;
  await mends(made, await made.stage.ann.command(made.stage.channel, 'porto rules'), language);
});

test('a time-lapse that fails says so too, and is made anew by a press', async () => {
  const { stage } = await painting();
  const { ann, bob, channel } = stage;
  const pictures = Object.getPrototypeOf(new BoardPictures());
  const failing = vi.spyOn(pictures, 'timelapse').mockRejectedValueOnce(new Error('killed'));
  onTestFinished(() => failing.mockRestore());
  await startGame(stage, [ann, bob], { variant: 'family', rated: false });
  const answer = await inGame(ann, channel, 'porto', 'replay');
  expect(shown(answer).content).toContain(unpainted);
  failing.mockResolvedValueOnce(PIXEL);
  await ann.press(answer.message, tryAgain);
  expect(shown(answer).attachments).toHaveLength(1);
});

describe('the button', () => {
  const context = { words: spokenIn('en', ALL, []).words } as Context;
  const id = (verb: 'hand' | 'board' | 'recap', at = '') => idOf(`m${at}`, verb);
  const rowsOf = (rows: number) =>
    Array.from({ length: rows }, (_, row) =>
      buttonRows([{ label: `${row}`, id: id('recap', `${row}`) }]),
    ).flat();
  const failing = (answer: object) => async () => {
    pictureFailed();
    return { content: 'text', ...answer } as Awaited<ReturnType<typeof repeatable>>;
  };
  const labelsOf = async (answer: object, pressed?: string) =>
    (await repeatable(context, failing(answer), pressed)).rows?.map(({ components }) =>
      components.map(component => ('label' in component ? component.label : '')),
    );

  test('has a row of its own, or a place in a full message, and no id stands there twice', async () => {
    expect(await labelsOf(againBy(id('hand')))).toEqual([[tryAgain]]);
    expect(await labelsOf({ rows: rowsOf(2), ...againBy(id('hand')) })).toEqual([['0'], ['1'], [tryAgain]]);
    expect((await labelsOf({ rows: rowsOf(5), ...againBy(id('hand')) }))?.at(-1)).toEqual(['4', tryAgain]);
    expect(await labelsOf({ rows: rowsOf(2), ...againBy(id('recap', '1')) })).toEqual([['0'], [tryAgain]]);
  });

  test('repeats the press where the answer names no other, and nothing that was posted for all', async () => {
    expect(await labelsOf({}, makeId(id('board')))).toEqual([[tryAgain]]);
    expect(await labelsOf({}, 'strange')).toEqual([]);
    expect(await repeatable(context, failing({ aloud: 'shared' }))).toEqual({
      content: 'text',
      aloud: 'shared',
    });
  });

  test('stands below no answer whose pictures were painted, though another one failed meanwhile', async () => {
    const { done } = await withPictures(async () => {
      pictureFailed();
      return repeatable(context, async () => ({ content: 'text' }));
    });
    expect(done).toEqual({ content: 'text' });
  });
});
