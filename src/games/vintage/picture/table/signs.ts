import { once } from '../../../../presentation/once.ts';
import { circle, type Drawn, moved, rect, text } from '../../../../presentation/shapes/scene.ts';
import type { TableColumn, Vine } from '../../rules/types.ts';
import { PIECE, pieceItems, TOKEN, tokenItems } from '../pieces/marker.ts';
import { die, grapes, house } from '../pieces/sign-parts.ts';
import { SYMBOL } from '../pieces/symbols.ts';
import { VINE, vineItems } from '../pieces/vine.ts';
import { BLUE, BLUE_LIGHT, GLAZED, INK, OAK_LIGHT, WHITE } from '../style/palette.ts';

const WIDTHS: Readonly<Record<TableColumn, number>> = {
  buy: SYMBOL,
  purple: VINE.w,
  'green-red': 2 * VINE.w,
  'white-yellow': 2 * VINE.w,
  old: VINE.w,
  harvest: SYMBOL,
  age: SYMBOL,
  card: SYMBOL,
  first: TOKEN,
};

/** Returns the width of a column's sign. @param apart distance between the left edges of two vines that overlap; 0: they stand side by side */
export const signWidth = (column: TableColumn, apart = 0): number =>
  apart > 0 && column.includes('-') ? 2 * apart - (apart - VINE.w) / 2 : WIDTHS[column];

const vines = (apart: number, ...all: readonly Vine[]): readonly Drawn[] => {
  const left = apart > 0 ? (apart - VINE.w) / 4 : 0;
  return all.flatMap((vine, at) =>
    moved(vine, vineItems(vine), left + at * (apart || VINE.w), (SYMBOL - VINE.h) / 2),
  );
};

const drawn = once((column: TableColumn, apart: number): readonly Drawn[] => {
  switch (column) {
    case 'buy':
      return [...house(21, 25, 1.05), ...moved('coin', smallCoin(), 30, 28)];
    case 'purple':
      return vines(0, 'purple');
    case 'green-red':
      return vines(apart, 'green', 'red');
    case 'white-yellow':
      return vines(apart, 'white', 'yellow');
    case 'old':
      return vines(0, 'old');
    case 'harvest':
      return [...grapes(26, 24, '#5b2a78', 1.15)];
    case 'age':
      return [
        circle('cask', 19, 27, 17, { fill: OAK_LIGHT, stroke: { colour: '#4a2a14', width: 2.5 } }),
        circle('cask/head', 19, 27, 11, { stroke: { colour: '#d7b184', width: 1.5 } }),
        ...die(36, 35, 25),
      ];
    case 'card':
      return [...moved('behind', blank(), 14, 2), ...moved('front', blank(), 5, 6)];
    case 'first':
      return moved('token', tokenItems(), 0, (SYMBOL - TOKEN) / 2);
  }
});

/** Draws the sign of a column of the action table. @param apart distance between the left edges of two vines; 0: they touch */
export const signItems = (column: TableColumn, apart = 0): readonly Drawn[] => drawn(column, apart);

const smallCoin = (): readonly Drawn[] => [
  circle('coin', 10, 10, 10, { fill: '#ffd25e', stroke: { colour: '#8f6410', width: 2.5 } }),
];
const blank = (): readonly Drawn[] => [
  rect('card', { x: 0, y: 0, w: 32, h: 42 }, { fill: GLAZED, radius: 6, stroke: { colour: BLUE, width: 3 } }),
  rect(
    'tiles',
    { x: 7, y: 7, w: 18, h: 28 },
    { fill: { pattern: 'diamonds', ground: GLAZED, ink: BLUE_LIGHT } },
  ),
];

/**
 * Draws a circle of a column with its number, or with the piece on it.
 * @param seat seat whose piece is on the circle; −1 for a free circle
 */
export const circleItems = once((number: number, seat: number, overseer: boolean): readonly Drawn[] => {
  const half = PIECE / 2;
  if (seat >= 0) return pieceItems(seat, overseer);
  return [
    circle('circle', half, half, half - 2.5, { fill: WHITE, stroke: { colour: BLUE, width: 3 } }),
    text('number', { x: 1, y: 1, w: PIECE - 2, h: PIECE - 2 }, String(number), {
      weight: 'black',
      fill: INK,
    }),
  ];
});
