import type { Seat } from '../../../../core/contract/game.ts';
import { fittedText } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { cellOf } from '../../../../presentation/shapes/boxes.ts';
import {
  type Box,
  type Drawn,
  type Item,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { circlesOf, freeNumbers } from '../../rules/circles.ts';
import type { Event } from '../../rules/events.ts';
import type { TableColumn, View } from '../../rules/types.ts';
import { PIECE } from '../pieces/marker.ts';
import { ghostRing } from '../pieces/ring.ts';
import { SYMBOL } from '../pieces/symbols.ts';
import { INK, PAPER, PAPER_SHADE } from '../style/palette.ts';
import { scaled } from '../style/scaled.ts';
import type { PageWords } from '../words/index.ts';
import { whyShut } from './shut.ts';
import { circleItems, signItems, signWidth } from './signs.ts';

/** Columns of the action table in the order of drawing. Columns for planting come first, and the cards last. */
const ORDER: readonly TableColumn[] = [
  'purple',
  'green-red',
  'white-yellow',
  'old',
  'buy',
  'harvest',
  'age',
  'first',
  'card',
];
const ROWS = 3;
const PAD = 8;
const LINE = 39;
const BIG = 1.05;
export const CIRCLE = Math.round(PIECE * BIG);
const PITCH = CIRCLE + 1;

/** Place of the action table, and the number of columns in each of its rows. */
export interface TableFrame extends Pick<Box, 'x' | 'y' | 'w'> {
  readonly abreast: 3 | 4;
  /** True where a seat takes cards by touch: the open cards include the deck, and each line is high enough for a finger. */
  readonly touched: boolean;
  /** True where two neighbouring columns may both get frames, so the gap between them is wider. */
  readonly isRoomy?: boolean;
}

type Room = Pick<TableFrame, 'isRoomy'>;
const rowHeight = ({ isRoomy }: Room): number => (isRoomy ? 112 : 90);
export const gapIn = ({ isRoomy }: Room): number => (isRoomy ? 16 : 8);

export const columnsHeight = (frame: Room): number => ROWS * (rowHeight(frame) + gapIn(frame)) - gapIn(frame);

/** Returns a box of the table's grid, counted from the upper left, row by row. */
export const cell = (frame: TableFrame, at: number): Box => {
  const { x, y, w, abreast } = frame;
  const gap = gapIn(frame);
  const first = { x, y, w: Math.floor((w - (abreast - 1) * gap) / abreast), h: rowHeight(frame) };
  return cellOf(first, abreast, at, gap);
};

export const columnBox = (frame: TableFrame, column: TableColumn): Box => cell(frame, ORDER.indexOf(column));

/** Width of a vine that a finger can hit, and the distance between the left edges of the two vines of a column. */
const [VINE_WIDTH, VINE_PITCH] = [66, 84];

/** Returns an invisible item over each vine of the columns with two vines, so that a person can touch one vine. */
export const vineHalves = (frame: TableFrame): readonly Item[] =>
  (['green-red', 'white-yellow'] as const).flatMap(column => {
    const box = columnBox(frame, column);
    const [first = '', second = ''] = column.split('-');
    const low = { y: box.y + LINE + 9, h: box.h - LINE - 11 };
    return [
      rect(`half/${first}`, { ...low, x: box.x + 2, w: VINE_WIDTH }, {}),
      rect(`half/${second}`, { ...low, x: box.x + 2 + VINE_PITCH, w: box.w - VINE_PITCH - 4 }, {}),
    ];
  });

/** Distance between the two vines of a column whose vines can be touched. */
const apartIn = ({ isRoomy }: Room): number => (isRoomy ? VINE_PITCH : 0);

/** Returns the box of a circle of a column. All circles of the cards cost the same, so they share one box. */
export const circleBox = (frame: TableFrame, column: TableColumn, index: number): Box => {
  const box = columnBox(frame, column);
  const at = column === 'card' ? 0 : index;
  const x = box.x + PAD + signWidth(column, apartIn(frame)) + 6 + at * PITCH;
  return { x, y: box.y + LINE + (box.h - LINE - CIRCLE) / 2, w: CIRCLE, h: CIRCLE };
};

const big = once((number: number, seat: number, overseer: boolean) =>
  scaled(circleItems(number, seat, overseer), BIG),
);

const freeCards = (view: View): number => view.table.card.filter(piece => piece === null).length;

const circles = (
  view: View,
  column: TableColumn,
  frame: TableFrame,
  foreseen: readonly Event[],
): readonly Item[] => {
  const id = `column/${column}`;
  const numbers = circlesOf(view.players.length, column);
  const placed = foreseen.find(event => event.type === 'placed' && event.column === column);
  const at =
    placed?.type === 'placed'
      ? numbers.findIndex((number, index) => number === placed.circle && !view.table[column][index])
      : -1;
  const box = (index: number): Box => circleBox(frame, column, index);
  const ghost: readonly Item[] =
    placed?.type === 'placed' && at >= 0
      ? [
          sprite(`${id}/ghost/piece`, box(at), big(0, placed.seat, placed.overseer)),
          ghostRing(`${id}/ghost`, box(at)),
        ]
      : [];
  if (column === 'card') {
    const { x, y } = box(1);
    return [
      sprite(`${id}/1`, box(0), big(numbers[0] ?? 1, -1, false)),
      text(`${id}/free`, { x: x + CIRCLE + 8, y, w: 80, h: CIRCLE }, `×${freeCards(view)}`, {
        weight: 'black',
        align: 'left',
        fill: INK,
      }),
      ...ghost,
    ];
  }
  return [
    ...numbers.flatMap((number, index): readonly Item[] => {
      if (index === at) return [];
      const piece = view.table[column][index];
      return [
        sprite(`${id}/${index + 1}`, box(index), big(number, piece?.seat ?? -1, piece?.overseer ?? false)),
      ];
    }),
    ...ghost,
  ];
};

const sheet = once((w: number, h: number, open: boolean): readonly Drawn[] =>
  panelItems(w, h, 12, open ? PAPER : '#cdbfae', open ? PAPER_SHADE : '#a89a88'),
);

const columnItems = (
  view: View,
  seat: Seat | null,
  column: TableColumn,
  frame: TableFrame,
  words: PageWords,
  foreseen: readonly Event[],
): readonly Item[] => {
  const player = seat === null ? undefined : view.players[seat];
  const why = player && whyShut(view, player, column, words);
  const open = player ? why === undefined : freeNumbers(view, column).length > 0;
  const id = `column/${column}`;
  const box = columnBox(frame, column);
  const said = why ?? (column === 'card' && !open ? words.shut.full : undefined);
  const room = { x: box.x + PAD, w: box.w - 2 * PAD };
  const apart = apartIn(frame);
  const sign = signWidth(column, apart);
  const left = PAD + sign + 8;
  return [
    sprite(`${id}/${open ? 'open' : 'shut'}`, lying(box), sheet(box.w, box.h, open)),
    fittedText(`${id}/word`, { ...room, y: box.y + 2, h: LINE + 1 }, words.actions[column], {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    sprite(
      `${id}/sign`,
      { x: room.x, y: box.y + LINE + (box.h - LINE - SYMBOL) / 2, w: sign, h: SYMBOL },
      signItems(column, apart),
    ),
    ...(said === undefined
      ? circles(view, column, frame, foreseen)
      : [
          fittedText(
            `${id}/why`,
            { x: box.x + left, y: box.y + LINE + 4, w: box.w - left - PAD, h: box.h - LINE - 8 },
            said,
            { align: 'left', fill: INK },
          ),
        ]),
  ];
};

/**
 * Draws the action table. Each column shows a word for its action. For a seat that chooses, a column that the seat cannot use
 * is grey, and shows the reason in the place of its circles. Otherwise a column is grey where all its circles are taken.
 * @param seat seat that chooses an action; null where no seat chooses
 */
export const columns = (
  view: View,
  seat: Seat | null,
  frame: TableFrame,
  words: PageWords,
  foreseen: readonly Event[] = [],
): readonly Item[] => ORDER.flatMap(column => columnItems(view, seat, column, frame, words, foreseen));
