import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  opaque,
  polygon,
  type Scene,
  type Shape,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { largeCoin, panel } from '../../../../presentation/widgets/panel.ts';
import type { Lot, Vine } from '../../rules/types.ts';
import { cellarWall } from '../hand.ts';
import { BRANDY_CASK, brandyItems, type Cask, lotSprite } from '../pieces/barrel.ts';
import { CHIP, chipItems } from '../pieces/chip.ts';
import { OVERSEER, overseerItems, PAWN, PIECE, pawnItems } from '../pieces/marker.ts';
import { VINE, vineItems } from '../pieces/vine.ts';
import { lightAt } from '../style/light.ts';
import { GOLD, INK } from '../style/palette.ts';
import { scaled } from '../style/scaled.ts';
import { circleItems } from '../table/signs.ts';
import { WIDTH } from '../valley/layout.ts';
import { quayOf, slopes } from '../valley/slopes.ts';

export const TOP = 26;
export const QUAY = 46;

export const onWall = (height: number, items: readonly Item[]): Scene => ({
  width: WIDTH,
  height,
  items: [opaque('wall', { x: 0, y: 0, w: WIDTH, h: height }, cellarWall(height)), ...items],
});

/**
 * Draws items in the valley, with the quay of Gaia in front.
 * @param step index of the round, from 0, which gives the season
 */
export const inValley = (height: number, step: number, items: readonly Item[]): Scene => ({
  width: WIDTH,
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
export const arrowUp = (id: string, x: number, bottom: number): Item =>
  polygon(
    id,
    [
      [x - 9, bottom],
      [x - 9, bottom - 36],
      [x - 24, bottom - 36],
      [x, bottom - 66],
      [x + 24, bottom - 36],
      [x + 9, bottom - 36],
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
export const vine = (id: string, kind: Vine, x: number, y: number): Sprite =>
  large(id, x, y, VINE, vineItems(kind), 1.5);
export const chip = (
  id: string,
  bonus: number,
  x: number,
  y: number,
  when: 'past' | 'now' | 'later',
): Sprite => large(id, x, y, { w: CHIP, h: CHIP }, chipItems(bonus, when), 1.6);
/**
 * Draws a circle of the action table.
 * @param seat seat whose piece is on the circle; −1 for a free circle
 */
export const ring = (id: string, x: number, y: number, number: number, seat = -1, by = 1.9): Sprite =>
  large(id, x, y, { w: PIECE, h: PIECE }, circleItems(number, seat, false), by);

export const lot = (id: string, x: number, y: number, wine: Lot, cask: Cask, by = 1.6): Sprite => {
  const small = lotSprite(id, x, y, wine, cask);
  return sprite(id, { x, y, w: small.w * by, h: small.h * by }, scaled(small.items, by));
};

export const points = (id: string, x: number, y: number, words: string, r = 38): Sprite =>
  largeCoin(id, x, y, words, r, r * 1.4);
