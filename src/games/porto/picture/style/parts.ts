import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  inset,
  polygon,
  rect,
  type Shape,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';

export { coin, coinItems, lying, panel, panelItems } from '../../../../presentation/widgets/panel.ts';

import type { Colour, HouseId } from '../../rules/types.ts';
import { PAVEMENT } from './layout.ts';
import { DYES, NAVY, ROOF_TILES, TERRACOTTA, TERRACOTTA_SHADE, tiled, WHITE } from './palette.ts';

export const plaqueItems = once((colour: Colour, w: number, h: number): readonly Drawn[] => {
  const { ink, letter } = DYES[colour];
  const box = { x: 0, y: 0, w, h };
  return [
    rect('enamel', inset(box, 1), { fill: WHITE, radius: 8, stroke: { colour: ink, width: 2 } }),
    text('letter', inset(box, 1), letter, { weight: 'black', fill: ink }),
  ];
});

export const plaque = (id: string, box: Box, colour: Colour): Sprite =>
  sprite(id, box, plaqueItems(colour, Math.ceil(box.w), Math.ceil(box.h)));

/** Returns the box between the doors of a ground floor, for the letter of the house's colour. */
export const signBox = (ground: Box): Box => {
  const side = Math.min(ground.h - 2, 44);
  return { x: ground.x + (ground.w - side) / 2, y: ground.y + (ground.h - side) / 2 + 1, w: side, h: side };
};

export const wall = (id: string, box: Box, colour: Colour, radius = 0): Shape =>
  rect(id, box, { fill: tiled(colour), radius, stroke: { colour: DYES[colour].ink, width: 2 } });

/** Returns the outline of a mansard roof. @param y its lower edge */
export const roofShape = (x: number, y: number, w: number, h: number, slope: number) =>
  [
    [x, y],
    [x + slope, y - h],
    [x + w - slope, y - h],
    [x + w, y],
  ] as const;

export const tileRoof = (id: string, x: number, y: number, w: number, h: number, slope: number): Shape =>
  polygon(id, roofShape(x, y, w, h, slope), {
    fill: ROOF_TILES,
    stroke: { colour: TERRACOTTA_SHADE, width: 2 },
  });

export const roofIcon = (id: string, x: number, y: number, w: number, h: number): Shape =>
  polygon(id, roofShape(x, y, w, h, w * 0.22), {
    fill: TERRACOTTA,
    stroke: { colour: TERRACOTTA_SHADE, width: 3 },
  });

export const doorIcon = (
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
): readonly Shape[] => [
  rect(id, { x, y: y + w / 2, w, h: h - w / 2 }, { fill }),
  circle(`${id}/arch`, x + w / 2, y + w / 2, w / 2, { fill }),
];

const PLATE = 78;
/** Width of the sign of a house that is out of the game. */
const NARROW = 62;

/** Draws the enamel sign with a house's name. @param middle middle of the house @param base its ground line */
export const plate = (house: HouseId, middle: number, base: number, inPlay: boolean): Sprite => {
  const w = inPlay ? PLATE : NARROW;
  const box = { x: middle - w / 2, y: base + 5, w, h: PAVEMENT - 10 };
  return sprite(`house/${house}`, box, plateItems(house, w, box.h, inPlay));
};

const plateItems = once((house: HouseId, w: number, h: number, inPlay: boolean): readonly Drawn[] => {
  const box = { x: 0, y: 0, w, h };
  return [
    rect('plate', box, { fill: inPlay ? WHITE : '#c9c4ba', radius: 8 }),
    rect('plate/edge', inset(box, 3), {
      radius: 6,
      stroke: { colour: inPlay ? NAVY : '#8f897f', width: 2 },
    }),
    text('id', box, house, { weight: 'black', fill: inPlay ? NAVY : '#4f4a42' }),
  ];
});
