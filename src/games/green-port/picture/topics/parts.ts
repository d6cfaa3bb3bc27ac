import { once } from '../../../../presentation/once.ts';
import { scaled } from '../../../../presentation/shapes/scaled.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  moved,
  opaque,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  type Scene,
  type Shape,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { largeCoin } from '../../../../presentation/widgets/panel.ts';
import type { Card, Colour } from '../../rules/types.ts';
import { containerItems } from '../harbour/container.ts';
import { CREW, crewItems } from '../harbour/crew.ts';
import { quayShapes } from '../harbour/harbour.ts';
import { seaside } from '../harbour/seaside.ts';
import { townHouse } from '../papers/headquarters.ts';
import { anybodyItems } from '../papers/objectives.ts';
import { COLUMN, WIDTH } from '../style/layout.ts';
import { lightAt } from '../style/light.ts';
import { ALARM, GOLD, GOLD_EDGE, INK, PINE, WALL, WALL_JOINT, WHITE } from '../style/palette.ts';
import { symbolShapes } from '../style/symbols.ts';

/** Height of the quay: at the bottom of pictures with the harbour, at the top of pictures with only the wall. */
export const QUAY = 58;
/** Upper edge of the items, in pictures with only the wall. */
export const TOP = QUAY + 20;
export const BELOW = 24;
export const CARD = { w: COLUMN, h: 112 } as const;
/** Scales of enlarged figures; 1 is the size of a figure on the board. */
export const LARGE = 1.5;
export const HUGE = 2;

export const onWall = (height: number, items: readonly Item[]): Scene => ({
  width: WIDTH,
  height,
  items: [opaque('wall', { x: 0, y: 0, w: WIDTH, h: height }, wallItems(height)), ...items],
});

const wallItems = once((h: number): readonly Shape[] => [
  rect('stones', { x: 0, y: 0, w: WIDTH, h }, { fill: WALL }),
  ...Array.from({ length: Math.ceil(h / 46) }, (_, row) => [
    rect(`course/${row}`, { x: 0, y: QUAY + row * 46, w: WIDTH, h: 3 }, { fill: WALL_JOINT }),
    ...Array.from({ length: 8 }, (_, at) =>
      rect(
        `joint/${row}/${at}`,
        { x: at * 150 + (row % 2) * 75, y: QUAY + row * 46, w: 3, h: 46 },
        { fill: WALL_JOINT },
      ),
    ),
  ]).flat(),
  ...quayShapes(lightAt(1), 0, QUAY),
]);

/** Draws items in the harbour. `step`: step of the light, from 0 (afternoon) to 4 (night). */
export const inHarbour = (height: number, items: readonly Item[], step = 1): Scene => ({
  width: WIDTH,
  height,
  items: [opaque('harbour', { x: 0, y: 0, w: WIDTH, h: height }, harbourItems(height, step)), ...items],
});

const harbourItems = once((height: number, step: number): readonly Shape[] => {
  const ground = height - QUAY;
  const light = lightAt(step);
  return [
    ...seaside(light, step, { width: WIDTH, horizon: ground - 150, bottom: ground }),
    ...quayShapes(light, ground, QUAY),
  ];
});

export const card = (
  id: string,
  kind: Card,
  x: number,
  y: number,
  w: number = CARD.w,
  lucky = false,
): Sprite => {
  const h = Math.round((w * CARD.h) / CARD.w);
  return sprite(id, { x, y, w, h }, containerItems(kind, w, h, lucky, false));
};

/** Draws cards on top of each other, the first at the bottom. */
export const stack = (
  id: string,
  kinds: readonly Card[],
  x: number,
  ground: number,
  w: number = CARD.w,
): readonly Item[] => {
  const h = Math.round((w * CARD.h) / CARD.w);
  return kinds.map((kind, at) => card(`${id}/${at + 1}`, kind, x, ground - (at + 1) * h, w));
};

/** Draws a cube as a figure; without a colour it stands for any colour. */
export const person = (id: string, colour: Colour | undefined, x: number, y: number, scale = LARGE): Sprite =>
  sprite(id, { x, y, w: CREW.w * scale, h: CREW.h * scale }, personItems(colour ?? 'any', scale));

