import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { type Box, circle, type Item, polygon, rect, text } from '../../../../presentation/shapes/scene.ts';
import type { Colour } from '../../rules/types.ts';
import { COIN, FACADE, type Plot, READABLE, ROOF, storeyBox } from '../style/layout.ts';
import { DYES, GOLD, INK, ROOF_TILES, WHITE } from '../style/palette.ts';
import { plaque, roofShape, signBox } from '../style/parts.ts';
import { groundFloor, upperFloor } from './facade.ts';

/** Effect of a foreseen build on a house. */
export interface Ghost {
  /** Number of floors that would be placed; 0 for none. */
  readonly floors: number;
  readonly colour: Colour;
  /** Points of the token that would be put on the roof; 0 for none. */
  readonly token: number;
  /** Points that the build would bring; absent where no seat scores. */
  readonly points?: number;
}

const VEIL = '#ffffff80';
const DASH = [14, 11];

/** Style of a house that is drawn with foreseen floors. `lit`: its lamps are lit. */
interface HouseManner {
  readonly style: number;
  readonly lit: boolean;
}

/**
 * Draws foreseen floors over the building site: pale, with a dashed edge. On a house without floors, the letter of the colour
 * is added.
 */
export const ghostStoreys = (
  id: string,
  ghost: Ghost,
  level: number,
  plot: Plot,
  { style, lit }: HouseManner,
): readonly Item[] => {
  if (ghost.floors === 0) return [];
  const { ink } = DYES[ghost.colour];
  const levels = Array.from({ length: ghost.floors }, (_, index) => level + index + 1);
  const all = storeyBox(plot, level + 1, ghost.floors);
  const first = storeyBox(plot, level + 1);
  return [
    ...levels.flatMap(each => {
      const [name, box] = [`${id}/ghost/${each}`, storeyBox(plot, each)];
      return [
        each === 1
          ? groundFloor(name, box, ghost.colour, style, lit)
          : upperFloor(name, box, ghost.colour, style, each, lit),
        rect(`${name}/veil`, box, { fill: VEIL }),
      ];
    }),
    rect(`${id}/ghost/edge`, all, { stroke: { colour: WHITE, width: 8 } }),
    rect(`${id}/ghost/dashes`, all, { stroke: { colour: ink, width: 6, dash: DASH } }),
    // A house with floors already shows the letter of its colour.
    ...(level === 0 ? [plaque(`${id}/ghost/colour`, signBox(first), ghost.colour)] : []),
  ];
};

const TAG = 44;

/** Draws a tag with the points of floors. The tag is at the floors' upper right corner, where it covers only their edge. */
export const gain = (id: string, floors: Box, points: number): readonly Item[] => {
  const words = `+${points}`;
  const w = Math.ceil(textWidth(words, READABLE, 'black')) + 18;
  const box = { x: Math.round(floors.x + FACADE - w + 3), y: Math.round(floors.y - TAG + 2), w, h: TAG };
  return [
    rect(id, box, { fill: GOLD, radius: 9, stroke: { colour: INK, width: 3 } }),
    text(`${id}/points`, box, words, { weight: 'black', fill: INK }),
  ];
};

/** Draws the points of the foreseen floors. Where the floors complete the house, the tag is over its roof. */
export const ghostGain = (
  id: string,
  { floors, points }: Ghost,
  level: number,
  plot: Plot,
): readonly Item[] =>
  floors === 0 || points === undefined
    ? []
    : gain(`${id}/ghost/gain`, storeyBox(plot, level + 1, floors), points);

export const ghostRoof = (id: string, x: number, eaves: number): readonly Item[] => {
  const shape = roofShape(x - 3, eaves, FACADE + 6, ROOF - 12, 26);
  return [
    polygon(`${id}/ghost/roof`, shape, { fill: ROOF_TILES }),
    polygon(`${id}/ghost/roof/veil`, shape, { fill: VEIL, stroke: { colour: INK, width: 4, dash: DASH } }),
  ];
};

/** Draws the ground token on the roof where the build would put it. */
export const ghostToken = (id: string, x: number, y: number, points: number): readonly Item[] => [
  circle(`${id}/ghost/token`, x, y, COIN, { fill: WHITE }),
  circle(`${id}/ghost/token/veil`, x, y, COIN, {
    fill: `${GOLD}90`,
    stroke: { colour: INK, width: 4, dash: [8, 8] },
  }),
  text(
    `${id}/ghost/token/points`,
    { x: x - COIN + 2, y: y - COIN + 2, w: 2 * COIN - 4, h: 2 * COIN - 4 },
    String(points),
    { weight: 'black', fill: INK },
  ),
];
