import { fittedText, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { cellOf } from '../../../../presentation/shapes/boxes.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  READABLE,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { FALL, panel } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import type { Card, View } from '../../rules/types.ts';
import { vintageWords } from '../../words/all.ts';
import { backItems, cardItems } from '../cards/card-face.ts';
import { BLUE, INK, PAPER } from '../style/palette.ts';
import type { PageWords } from '../words/index.ts';
import { cell, columnsHeight, gapIn, type TableFrame } from './columns.ts';

/** Height of a card's line below the columns, and of a line that a finger can hit. */
const [LINE, TOUCHED] = [54, 66];
const SIGN = 48;
/** Height of a card's line, size of its sign, and the gap around it, where the cards stand beside the columns. */
const [SHORT, SMALL, NARROW] = [42, 34, 1];
/** Gap around a sign, where all names are short enough for it. */
const ROOMY = 9;

/** Index of the first cell after the card column, from 0. With four columns side by side, open cards fill the row from there. */
const FIRST_FREE = 9;

type Lines = Pick<TableFrame, 'abreast' | 'touched' | 'isRoomy'>;

const lineHeight = ({ touched }: Lines): number => (touched ? TOUCHED : LINE);

/** Returns the height of the action table with the open cards. */
export const tableHeight = (frame: Lines): number => {
  const cards = printed.cards.display + (frame.touched ? 1 : 0);
  const lines = Math.ceil(cards / 2) * (lineHeight(frame) + gapIn(frame)) + FALL;
  return columnsHeight(frame) + (frame.abreast === 4 ? 0 : lines);
};

const lineBox = (frame: TableFrame, at: number): Box => {
  const { x, y, w } = frame;
  const gap = gapIn(frame);
  const first = { x, y: y + columnsHeight(frame) + gap, w: (w - gap) / 2, h: lineHeight(frame) };
  return cellOf(first, 2, at, gap);
};

const besideBox = (frame: TableFrame): Box => {
  const [first, last] = [cell(frame, FIRST_FREE), cell(frame, 11)];
  return { ...first, w: last.x + last.w - first.x };
};

/** Returns the box of an open card, also where the card is taken. @param slot number of the place, from 0 */
export const openBox = (frame: TableFrame, slot: number): Box => {
  if (frame.abreast === 3) return lineBox(frame, slot);
  const { x, y, w, h } = besideBox(frame);
  const first = { x: x + NARROW, y: y + h / 2 - SHORT, w: (w - 3 * NARROW) / 2, h: SHORT };
  return cellOf(first, 2, slot, NARROW, 0);
};

const small = once((card: Card) => cardItems(card, SMALL, SMALL));
const named = (id: string, box: Box, items: readonly Drawn[], said: string): readonly Item[] => [
  panel(`${id}/tile`, box, 10, PAPER, BLUE),
  sprite(id, { x: box.x + 8, y: box.y + (box.h - SIGN) / 2, w: SIGN, h: SIGN }, items),
  fittedText(`${id}/name`, { x: box.x + 68, y: box.y, w: box.w - 80, h: box.h }, said, {
    weight: 'black',
    align: 'left',
    fill: INK,
  }),
];

/** Draws the cards that a seat can take: beside the columns where four of them are in a row, else below them. */
export const openCards = (view: View, frame: TableFrame, words: PageWords): readonly Item[] => {
  const { cards: names } = vintageWords(words.language).actions;
  const open = view.display.flatMap((card, slot) => (card === null ? [] : [{ card, slot }]));
  if (frame.abreast === 3)
    return [
      ...open.flatMap(({ card, slot }) =>
        named(`open/${slot + 1}/${card}`, openBox(frame, slot), cardItems(card, SIGN, SIGN), names[card]),
      ),
      ...(frame.touched
        ? named(
            'open/deck',
            lineBox(frame, view.display.length),
            moved('deck', backItems(34, SIGN - 2), 7, 1),
            `${words.deck} · ${view.deck}`,
          )
        : []),
    ];
  const width = (card: Card): number => textWidth(names[card], READABLE, 'bold');
  const roomFor = (gap: number): number => openBox(frame, 0).w - SMALL - 2 * gap;
  const gap = open.every(({ card }) => width(card) <= roomFor(ROOMY)) ? ROOMY : 0;
  return [
    panel('open', besideBox(frame), 12),
    ...open.flatMap(({ card, slot }) => {
      const id = `open/${slot + 1}/${card}`;
      const { x, y, h } = openBox(frame, slot);
      const name = { x: x + SMALL + 2 * gap, y, w: roomFor(gap), h };
      return [
        sprite(id, { x: x + gap, y: y + (SHORT - SMALL) / 2, w: SMALL, h: SMALL }, small(card)),
        text(`${id}/name`, name, names[card], { weight: 'bold', align: 'left', fill: INK }),
      ];
    }),
  ];
};
