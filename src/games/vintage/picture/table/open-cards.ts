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
import { scaled } from '../style/scaled.ts';
import type { PageWords } from '../words/index.ts';
import { COLUMNS_HEIGHT, cell, GAP, type TableFrame } from './columns.ts';

const LINE = 54;
const PITCH = LINE + GAP;
const SIGN = 48;
const LARGE = 78;
const FACE = 58;

/** Number of the card column's cell, after which the cells are free where four columns are side by side. */
const AFTER = 9;

/**
 * Returns the height of the action table with the open cards.
 * @param deck true where the deck is among the cards
 */
export const tableHeight = (abreast: TableFrame['abreast'], deck: boolean): number =>
  COLUMNS_HEIGHT +
  (abreast === 4 ? 0 : Math.ceil((printed.cards.display + (deck ? 1 : 0)) / 2) * PITCH + FALL);

const lineBox = ({ x, y, w }: TableFrame, at: number): Box =>
  cellOf({ x, y: y + COLUMNS_HEIGHT + GAP, w: (w - GAP) / 2, h: LINE }, 2, at, GAP, PITCH - LINE);

const besideBox = (frame: TableFrame): Box => {
  const [first, last] = [cell(frame, AFTER), cell(frame, 11)];
  return { ...first, w: last.x + last.w - first.x };
};

/** Returns the box of an open card, also where the card is taken. @param slot number of the place, from 0 */
export const openBox = (view: View, frame: TableFrame, slot: number): Box => {
  if (frame.abreast === 3) return lineBox(frame, slot);
  const box = besideBox(frame);
  const x = box.x + box.w - (view.display.length - slot) * (LARGE + GAP);
  return { x, y: box.y + (box.h - LARGE) / 2, w: LARGE, h: LARGE };
};

const large = once((card: Card) => scaled(cardItems(card, FACE, FACE), LARGE / FACE));
const named = (id: string, box: Box, items: readonly Drawn[], said: string): readonly Item[] => [
  panel(`${id}/tile`, box, 10, PAPER, BLUE),
  sprite(id, { x: box.x + 8, y: box.y + 3, w: SIGN, h: SIGN }, items),
  fittedText(`${id}/name`, { x: box.x + 68, y: box.y, w: box.w - 80, h: LINE }, said, {
    weight: 'black',
    align: 'left',
    fill: INK,
  }),
];

/**
 * Draws the cards that a seat can take: beside the columns where four of them are in a row, else below them with their names.
 * @param deck true where the deck is among them
 */
export const openCards = (
  view: View,
  frame: TableFrame,
  words: PageWords,
  deck: boolean,
): readonly Item[] => {
  const { cards: names } = vintageWords(words.language).actions;
  const open = view.display.flatMap((card, slot) => (card === null ? [] : [{ card, slot }]));
  if (frame.abreast === 3)
    return [
      ...open.flatMap(({ card, slot }) =>
        named(
          `open/${slot + 1}/${card}`,
          openBox(view, frame, slot),
          cardItems(card, SIGN, SIGN),
          names[card],
        ),
      ),
      ...(deck
        ? named(
            'open/deck',
            lineBox(frame, view.display.length),
            moved('deck', backItems(34, SIGN - 2), 7, 1),
            `${words.deck} · ${view.deck}`,
          )
        : []),
    ];
  const box = besideBox(frame);
  const w = Math.ceil(textWidth(words.openCards, READABLE, 'black')) + 2;
  return [
    panel('open', box, 12),
    text('open/words', { ...box, x: box.x + 20, w }, words.openCards, {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    ...open.map(({ card, slot }) =>
      sprite(`open/${slot + 1}/${card}`, openBox(view, frame, slot), large(card)),
    ),
  ];
};
