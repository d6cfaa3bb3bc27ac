import { fittedText } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { arc } from '../../../../presentation/shapes/curves.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  polygon,
  polyline,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { COIN, coin, panelItems } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import { CATEGORIES, type OpenPlayer, type Side } from '../../rules/types.ts';
import { endShapes, lotSprite, lotWidth } from '../pieces/barrel.ts';
import { SYMBOL, symbolOf } from '../pieces/symbols.ts';
import {
  FADED,
  GOLD,
  INK,
  LIME,
  mix,
  PAPER,
  PAPER_SHADE,
  WHITE,
  WINE_DARK,
  WINE_LIGHTS,
  WINES,
} from '../style/palette.ts';
import { scaled } from '../style/scaled.ts';
import type { PageWords } from '../words/index.ts';

const HEAD = 66;
const RACK = 58;
const PAD = 10;
export const RACKS_HEIGHT = HEAD + 4 * RACK + PAD;
const BARREL = 36;
const NICHE = { w: 122, h: 58 } as const;
/**
 * Left edges of two columns in the table of the warehouse. In the column `FROM` is the value from which barrels reach a
 * category, and in the column `BARRELS` are the barrels.
 */
const FROM = 186;
const BARRELS = 262;

interface Rule {
  readonly from: number | null;
  readonly vp: number;
}

export const rulesOf = (side: Side): readonly Rule[] => {
  const { bottom, ...others } = printed.warehouse[side];
  return [{ from: null, vp: bottom.vp }, ...Object.values(others)];
};

/** Returns the number of spaces for barrels in each category, the lowest category first. A full category is sold. */
const shelvesOf = (side: Side): readonly number[] => {
  const { ruby, tawny } = printed.warehouse;
  return side === 'ruby'
    ? [ruby.bottom.set, ruby.reserva.spaces, ruby.lbv.spaces, ruby.vintage.spaces]
    : [tawny.bottom.set, tawny.reserva.spaces, tawny.aged.spaces, tawny.colheita.spaces];
};

/** Returns the colour of a barrel in a category. In higher categories Ruby is darker, and Tawny lighter. */
export const coatOf = (side: Side, category: number): string =>
  mix(WINES[side], side === 'ruby' ? '#2b0714' : '#ffb24a', category * (side === 'ruby' ? 0.16 : 0.14));

/** Draws one side of a seat's lodge in Gaia: the two columns of the cellar, then the categories of the warehouse. */
export const racks = (
  id: string,
  { cellar, warehouse }: Pick<OpenPlayer, 'cellar' | 'warehouse'>,
  side: Side,
  box: Box,
  words: PageWords,
): readonly Item[] => {
  const names: Readonly<Record<string, string>> = words.categories[side];
  const rules = rulesOf(side);
  const spaces = shelvesOf(side);
  const order = CATEGORIES[side].map((name, at) => ({ name, at })).toReversed();
  return [
    sprite(id, { ...box, h: RACKS_HEIGHT + 5 }, sheet(side, box.w)),
    text(
      `${id}/title`,
      { x: box.x + 62, y: box.y + 6, w: box.w - 2 * NICHE.w - 94, h: HEAD - 10 },
      words.sides[side],
      {
        size: 42,
        weight: 'black',
        align: 'left',
        fill: WHITE,
      },
    ),
    ...Array.from({ length: printed.seat.cellar[side] }, (_, at): readonly Item[] => {
      const lot = cellar[side][at];
      const x = box.x + box.w - (2 - at) * (NICHE.w + 8) - 6;
      const niche = sprite(`${id}/cellar/${at + 1}`, { x, y: box.y + 6, ...NICHE }, nicheItems());
      if (!lot) return [niche];
      const left = x + Math.round((NICHE.w - lotWidth(lot)) / 2);
      return [niche, lotSprite(`${id}/cellar/${at + 1}/lot`, left, box.y + 17, lot, side)];
    }).flat(),
    ...order.flatMap(({ name, at }, row): readonly Item[] => {
      const y = box.y + HEAD + row * RACK;
      const held = warehouse[side][at] ?? 0;
      const { from, vp } = rules[at] ?? { from: null, vp: 0 };
      const room = spaces[at] ?? 0;
      const shelf = `${id}/${name}`;
      const near = held < room && room - held === 1 && held > 0;
      return [
        sprite(
          `${shelf}/barrels`,
          { x: box.x, y, w: box.w, h: RACK },
          shelfItems(side, at, room, held, box.w, near),
        ),
        fittedText(`${shelf}/name`, { x: box.x + 18, y: y + 5, w: FROM - 22, h: 44 }, names[name] ?? name, {
          weight: 'black',
          align: 'left',
          fill: INK,
        }),
        ...(from === null
          ? []
          : [
              text(`${shelf}/from`, { x: box.x + FROM, y: y + 5, w: 70, h: 44 }, `${from}+`, {
                align: 'left',
                fill: mix(FADED, INK, 0.4),
              }),
            ]),
        ...(held > room
          ? [
              text(`${shelf}/held`, { x: box.x + BARRELS + 4, y: y + 6, w: 70, h: 44 }, `×${held}`, {
                weight: 'black',
                fill: WHITE,
              }),
            ]
          : []),
        coin(`${shelf}/points`, box.x + box.w - COIN - 14, y + RACK / 2 - 2, vp),
      ];
    }),
  ];
};

