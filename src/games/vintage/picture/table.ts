import { once } from '../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  moved,
  rect,
  sprite,
  text,
} from '../../../presentation/shapes/scene.ts';
import { panel } from '../../../presentation/widgets/panel.ts';
import { circlesOf } from '../rules/circles.ts';
import type { TableColumn, View, Vine } from '../rules/types.ts';
import { cardItems, gapItems } from './cards/card-face.ts';
import { markItems } from './pieces/mark.ts';
import { PIECE, pieceItems, TOKEN, tokenItems } from './pieces/marker.ts';
import { die, grapes, house } from './pieces/sign-parts.ts';
import { SYMBOL } from './pieces/symbols.ts';
import { VINE, vineItems } from './pieces/vine.ts';
import { BLUE, BLUE_LIGHT, GLAZED, INK, OAK_LIGHT, WHITE } from './style/palette.ts';
import { type Places, ROW, rowBox } from './valley/layout.ts';

const PAD = 4;
const PITCH = PIECE;
const GAP = 7;
const SIGN_GAP = 4;
/** Size in pixels of a circle in the column for taking cards. All circles of that column cost the same. */
const SMALL = 25;
const CARD = { w: 58, h: 58 } as const;

const ROWS: readonly (readonly TableColumn[])[] = [
  ['purple', 'green-red', 'white-yellow', 'old'],
  ['buy', 'harvest', 'age', 'card', 'first'],
];

export const SIGN_WIDTH: Readonly<Record<TableColumn, number>> = {
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

const vines = (...all: readonly Vine[]): readonly Drawn[] =>
  all.flatMap((vine, at) => moved(vine, vineItems(vine), at * VINE.w, (SYMBOL - VINE.h) / 2));

export const signItems = once((column: TableColumn): readonly Drawn[] => {
  switch (column) {
    case 'buy':
      return [...house(21, 25, 1.05), ...moved('coin', smallCoin(), 30, 28)];
    case 'purple':
      return vines('purple');
    case 'green-red':
      return vines('green', 'red');
    case 'white-yellow':
      return vines('white', 'yellow');
    case 'old':
      return vines('old');
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

const circlesWidth = (view: View, column: TableColumn): number => {
  const count = circlesOf(view.players.length, column).length;
  return column === 'card' ? Math.ceil(count / 2) * SMALL : count * PITCH;
};

const columnBoxes = (view: View, places: Places): readonly (readonly [TableColumn, Box])[] =>
  ROWS.flatMap((columns, row) => {
    const line = rowBox(places, row);
    const cards = row === 0 ? view.display.length * (CARD.w + 6) - 6 + GAP : 0;
    const widths = columns.map(column => contentWidth(view, column) + 2 * PAD);
    const used = widths.reduce((sum, w) => sum + w, 0) + (columns.length - 1) * GAP + cards;
    const more = Math.max(0, (line.w - used) / columns.length);
    let x = line.x;
    return columns.map((column, at) => {
      const box = { ...line, x: Math.round(x), w: Math.round((widths[at] ?? 0) + more) };
      x += box.w + GAP;
      return [column, box] as const;
    });
  });

const contentWidth = (view: View, column: TableColumn): number =>
  SIGN_WIDTH[column] + SIGN_GAP + circlesWidth(view, column);

const contentX = (view: View, column: TableColumn, box: Box): number =>
  Math.round(box.x + (box.w - contentWidth(view, column)) / 2);

const circleBox = (view: View, column: TableColumn, box: Box, index: number): Box => {
  const x = contentX(view, column, box) + SIGN_WIDTH[column] + SIGN_GAP;
  if (column !== 'card') return { x: x + index * PITCH, y: box.y + (ROW - PIECE) / 2, w: PIECE, h: PIECE };
  const half = Math.ceil(view.table.card.length / 2);
  const y = box.y + ROW / 2 + (index < half ? -SMALL : 0);
  return { x: x + (index % half) * SMALL, y, w: SMALL, h: SMALL };
};

/** Returns the box of a circle of the action table, in which a piece is drawn. Undefined: the column has no such circle. */
export const pieceBox = (view: View, places: Places, column: TableColumn, index: number): Box | undefined => {
  const found = columnBoxes(view, places).find(([each]) => each === column);
  return found && circleBox(view, column, found[1], index);
};

/** Draws the action table: each column with its circles and the pieces on them, and the cards that can be taken. */
export const actionTable = (view: View, places: Places): readonly Item[] => [
  ...columnBoxes(view, places).flatMap(([column, box]) => columnItems(view, column, box)),
  ...displayed(view, places),
];

const columnItems = (view: View, column: TableColumn, box: Box): readonly Item[] => {
  const id = `table/${column}`;
  const x = contentX(view, column, box);
  const small = column === 'card';
  return [
    panel(id, box, 12),
    sprite(
      `${id}/sign`,
      { x, y: box.y + (ROW - SYMBOL) / 2, w: SIGN_WIDTH[column], h: SYMBOL },
      signItems(column),
    ),
    ...circlesOf(view.players.length, column).map((number, index) => {
      const piece = view.table[column][index] ?? null;
      const [seat, overseer] = [piece?.seat ?? -1, piece?.overseer ?? false];
      return sprite(
        `${id}/${index + 1}`,
        circleBox(view, column, box, index),
        small ? smallItems(seat, overseer) : circleItems(number, seat, overseer),
      );
    }),
  ];
};

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

/** Draws one of the small circles in the column for taking cards, with the piece on it. */
export const smallItems = once((seat: number, overseer: boolean): readonly Drawn[] => {
  const half = SMALL / 2;
  if (seat < 0)
    return [circle('circle', half, half, half - 2, { fill: WHITE, stroke: { colour: BLUE, width: 2.5 } })];
  return [
    ...markItems(seat, SMALL),
    ...(overseer
      ? [circle('overseer', half, half, half - 1.5, { stroke: { colour: '#ffd25e', width: 3 } })]
      : []),
  ];
});

const displayed = (view: View, places: Places): readonly Item[] => {
  const line = rowBox(places, 0);
  return view.display.map((card, slot) => {
    const box = displayBox(view, line, slot);
    return sprite(
      card === null ? `display/${slot + 1}/gap` : `display/${slot + 1}/${card}`,
      box,
      card === null ? gapItems(CARD.w, CARD.h) : cardItems(card, CARD.w, CARD.h),
    );
  });
};

const displayBox = (view: View, line: Box, slot: number): Box => ({
  x: line.x + line.w - (view.display.length - slot) * (CARD.w + 6) + 6,
  y: line.y,
  w: CARD.w,
  h: CARD.h,
});

export const displaySlot = (view: View, places: Places, slot: number): Box =>
  displayBox(view, rowBox(places, 0), slot);
