import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { boardParts as greenPort } from '../../src/games/green-port/picture/board-parts.ts';
import { boardParts as porto } from '../../src/games/porto/picture/board-parts.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { boardParts as vintage } from '../../src/games/vintage/picture/board-parts.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { BoardParts } from '../../src/presentation/pictures/parts/board-part.ts';
import { flat } from '../../src/presentation/shapes/boxes.ts';
import type { Item, Scene } from '../../src/presentation/shapes/scene.ts';
import { seatingsOf } from '../contract/course.ts';
import { decisionsOf } from '../contract/whole-games.ts';
import { bounds, textsOf, wordsOf } from '../presentation/scenes.ts';
import { WIDE_NAMES } from '../support/labels.ts';
import { sceneOf } from '../support/scene-of.ts';
import { some, times } from '../support/test-form.ts';
import { TABLES } from './harnesses.ts';

/** Width in CSS pixels that Discord gives a picture on a phone which is 390 CSS pixels wide. */
const SHOWN = 324;

/** Least heights in CSS pixels of letters, and of signs that carry information, for each kind of picture. */
const BARS = {
  board: { letters: 11, signs: 9 },
  share: { letters: 10, signs: undefined },
  wide: { letters: 3.8, signs: undefined },
} as const;
type Kind = keyof typeof BARS;

const PARTS: Readonly<Record<string, BoardParts>> = { porto, 'green-port': greenPort, vintage };

/** Shapes inside a sprite that carry information each. All items of a board outside sprites count, unless they are scenery. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  porto:
    /^(?:roofs\/roof|market\/\d\/(?:risk|colour)|contract\/\d\/(?:colour|vp)\/rim|supply\/\w+\/(?:floor|door\/arch)|seat\/\d\/(?:turn|crown|cards\/\w+\/\d))$/,
  'green-port':
    /^(?:progress\/paper|unseen\/\w+\/box|headquarters\/\w+\/(?:house\/plate|value\/rim)|objective\/\d\/(?:by\/disc|points\/rim)|pool\/\d\/[\w-]+\/disc|seat\/\d\/mark\/disc|seat\/\d\/house\/\w+\/walls)$/,
  vintage: /(?!)/,
};

/** Items that may be smaller: lines and rings around other signs, and shapes that only point at a sign. */
const SMALLER: Readonly<Record<string, RegExp>> = {
  porto: /\/(?:marked|gain|ghost)/,
  'green-port': /\/(?:marked|changed)|^tape$/,
  vintage: /(?!)/,
};

/** Pairs of signs for *none* and for *some*, of which the first is never larger than the smallest of the second. */
const NONE_AND_SOME: Readonly<Record<string, readonly (readonly [none: RegExp, some: RegExp])[]>> = {
  porto: [
    [/^house\/\w\d\/closed$/, /^house\/\w\d\/(?:roof|roof\/empty)$/],
    [/^market\/\d\/empty$/, /^market\/\d$/],
    [/^contract\/\d\/empty$/, /^contract\/\d$/],
  ],
  'green-port': [[/^headquarters\/\w+\/sold$/, /^headquarters\/\w+\/power\/\d$/]],
  vintage: [],
};

/** Names of twelve letters, of which a card's headline has the leader's in full. */
const TWELVE = ['Bartholomäus', 'Maximilianus', 'Hermengildis', 'Konstantinos'];

async function* boards(id: string) {
  const game = games[id] as AnyGame;
  for (const { table, seats } of some(seatingsOf(game, TABLES[id] ?? []), 3)) {
    let at = 0;
    for (const { state } of decisionsOf(game, table, seats, 11)) {
      at += 1;
      if (at % times(41, 9) !== 1 && game.toAct(state).length > 0) continue;
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
      const view = game.view(state, 'table');
      const names = WIDE_NAMES.slice(0, seats);
      const drawn = async (kind: Kind): Promise<Scene | undefined> =>
        sceneOf(id, language, ({ picture, share, wide }) => {
          if (kind === 'share') return share?.(view, TWELVE.slice(0, seats), 'x.png');
          return (kind === 'board' ? picture : wide)?.(view, names, [], 'x.png');
        });
      yield { name: `${table.name} ${seats} ${language} ${at}`, drawn };
    }
  }
}

const onPhone = (length: number, { width }: Scene): number => (length * SHOWN) / width;

const heightOf = (item: Item): number => {
  const { w, h } = bounds(item);
  return Math.min(w, h);
};

const smallSigns = (id: string, board: Scene, bar: number): readonly string[] => {
  const own = new Set(board.items);
  const isSign = (item: Item): boolean =>
    item.type !== 'text' &&
    !SMALLER[id]?.test(item.id) &&
    (own.has(item) ? !PARTS[id]?.scenery.test(item.id) : SIGNS[id]?.test(item.id) === true);
  return flat(board.items)
    .filter(item => isSign(item) && onPhone(heightOf(item), board) < bar)
    .map(item => `${item.id} ${onPhone(heightOf(item), board).toFixed(1)}`);
};

const louder = (id: string, board: Scene): readonly string[] =>
  (NONE_AND_SOME[id] ?? []).flatMap(([none, some]) => {
    const width = (item: Item): number => (item.type === 'text' ? item.size : bounds(item).w);
    const widths = (ids: RegExp) => board.items.filter(item => ids.test(item.id)).map(width);
    const [empty, full] = [widths(none), widths(some)];
    return empty.length > 0 && full.length > 0 && Math.max(...empty) > Math.min(...full)
      ? [`${none} ${Math.max(...empty)} > ${some} ${Math.min(...full)}`]
      : [];
  });

test.each(gamesFrom('shown'))(
  '%s: letters and signs of each kind of picture are as large on a phone as its bar says',
  async id => {
    expect(presenters[id]?.('en').wide).toBeDefined();
    let measured = 0;
    for await (const { name, drawn } of boards(id)) {
      measured += 1;
      for (const [kind, { letters, signs }] of Object.entries(BARS)) {
        const scene = await drawn(kind as Kind);
        if (!scene) throw new Error(`${id}: no ${kind}`);
        const small = textsOf(scene).filter(({ size }) => onPhone(size, scene) < letters);
        if (kind === 'share') expect(wordsOf(scene, 'said/words')).not.toContain('…');
        expect([name, kind, small.map(({ id: text, size }) => `${text} ${size}`)]).toEqual([name, kind, []]);
        if (signs === undefined) continue;
        expect([name, kind, [...new Set(smallSigns(id, scene, signs))]]).toEqual([name, kind, []]);
        expect([name, kind, louder(id, scene)]).toEqual([name, kind, []]);
      }
    }
    expect(measured).toBeGreaterThan(5);
  },
);