const sheet = once((side: Side, w: number): readonly Drawn[] => [
  ...panelItems(w, RACKS_HEIGHT, 14, mix(PAPER, WINE_LIGHTS[side], 0.42), PAPER_SHADE),
  rect('head', { x: 3, y: 3, w: w - 6, h: HEAD - 2 }, { fill: WINES[side], radius: 12 }),
  rect('head/foot', { x: 3, y: HEAD - 16, w: w - 6, h: 16 }, { fill: WINES[side] }),
  ...endShapes('sign', 34, HEAD / 2, 21, mix(WINES[side], WHITE, 0.22)),
]);

const nicheItems = once((): readonly Shape[] => [
  polygon(
    'vault',
    [
      [2, NICHE.h],
      [2, 26],
      ...arc([NICHE.w / 2, 26], [NICHE.w / 2 - 2, 24], 2, 4, 16),
      [NICHE.w - 2, 26],
      [NICHE.w - 2, NICHE.h],
    ],
    { fill: WINE_DARK },
  ),
  polyline('arch', arc([NICHE.w / 2, 26], [NICHE.w / 2 - 3, 23], 2, 4, 16), { colour: '#d8c7a4', width: 3 }),
]);

/**
 * Draws a row of the warehouse: its barrels, and dotted circles for the barrels missing until the next sale. The lowest
 * category has no oak board.
 * @param near true for a gold row, which has barrels and lacks only one
 */
const shelfItems = once(
  (side: Side, category: number, room: number, held: number, w: number, near: boolean): readonly Drawn[] => {
    const coat = coatOf(side, category);
    return [
      ...(near
        ? [rect('near', { x: 6, y: 2, w: w - 12, h: RACK - 6 }, { fill: mix(GOLD, LIME, 0.35), radius: 10 })]
        : []),
      rect(
        'shelf',
        { x: 12, y: RACK - 5, w: w - 24, h: 3 },
        { fill: category === 0 ? '#00000000' : '#b08a5e' },
      ),
      ...Array.from({ length: room }, (_, at) =>
        endShapes(
          `${at + 1}`,
          BARRELS + BARREL * (at + 0.5),
          RACK / 2 - 2,
          BARREL / 2,
          at < held ? coat : undefined,
        ),
      ).flat(),
      ...(held > room
        ? [rect('more', { x: BARRELS + 2, y: 6, w: 74, h: 44 }, { fill: coat, radius: 10 })]
        : []),
      ...(side === 'ruby' && category === CATEGORIES.ruby.length - 1
        ? moved('enologist', scaled(symbolOf('enologist'), 46 / SYMBOL), FROM - 2, 4)
        : []),
    ];
  },
);
