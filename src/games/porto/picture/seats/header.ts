import type { Seat } from '../../../../core/contract/game.ts';
import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { winsWords } from '../../../../presentation/pictures/cards/ending.ts';
import type { Names } from '../../../../presentation/presenter/presenter.ts';
import {
  type Box,
  type Drawn,
  type Item,
  inset,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { overBy } from '../../../../presentation/text/seat-ends.ts';
import { box as printed } from '../../rules/box.ts';
import type { Level, View } from '../../rules/types.ts';
import { type Layout, READABLE } from '../style/layout.ts';
import { ALARM, GOLD, INK, NAVY, PAPER, PAPER_SHADE, WHITE } from '../style/palette.ts';
import { lying, panel, panelItems, roofIcon } from '../style/parts.ts';
import type { PictureWords } from '../words/index.ts';
import { hasWon } from './seats.ts';

const GAP = 12;
const DECKS = 208;

/**
 * Draws the number of the round, the numbers of cards in the decks, and the number of placed roofs. Beside the roofs is the
 * number that triggers the end.
 */
export const header = (view: View, { header: line }: Layout, words: PictureWords): readonly Item[] => {
  const left = { ...line, w: Math.ceil(textWidth(roundWords(view, words), READABLE, 'black')) + 40 };
  return [
    ...round(view, left, words),
    ...roofs(view, { ...line, x: left.x + left.w + GAP }),
    ...decks(view, { ...line, x: line.x + line.w - DECKS, w: DECKS }),
  ];
};

export const roundWords = (view: View, words: PictureWords): string => {
  if (view.phase.type === 'over') return words.theEnd;
  if (view.stopped)
    return view.stopped.length > 0 ? overBy(view, words.givenUp, words.language) : words.calledOff;
  return view.lastRound !== null && view.round >= view.lastRound
    ? words.lastRound
    : words.round(view.round, view.lastRound);
};

const round = (view: View, box: Box, words: PictureWords): readonly Item[] => {
  const ending = (view.lastRound !== null && view.phase.type !== 'over') || view.stopped !== null;
  const type = { size: READABLE, weight: 'black', fill: WHITE } as const;
  return [
    panel('round', box, box.h / 2, ending ? ALARM : NAVY, WHITE),
    text('round/words', box, roundWords(view, words), type),
  ];
};

const roofs = (view: View, line: Box): readonly Item[] => {
  const { placed, end } = view.roofs;
  const words = end === null ? String(placed) : `${placed}/${end}`;
  const counted = textWidth(words, READABLE, 'black') + 2;
  const box = { ...line, w: Math.ceil(18 + 46 + 10 + counted + 18) };
  return [
    sprite('roofs', lying(box), roofItems(box.w, box.h)),
    text('roofs/count', { ...box, x: box.x + box.w - 18 - counted, w: counted }, words, {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
  ];
};

const roofItems = once((w: number, h: number): readonly Drawn[] => [
  ...panelItems(w, h, h / 2, PAPER, PAPER_SHADE),
  roofIcon('roof', 18, 43, 46, 31),
]);

const decks = (view: View, box: Box): readonly Item[] => [
  sprite('decks', lying(box), deckItems(box.w, box.h)),
  count('deck/left', box.x + 49, box, view.deck),
  count('publicDeck/left', box.x + 149, box, view.publicDeck),
];

const deckItems = once((w: number, h: number): readonly Drawn[] => [
  ...panelItems(w, h, h / 2, PAPER, PAPER_SHADE),
  rect('deck', { x: 16, y: 9, w: 27, h: 38 }, { fill: NAVY, radius: 5 }),
  rect('deck/face', { x: 20, y: 13, w: 19, h: 30 }, { radius: 3, stroke: { colour: '#8fc0e6', width: 2 } }),
  rect('publicDeck', inset({ x: 109, y: 9, w: 34, h: 38 }, 1.5), {
    fill: PAPER,
    radius: 5,
    stroke: { colour: NAVY, width: 3 },
  }),
  rect('publicDeck/seal', { x: 118, y: 20, w: 16, h: 16 }, { fill: GOLD, radius: 8 }),
]);

const count = (id: string, x: number, line: Box, cards: number): Item =>
  text(id, { x, y: line.y, w: 47, h: line.h }, String(cards), { align: 'left', fill: INK });

/** Number of filled roofs that shows a level of a solo result in pictures. */
export const LEVEL_ROOFS: Readonly<Record<Level, number>> = {
  apprentice: 1,
  builder: 2,
  'master-builder': 3,
};

/** True for a solo game that missed its goal. */
export const isLost = ({ result }: View): boolean => result?.won === false;

export const winnersIn = (view: View): readonly Seat[] =>
  view.players.flatMap((_, seat) => (hasWon(view, seat) ? [seat] : []));

/** Returns the words for the end of a solo game. Undefined for a running game and for a game of several seats. */
export const soloWords = ({ variant, result }: View, words: PictureWords): string | undefined => {
  if (variant !== 'solo' || !result) return undefined;
  const score = result.seats[0]?.score ?? 0;
  if (!result.won) return words.nextTime(printed.solo.goal - score);
  return result.level ? words.levels[result.level] : words.won;
};

/** Writes in one line the state of a game or its ending. A name in it is cut to the width. */
export const headline = (
  view: View,
  names: Names,
  words: PictureWords,
  room: { readonly width: number; readonly size: number },
): string => {
  const [winner] = winnersIn(view);
  return (
    soloWords(view, words) ??
    (winner === undefined ? roundWords(view, words) : winsWords(names, winner, words.language, room))
  );
};
