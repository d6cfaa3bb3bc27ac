import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { type AnyGame, redealt } from '../../src/core/contract/game.ts';
import { boardParts as greenPort } from '../../src/games/green-port/picture/board-parts.ts';
import { greenPortWords } from '../../src/games/green-port/words/all.ts';
import { boardParts as porto } from '../../src/games/porto/picture/board-parts.ts';
import { describedParts } from '../../src/games/porto/presenter/scenes.ts';
import { portoWords } from '../../src/games/porto/words/all.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { boardParts as vintage } from '../../src/games/vintage/picture/board-parts.ts';
import { vintageWords } from '../../src/games/vintage/words/all.ts';
import { textWidth } from '../../src/presentation/drawing/fonts.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { type BoardParts, partsLines, partsOn } from '../../src/presentation/pictures/parts/board-part.ts';
import { namedScene } from '../../src/presentation/pictures/parts/scene.ts';
import type { AnyPresenter, DescribedPart, PartsPage } from '../../src/presentation/presenter/presenter.ts';
import { type Box, inset } from '../../src/presentation/shapes/scene.ts';
import { seatingsOf } from '../contract/course.ts';
import { seedBytes } from '../contract/tools.ts';
import { decisionsOf } from '../contract/whole-games.ts';
import { bounds, overlap } from '../presentation/scenes.ts';
import { isLong, some, times } from '../support/test-form.ts';
import { TABLES } from './harnesses.ts';

type PartsByName = Readonly<Record<string, DescribedPart>>;
const WORDS: Readonly<
  Record<string, (language: Language) => { readonly parts: { readonly parts: PartsByName } }>
> = {
  porto: language => ({ parts: { parts: describedParts(portoWords(language)) } }),
  'green-port': language => ({ parts: greenPortWords(language) }),
  vintage: vintageWords,
};
const PARTS: Readonly<Record<string, BoardParts>> = { porto, 'green-port': greenPort, vintage };
const NAMES = ['Maximiliana da Ribeira', 'Miguel', '김민수', 'W'.repeat(40)];
/** Least size of a text: nine CSS pixels on a picture that is 390 CSS pixels wide. */
const LEAST = (9 * 1080) / 390;
const MOST_MOVES = times(140, 400);

function* positions(id: string, name: string, seats: number) {
  const game = games[id];
  const table = TABLES[id]?.find(other => other.name === name);
  if (!game || !table) throw new Error(`no ${id} ${name}`);
  let moves = 0;
  for (const { before, state } of decisionsOf(game, table, seats, 11)) {
    if (moves % 23 === 0) yield { game, state: before, moves };
    moves += 1;
    if (game.toAct(state).length === 0) yield { game, state, moves };
    if (moves > MOST_MOVES) return;
  }
}

const tables = gamesFrom('shown').flatMap(id =>
  seatingsOf(games[id] as AnyGame, TABLES[id] ?? []).map(
    ({ table, seats }) => [id, table.name, seats] as const,
  ),
);

const voice = (id: string, language: Language): AnyPresenter => {
  const presenter = presenters[id]?.(language);
  if (!presenter) throw new Error(`no presenter of ${id}`);
  return presenter;
};

const pagesOf = (presenter: AnyPresenter, view: unknown, seats: number): readonly PartsPage[] =>
  presenter.parts?.(view, NAMES.slice(0, seats)) ?? [];

/** Returns the view after people have ended the game early, or nothing if the game's views do not show such an end. */
const ended = (view: unknown): readonly unknown[] =>
  typeof view === 'object' && view !== null && 'stopped' in view
    ? [{ ...view, stopped: [1], resigned: [0] }]
    : [];

