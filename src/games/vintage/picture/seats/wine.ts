import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  READABLE,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { CATEGORIES, type PlayerView, SIDES, type Side } from '../../rules/types.ts';
import { lotSprite, lotWidth } from '../pieces/barrel.ts';
import { INK, WINE_LIGHTS, WINES } from '../style/palette.ts';
import type { PageWords } from '../words/index.ts';
import { LINE, lineY, WINE } from './seat-line.ts';

interface Way {
  readonly pad: number;
  readonly write: (name: string, held: number, isLowest: boolean) => string;
}

/** Ways to write a category and its barrels, the longest first. */
const WAYS: readonly Way[] = [
  { pad: 14, write: (name, held) => `${name} ${held}` },
  { pad: 14, write: (name, held, isLowest) => (isLowest ? `${held}` : `${name} ${held}`) },
  { pad: 14, write: (name, held, isLowest) => (isLowest ? `${held}` : `${name.at(0) ?? ''}${held}`) },
  { pad: 8, write: (_, held) => `${held}` },
];
const GAP = 4;

type Wine = Pick<PlayerView, 'cellar' | 'warehouse'>;

interface Ware {
  readonly name: string;
  readonly w: number;
  /** Text of a category of the warehouse. Absent: the ware is a lot of the cellar. */
  readonly said?: string;
}

const waresOf = ({ cellar, warehouse }: Wine, side: Side, words: PageWords): readonly Ware[] => {
  const lots = cellar[side].map((lot, at): Ware => ({ name: `${at + 1}`, w: lotWidth(lot) }));
  const called: Readonly<Record<string, string>> = words.categories[side];
  const all = WAYS.map(({ pad, write }) => [
    ...lots,
    ...CATEGORIES[side].flatMap((category, at): readonly Ware[] => {
      const held = warehouse[side][at] ?? 0;
      if (held === 0) return [];
      const said = write(called[category] ?? category, held, at === 0);
      return [{ name: `shelf/${at + 1}`, w: Math.ceil(textWidth(said, READABLE, 'black')) + pad, said }];
    }),
  ]);
  const wide = (wares: readonly Ware[]): number => wares.reduce((sum, { w }) => sum + w + GAP, -GAP);
  return all.find(wares => wide(wares) <= WINE.w) ?? all.at(-1) ?? [];
};

/** Returns the places of a seat's wine on one side: the lots of the cellar, then each category that has barrels. */
const placed = (player: Wine, side: Side, box: Box, words: PageWords) => {
  let x = box.x + WINE.x;
  return waresOf(player, side, words).map(ware => {
    const at = { x, y: lineY(box, side), w: ware.w, h: LINE };
    x += ware.w + GAP;
    return { ...ware, box: at };
  });
};

/**
 * Returns the place of a lot of a seat's cellar or of a category of its warehouse. Where there is none yet, returns the place
 * behind the last one.
 * @param name number of the lot from 1, or `shelf/` and the number of the category
 */
export const wineBox = (player: Wine, side: Side, box: Box, words: PageWords, name: string): Box => {
  const all = placed(player, side, box, words);
  const last = all.at(-1)?.box;
  const behind = last ? last.x + last.w + GAP : box.x + WINE.x;
  return all.find(ware => ware.name === name)?.box ?? { x: behind, y: lineY(box, side), w: 82, h: LINE };
};

const chip = once((said: string, w: number, side: Side): readonly Drawn[] => [
  rect(
    'chip',
    { x: 1.5, y: 1.5, w: w - 3, h: LINE - 4 },
    { fill: WINE_LIGHTS[side], radius: 9, stroke: { colour: WINES[side], width: 3 } },
  ),
  text('held', { x: 2, y: 1, w: w - 4, h: LINE - 3 }, said, { weight: 'black', fill: INK }),
]);

/** Draws a seat's wine: Ruby on the upper line, Tawny on the lower one. A side without wine stays blank. */
export const wine = (id: string, player: Wine, box: Box, words: PageWords): readonly Item[] =>
  SIDES.flatMap(side =>
    placed(player, side, box, words).flatMap(({ name, said, box: at }): readonly Item[] => {
      if (said !== undefined) return [sprite(`${id}/${side}/${name}`, at, chip(said, at.w, side))];
      const lot = player.cellar[side][Number(name) - 1];
      return lot ? [lotSprite(`${id}/${side}/${name}`, at.x, at.y, lot, side)] : [];
    }),
  );
