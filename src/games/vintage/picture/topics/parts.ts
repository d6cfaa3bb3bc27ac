import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  opaque,
  polygon,
  type Shape,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { panel } from '../../../../presentation/widgets/panel.ts';
import type { Lot, Vine } from '../../rules/types.ts';
import { cellarWall } from '../hand.ts';
import { BRANDY_CASK, brandyItems, type Cask, lotSprite } from '../pieces/barrel.ts';
import { CHIP, chipItems } from '../pieces/chip.ts';
import { OVERSEER, overseerItems, PAWN, PIECE, pawnItems } from '../pieces/marker.ts';
import { VINE, vineItems } from '../pieces/vine.ts';
import { lightAt } from '../style/light.ts';
import { GOLD, GOLD_EDGE, INK } from '../style/palette.ts';
import { scaled } from '../style/scaled.ts';
import { circleItems } from '../table.ts';
import { WIDTH } from '../valley/layout.ts';
import { quayOf, slopes } from '../valley/slopes.ts';

/** Picture for a chapter of the rules, 1,080 pixels wide. */
export interface Figure {
  readonly height: number;
  readonly items: readonly Item[];
}

export const TOP = 26;
export const QUAY = 46;

export const onWall = (height: number, items: readonly Item[]): Figure => ({
  height,
  items: [opaque('wall', { x: 0, y: 0, w: WIDTH, h: height }, cellarWall(height)), ...items],
});

/**
 * Draws items in the valley, with the quay of Gaia in front.
 * @param step index of the round, from 0, which gives the season
 */
export const inValley = (height: number, step: number, items: readonly Item[]): Figure => ({
  height,
  items: [opaque('valley', { x: 0, y: 0, w: WIDTH, h: height }, valleyItems(height, step)), ...items],
});

const VALLEYS = 8;

const valleyItems = once((height: number, step: number): readonly Shape[] => {
  const light = lightAt(step);
  const quay = height - QUAY;
  return [
    ...slopes(light, { width: WIDTH, horizon: Math.round(height * 0.42), bottom: quay }),
    ...quayOf(light, quay, QUAY, WIDTH),
  ];
}, VALLEYS);

/**
 * Draws an arrow that points upwards.
 * @param x middle of the arrow
 * @param bottom lower end of the arrow
 */
export const arrowUp = (id: string, x: number, bottom: number, length: number): Item =>
  polygon(
    id,
    [
      [x - 9, bottom],
      [x - 9, bottom - length + 30],
      [x - 24, bottom - length + 30],
      [x, bottom - length],
      [x + 24, bottom - length + 30],
      [x + 9, bottom - length + 30],
      [x + 9, bottom],
    ],
    { fill: GOLD, stroke: { colour: INK, width: 3 } },
  );

export const said = (id: string, box: Box, words: string, fill = INK, size = 52): Item =>
  text(id, box, words, { size, weight: 'black', fill });

export const sheet = (id: string, box: Box): Item => panel(id, box, 16);

/**
 * Draws items in another size.
 * @param by factor for the size; 1 is unchanged
 */
export const large = (
  id: string,
  x: number,
  y: number,
  size: { readonly w: number; readonly h: number },
  items: readonly Drawn[],
  by: number,
): Sprite => sprite(id, { x, y, w: size.w * by + 2, h: size.h * by + 2 }, scaled(items, by));

export const pawn = (id: string, x: number, y: number, seat = 0, by = 1.6): Sprite =>
  large(id, x, y, PAWN, pawnItems(seat), by);
export const overseer = (id: string, x: number, y: number, seat = 0, by = 1.6): Sprite =>
  large(id, x, y, OVERSEER, overseerItems(seat, true), by);
export const brandy = (id: string, x: number, y: number, by = 1.6): Sprite =>
  large(id, x, y, BRANDY_CASK, brandyItems(), by);
export const vine = (id: string, kind: Vine, x: number, y: number, by = 1.5): Sprite =>
  large(id, x, y, VINE, vineItems(kind), by);
export const chip = (
  id: string,
  bonus: number,
  x: number,
  y: number,
  when: 'past' | 'now' | 'later' = 'now',
  by = 1.6,
): Sprite => large(id, x, y, { w: CHIP, h: CHIP }, chipItems(bonus, when), by);
/**
 * Draws a circle of the action table.
 * @param seat seat whose piece is on the circle; −1 for a free circle
 */
export const ring = (
  id: string,
  x: number,
  y: number,
  number: number,
  seat = -1,
  byOverseer = false,
  by = 1.9,
): Sprite => large(id, x, y, { w: PIECE, h: PIECE }, circleItems(number, seat, byOverseer), by);

export const lot = (id: string, x: number, y: number, wine: Lot, cask: Cask, by = 1.6): Sprite => {
  const small = lotSprite(id, x, y, wine, cask);
  return sprite(id, { x, y, w: small.w * by, h: small.h * by }, scaled(small.items, by));
};

/** Draws a large coin with a number of points. */
export const points = (id: string, x: number, y: number, words: string, r = 38): Sprite =>
  sprite(id, { x: x - r - 3, y: y - r - 3, w: 2 * r + 6, h: 2 * r + 6 }, coinOf(words, r));

const coinOf = once((words: string, r: number): readonly Drawn[] => [
  circle('rim', r + 3, r + 3, r, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 5 } }),
  circle('face', r + 3, r + 3, r - 6, { fill: GOLD, stroke: { colour: '#fff0b8', width: 3 } }),
  text('points', { x: 4, y: 4, w: 2 * r - 2, h: 2 * r - 2 }, words, {
    size: r * 1.4,
    weight: 'black',
    fill: INK,
  }),
]);
