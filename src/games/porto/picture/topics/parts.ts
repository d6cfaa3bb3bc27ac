import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Item,
  opaque,
  path,
  polyline,
  type Scene,
  type Shape,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { box as printed } from '../../rules/box.ts';
import {
  type Colour,
  HOUSE_IDS,
  type House,
  type HouseId,
  type Kind,
  type PublicContract,
} from '../../rules/types.ts';
import { drawHouse, type Mark } from '../houses/house.ts';
import { card } from '../market/market.ts';
import { heaven } from '../river/heaven.ts';
import { pavement } from '../river/quay.ts';
import { FACADE, MARGIN, PITCH, type Plot, WIDTH } from '../style/layout.ts';
import { lightAt } from '../style/light.ts';
import { ALARM, WHITE } from '../style/palette.ts';
import { BORDER } from '../style/wallpaper.ts';

export const CARD = { w: 92, h: 124 };
export const CONTRACT = { w: 132, h: 118 };
const STOREY = 50;
const QUAY = 50;
export const TOP = BORDER + 18;

export const sign = (id: string, x: number, y: number, words: string, fill = WHITE, size = 60): Item =>
  text(id, { x, y, w: 34 + words.length * 34, h: size + 10 }, words, { size, weight: 'black', fill });

export const quayside = (height: number, houses: readonly Item[], more: readonly Item[] = []): Scene => ({
  width: WIDTH,
  height,
  items: [opaque('backdrop', { x: 0, y: 0, w: WIDTH, h: height }, morning(height)), ...houses, ...more],
});

const morning = once((height: number): readonly Shape[] => {
  const light = lightAt(3);
  const ground = height - QUAY;
  return [
    ...heaven(3, light, { width: WIDTH, ground, tower: WIDTH - 110, scale: ground / 430, near: false }),
    ...pavement('quay', light, { x: 0, y: ground, w: WIDTH, h: QUAY }),
  ];
});

export const plotAt = (at: number, height: number): Plot => ({
  x: Math.round(MARGIN + at * PITCH + (PITCH - FACADE) / 2),
  base: height - QUAY,
  storey: STOREY,
});

export const built = (id: HouseId, colour: Colour | null, level: number, roof = 0): House => ({
  id,
  height: printed.houses.heights[id],
  level,
  colour,
  ground: level === 0 ? 2 : 0,
  roof,
});

export const house = (of: House, plot: Plot, mark?: Mark): readonly Item[] =>
  drawHouse(of, plot, { index: HOUSE_IDS.indexOf(of.id), lit: false }, mark);

export const cards = (id: string, kinds: readonly Kind[], x: number, y: number): readonly Item[] =>
  kinds.map((kind, at) => card(`${id}/${at + 1}`, { x: x + at * (CARD.w + 10), y, ...CARD }, kind));

export const BUILT: Mark = { floors: 3, level: 5, token: false };

export const CONTRACTS: readonly PublicContract[] = [
  'floors-1-blue',
  'floors-2-green',
  'floors-3-red',
  'house-purple',
  'cards-yellow-yellow',
  'cards-blue-red',
];

/** Draws a red line across a card, edged in white so that it shows on a card of any colour. */
export const struck = (id: string, box: Box): readonly Item[] =>
  (
    [
      ['edge', WHITE, 20],
      ['line', ALARM, 11],
    ] as const
  ).map(([part, colour, width]) =>
    polyline(`${id}/${part}`, path([box.x + 14, box.y + box.h - 14], [box.x + box.w - 14, box.y + 14]), {
      colour,
      width,
    }),
  );