const inside = ({ x, y, w, h }: Box, { width, height }: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && x + w <= width && y + h <= height;

test('every game that is shown names its parts in every language', () => {
  expect(Object.keys(PARTS)).toEqual(gamesFrom('shown'));
  for (const id of gamesFrom('shown')) {
    for (const language of LANGUAGES) {
      const { parts, partsPicture } = voice(id, language);
      expect([id, language, parts !== undefined && partsPicture !== undefined]).toEqual([id, language, true]);
    }
  }
});

describe.each(some(tables, 7))('%s, %s, %i seats', (id, name, seats) => {
  const parts = PARTS[id];
  if (!parts) throw new Error(`nothing of ${id} is named`);
  const all = [...positions(id, name, seats)];

  test('all that is painted is named, or is scenery, and nothing is both', () => {
    const known = parts.pages.flat();
    const strange = new Set<string>();
    for (const { game, state } of all) {
      const view = game.view(state, 'table');
      for (const shown of [view, ...ended(view)]) {
        const board = pagesOf(voice(id, 'en'), shown, seats)[0]?.board;
        for (const item of board?.items ?? []) {
          const count = known.filter(({ ids }) => ids.test(item.id)).length;
          if (count !== (parts.scenery.test(item.id) ? 0 : 1)) strange.add(`${count} ${item.id}`);
        }
      }
    }
    expect([...strange]).toEqual([]);
  });

  test('each ring lies on the board, all numbers stand in the margins with lines to their rings, none on another', () => {
    for (const { game, state, moves } of all) {
      const language = LANGUAGES[moves % LANGUAGES.length] ?? 'en';
      for (const page of pagesOf(voice(id, language), game.view(state, 'table'), seats)) {
        const scene = namedScene(page);
        const own = scene.items.filter(item => /^part\/\d+\//.test(item.id));
        const aside = (scene.width - page.board.width) / 2;
        const board = { x: aside, y: 0, w: page.board.width, h: page.board.height };
        const rings = own.filter(item => item.id.endsWith('/ring')).map(bounds);
        expect(rings).toHaveLength(page.parts.length);
        for (const [at, ring] of rings.entries()) {
          const part = page.parts[at]?.box as Box;
          expect(overlap(ring, { ...part, x: part.x + aside })).toBe(true);
          const ends = own.find(({ id }) => id === `part/${at + 1}/leader/line`);
          expect(ends && overlap(inset(bounds(ends), -1), ring)).toBe(true);
        }
        const discs = own.filter(item => item.id.endsWith('/disc')).map(bounds);
        expect(discs).toHaveLength(page.parts.length);
        expect(discs.filter(disc => !inside(disc, scene) || overlap(disc, board))).toEqual([]);
        expect(
          discs.flatMap((one, first) => discs.slice(first + 1).filter(other => overlap(one, other))),
        ).toEqual([]);
        const texts = own.filter(item => item.type === 'text');
        expect(texts.map(({ text }) => text).sort()).toEqual(
          page.parts.map((_, at) => String(at + 1)).sort(),
        );
        expect(texts.filter(({ size }) => (size * 1080) / scene.width < LEAST)).toEqual([]);
      }
    }
  });

  test('nothing hangs on what the table does not know', () => {
    for (const { game, state } of all) {
      const again = redealt(game, state, 'table', new SeededDice(seedBytes(3)));
      const [one, other] = [state, again].map(each =>
        pagesOf(voice(id, 'en'), game.view(each, 'table'), seats).map(page => [
          partsLines(page),
          namedScene(page),
        ]),
      );
      expect(other).toEqual(one);
    }
  });
});

test.runIf(isLong).each(gamesFrom('shown'))('%s: each part stands on some board', id => {
  const missing = new Set(PARTS[id]?.pages.flat());
  for (const [, name, seats] of tables.filter(([game]) => game === id)) {
    for (const { game, state } of positions(id, name, seats)) {
      const view = game.view(state, 'table');
      for (const shown of [view, ...ended(view)]) {
        const board = pagesOf(voice(id, 'en'), shown, seats)[0]?.board;
        for (const part of missing) if (board && partsOn(board, [part]).length > 0) missing.delete(part);
      }
    }
  }
  expect([...missing].map(({ name }) => name)).toEqual([]);
});

describe.each(LANGUAGES)('in %s', language => {
  test.each(gamesFrom('shown'))(
    '%s: whatever a page could name fits a message, and its names the picture',
    id => {
      const words = WORDS[id]?.(language).parts.parts;
      for (const page of PARTS[id]?.pages ?? []) {
        const shown = page.flatMap(({ name }) => words?.[name] ?? []);
        expect(shown).toHaveLength(page.length);
        const lines = shown.map((part, at) => `**${at + 1} · ${part.name}** ${part.about}`);
        expect(lines.join('\n').length).toBeLessThan(1950);
        for (const { name, about: sentence } of shown) {
          expect(sentence).toMatch(/[.。]$/);
          expect([name, textWidth(name, 36, 'bold') < 440]).toEqual([name, true]);
        }
      }
    },
  );
});