const personItems = once((colour: Colour | 'any', scale: number): readonly Drawn[] =>
  scaled(colour === 'any' ? anybodyItems() : crewItems(colour), scale),
);

export const people = (
  id: string,
  colours: readonly (Colour | undefined)[],
  x: number,
  y: number,
  scale = LARGE,
): readonly Item[] =>
  colours.map((colour, at) => person(`${id}/${at + 1}`, colour, x + at * (CREW.w * scale + 6), y, scale));

/** Draws a red line across a cube that the seat does not pay. */
export const crossedOut = (id: string, { x, y, w, h }: Box): readonly Item[] => {
  const ends: readonly Point[] = [
    [x - 2, y + h - 6],
    [x + w + 2, y + 6],
  ];
  return [
    polyline(`${id}/edge`, ends, { colour: WHITE, width: 17 }),
    polyline(`${id}/line`, ends, { colour: ALARM, width: 9 }),
  ];
};

export const said = (id: string, box: Box, words: string, fill = INK, size = 52): Item =>
  text(id, box, words, { size, weight: 'black', fill });

/** Draws a tile with a wheel while the tile is up, and its back while the tile is down. */
export const tile = (id: string, up: boolean, x: number, y: number, side = 88): Sprite =>
  sprite(id, { x, y, w: side, h: side }, tileItems(up, side));

const tileItems = once((up: boolean, side: number): readonly Drawn[] => [
  rect(
    'tile',
    { x: 2, y: 2, w: side - 4, h: side - 4 },
    {
      fill: up ? PINE : '#b9b49f',
      radius: side / 5,
      stroke: { colour: up ? GOLD_EDGE : '#8b8673', width: 4 },
    },
  ),
  ...moved('symbol', symbolShapes('wheel', side / 2, side / 2, side * 0.33, up ? GOLD : '#8f8a78'), 0, 0),
  ...(up
    ? []
    : [
        polyline('down', path([side / 6, side - side / 6], [side - side / 6, side / 6]), {
          colour: '#5f5b4d',
          width: side / 10,
        }),
      ]),
]);

export const HOUSE = { w: 106, h: 106 } as const;

export const house = (id: string, colour: Colour, x: number, y: number): Sprite =>
  sprite(id, { x, y, ...HOUSE }, scaled(townHouse(colour, true), HOUSE.w / 64));

export const coin = (id: string, x: number, y: number, points: string, r = 36): Sprite =>
  largeCoin(id, x, y, points, r, r * 1.5);

export const step = (id: string, x: number, y: number, number: number): Sprite =>
  sprite(id, { x: x - 34, y: y - 34, w: 68, h: 68 }, stepItems(number));

const stepItems = once((number: number): readonly Drawn[] => [
  circle('disc', 34, 34, 30, { fill: PINE, stroke: { colour: WHITE, width: 4 } }),
  text('number', { x: 4, y: 4, w: 60, h: 60 }, String(number), { size: 44, weight: 'black', fill: WHITE }),
]);

export const plate = (id: string, box: Box, words: string): readonly Item[] => [
  sprite(id, box, plateItems(box.w, box.h)),
  said(`${id}/words`, box, words, INK, 44),
];

const plateItems = once((w: number, h: number): readonly Shape[] => [
  rect(
    'plate',
    { x: 2, y: 2, w: w - 4, h: h - 4 },
    { fill: WHITE, radius: 12, stroke: { colour: GOLD_EDGE, width: 3 } },
  ),
]);

/** Draws the figure of a seat. `ink` is a colour that no card has. */
const seatItems = once((ink: string, scale: number): readonly Shape[] => [
  polygon(
    'body',
    [
      [2 * scale, 74 * scale],
      [8 * scale, 40 * scale],
      [22 * scale, 30 * scale],
      [42 * scale, 30 * scale],
      [56 * scale, 40 * scale],
      [62 * scale, 74 * scale],
    ],
    { fill: ink, stroke: { colour: WHITE, width: 4 } },
  ),
  circle('head', 32 * scale, 18 * scale, 15 * scale, { fill: ink, stroke: { colour: WHITE, width: 4 } }),
]);

export const seat = (id: string, x: number, y: number, ink = INK, scale = 1): Sprite =>
  sprite(id, { x, y, w: 64 * scale, h: 76 * scale }, seatItems(ink, scale));
