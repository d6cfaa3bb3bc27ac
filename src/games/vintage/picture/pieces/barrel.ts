import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { arc, bend } from '../../../../presentation/shapes/curves.ts';
import {
  circle,
  type Drawn,
  type Point,
  polygon,
  READABLE,
  rect,
  type Shape,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import type { Lot, Side } from '../../rules/types.ts';
import { BRANDY, darker, IRON, mix, OAK, OAK_DARK, OAK_LIGHT, WHITE, WINES } from '../style/palette.ts';

/** Look of a barrel: `oak` for young wine, or the side (Ruby, Tawny) that gives ageing wine its colour. */
export type Cask = 'oak' | Side;

export const LOT_HEIGHT = 42;

/** Writes a lot as its quality and number of barrels: "6×3" is quality 6, three barrels. */
const lotWords = ({ quality, barrels }: Lot): string => `${quality}×${barrels}`;
/** Returns the space in pixels beside a lot's text. Lots of ten or more barrels get less, so that they are not too wide. */
const padOf = ({ barrels }: Lot): number => (barrels > 9 ? 1 : 7);

/**
 * Returns the width of the barrel that shows a lot.
 * @param pad space on either side of the text
 */
export const lotWidth = (lot: Lot, pad = padOf(lot)): number =>
  Math.ceil(textWidth(lotWords(lot), READABLE, 'black')) + 2 * pad;

const COATS: Readonly<Record<Cask, string>> = { oak: OAK, ...WINES };

/**
 * Draws a barrel that lies on its side. All such barrels have the height `LOT_HEIGHT`.
 * @param w width of the barrel
 */
export const caskShapes = (w: number, coat: string): readonly Shape[] => {
  const h = LOT_HEIGHT;
  const edge = darker(coat, 0.55);
  const stave = (part: number): readonly Point[] =>
    bend([3, 6 + (h - 12) * part], [w / 2, -3 + (h + 6) * part], [w - 3, 6 + (h - 12) * part], 12);
  const hoop = (id: string, x: number) =>
    rect(id, { x, y: 3.5, w: 4.5, h: h - 7 }, { fill: mix(IRON, coat, 0.15), radius: 1 });
  return [
    polygon('barrel', [...stave(0), ...[...stave(1)].reverse()], {
      fill: coat,
      stroke: { colour: edge, width: 2.5 },
    }),
    hoop('hoop/left', 6),
    hoop('hoop/right', w - 10.5),
    rect('face', { x: 13, y: 7, w: w - 26, h: h - 14 }, { fill: coat, radius: 5 }),
  ];
};

const lotItems = once((quality: number, barrels: number, cask: Cask, pad: number): readonly Drawn[] => {
  const w = lotWidth({ quality, barrels }, pad);
  return [
    ...caskShapes(w, COATS[cask]),
    text('lot', { x: 1, y: 1, w: w - 2, h: LOT_HEIGHT - 2 }, lotWords({ quality, barrels }), {
      weight: 'black',
      fill: WHITE,
    }),
  ];
});

/** Draws a lot of wine at a position: a barrel with the lot's quality and number of barrels. */
export const lotSprite = (id: string, x: number, y: number, lot: Lot, cask: Cask, pad = padOf(lot)): Sprite =>
  sprite(id, { x, y, w: lotWidth(lot, pad), h: LOT_HEIGHT }, lotItems(lot.quality, lot.barrels, cask, pad));

/**
 * Draws a barrel seen from its end.
 * @param r radius of the barrel
 * @param coat colour of the barrel; undefined draws only the outline of a missing barrel
 */
export const endShapes = (
  id: string,
  x: number,
  y: number,
  r: number,
  coat: string | undefined,
): readonly Shape[] =>
  coat === undefined
    ? [
        ...(r > 14 ? [circle(`${id}/rim`, x, y, r - 1, { fill: '#b5a28a' })] : []),
        circle(id, x, y, r - 3, { fill: '#fffdf8' }),
      ]
    : [
        circle(id, x, y, r - 0.5, { fill: darker(coat, 0.5) }),
        circle(`${id}/face`, x, y, r - 3, { fill: coat }),
        ...(r > 14 ? [circle(`${id}/bung`, x, y, 3, { fill: mix(coat, WHITE, 0.55) })] : []),
      ];

export const BRANDY_CASK = { w: 32, h: 40 } as const;

/** Draws a barrel of brandy: a small upright cask with an amber drop. */
export const brandyItems = once((): readonly Shape[] => {
  const { w, h } = BRANDY_CASK;
  return [
    polygon(
      'cask',
      [
        [7, 2],
        [w - 7, 2],
        ...arc([w - 7, h / 2], [6, h / 2 - 2], 3, 5, 8),
        [7, h - 2],
        ...arc([7, h / 2], [6, h / 2 - 2], 1, 3, 8),
      ],
      { fill: OAK_LIGHT, stroke: { colour: OAK_DARK, width: 2.5 } },
    ),
    rect('hoop/top', { x: 4, y: 8, w: w - 8, h: 3.5 }, { fill: IRON }),
    rect('hoop/bottom', { x: 4, y: h - 12, w: w - 8, h: 3.5 }, { fill: IRON }),
    polygon(
      'drop',
      [[w / 2, 12], ...arc([w / 2, 22], [6, 6], 3.8, 6.2, 10).map(([x, y]) => [x, y] as const)],
      { fill: BRANDY, stroke: { colour: WHITE, width: 1.5 } },
    ),
  ];
});

/** Draws the place of a barrel of brandy that a seat could still have. */
export const freeCask = once((): readonly Shape[] => [
  rect(
    'free',
    { x: 3, y: 2, w: BRANDY_CASK.w - 6, h: BRANDY_CASK.h - 4 },
    { fill: '#ffffff80', radius: 9, stroke: { colour: '#9b8470', width: 2.5, dash: [1, 6] } },
  ),
]);
