import { textWidth } from '../../../presentation/drawing/fonts.ts';
import { once } from '../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  READABLE,
  rect,
  sprite,
  text,
} from '../../../presentation/shapes/scene.ts';
import { overBy } from '../../../presentation/text/seat-ends.ts';
import { lying, panel, panelItems } from '../../../presentation/widgets/panel.ts';
import { box as printed } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { backItems, cardItems } from './cards/card-face.ts';
import { CHIP, chipItems } from './pieces/chip.ts';
import { markItems } from './pieces/mark.ts';
import { ALARM, GOLD, GOLD_EDGE, INK, LIME, PAPER, PAPER_SHADE, WHITE, WINE } from './style/palette.ts';
import type { Places } from './valley/layout.ts';
import type { BoardWords } from './words/index.ts';

const GAP = 12;
const PITCH = CHIP + 6;
const PAD = 12;
const EYE = 30;

/**
 * Draws the top line of the board: the round, the bonus of every round's harvest, and the piles of cards. A card just played or
 * a die just rolled is also shown.
 */
export const header = (
  view: View,
  marked: readonly Event[],
  places: Places,
  words: BoardWords,
): readonly Item[] => {
  const { header: line } = places;
  const after = chipsLine(view, line, words);
  return [
    ...year(view, places, words),
    ...piles(view, line),
    ...happened(marked, { ...line, x: after.x + after.w + GAP }),
  ];
};

/** Draws the number of the round, and a chip for every round with the bonus of its harvest. */
export const year = (view: View, places: Places, words: BoardWords): readonly Item[] => {
  const { header: line } = places;
  const said = roundWords(view, words);
  const left = { ...line, w: Math.ceil(textWidth(said, READABLE, 'black')) + 40 };
  const last = view.round === printed.rounds || view.stopped !== null;
  return [
    panel('round', left, left.h / 2, last && view.phase.type !== 'over' ? ALARM : WINE, GOLD),
    text('round/words', left, said, { weight: 'black', fill: WHITE }),
    ...chips(view, places, words),
  ];
};

export const roundWords = (view: View, words: BoardWords): string => {
  if (view.phase.type === 'over') return words.theEnd;
  if (view.stopped)
    return view.stopped.length > 0 ? overBy(view, words.givenUp, words.language) : words.calledOff;
  return view.round === printed.rounds ? words.lastRound : words.round(view.round);
};

const chipsLine = (view: View, line: Box, words: BoardWords): Box => ({
  ...line,
  x: line.x + Math.ceil(textWidth(roundWords(view, words), READABLE, 'black')) + 40 + GAP,
  w: 2 * PAD + view.chips.length * PITCH - 6,
});

/**
 * Returns the box of a round's bonus chip in the top line.
 * @param round number of the round, from 1
 */
export const chipBox = (view: View, { header: line }: Places, round: number, words: BoardWords): Box => ({
  x: chipsLine(view, line, words).x + PAD + (round - 1) * PITCH,
  y: line.y + (line.h - CHIP) / 2,
  w: CHIP,
  h: CHIP,
});

const chips = (view: View, places: Places, words: BoardWords): readonly Item[] => {
  const line = chipsLine(view, places.header, words);
  return [
    panel('chips', line, line.h / 2),
    ...view.chips.flatMap((bonus, index): readonly Item[] => {
      const round = index + 1;
      const when = round < view.round ? 'past' : round === view.round ? 'now' : 'later';
      const box = chipBox(view, places, round, words);
      const looked = view.players.flatMap(({ looked: rounds }, seat) =>
        rounds.includes(round) ? [seat] : [],
      );
      return [
        sprite(`chip/${round}`, box, chipItems(bonus ?? -1, when)),
        ...(when === 'later'
          ? looked.map((seat, at) =>
              sprite(
                `chip/${round}/looked/${seat + 1}`,
                { x: box.x + 20 - at * 12, y: box.y + 24, w: EYE, h: EYE },
                markItems(seat, EYE),
              ),
            )
          : []),
      ];
    }),
  ];
};

const FACE = 62;

const happened = (marked: readonly Event[], line: Box): readonly Item[] => {
  const played = marked.findLast(event => event.type === 'played');
  const rolled = marked.findLast(event => event.type === 'rolled');
  const y = line.y - 3;
  return [
    ...(played?.type === 'played'
      ? [
          sprite(
            `played/${played.card}`,
            { x: line.x, y, w: FACE, h: FACE },
            cardItems(played.card, FACE, FACE),
          ),
          sprite(
            `played/${played.card}/by`,
            { x: line.x + FACE - 18, y: y + FACE - 20, w: EYE, h: EYE },
            markItems(played.seat, EYE),
          ),
        ]
      : []),
    ...(rolled?.type === 'rolled'
      ? [
          sprite(
            'rolled',
            { x: line.x + (played ? FACE + 12 : 0), y: y + 3, w: 56, h: 56 },
            rolledItems(rolled.die + rolled.more),
          ),
        ]
      : []),
  ];
};

const DIE = '#8e1b35';
const rolledItems = once((value: number): readonly Drawn[] => [
  rect('die', { x: 2, y: 2, w: 52, h: 52 }, { fill: DIE, radius: 13, stroke: { colour: WHITE, width: 3 } }),
  text('value', { x: 6, y: 6, w: 44, h: 44 }, String(value), { weight: 'black', fill: WHITE }),
]);

const PILE = 38;

const wide = (count: number): number => Math.ceil(textWidth(String(count), READABLE, 'black')) + 2;

const usedAt = ({ deck }: View): number => 18 + PILE + 8 + wide(deck) + 16;

const pilesBox = (view: View, line: Box): Box => {
  const w = usedAt(view) + PILE + 8 + wide(view.used.length) + 18;
  return { ...line, x: line.x + line.w - w, w };
};

/** Returns the box of the deck, which includes the number of cards in it. */
export const deckBox = (view: View, { header: line }: Places): Box => {
  const { x, y, h } = pilesBox(view, line);
  return { x: x + 10, y: y + 4, w: usedAt(view) - 18, h: h - 8 };
};

const piles = (view: View, line: Box): readonly Item[] => {
  const box = pilesBox(view, line);
  const number = (id: string, x: number, count: number): Item =>
    text(id, { ...box, x: box.x + x + PILE + 6, w: wide(count) }, String(count), {
      weight: 'black',
      align: 'left',
      fill: INK,
    });
  return [
    sprite('piles', lying(box), pilesItems(box.w, box.h, usedAt(view))),
    number('deck/left', 18, view.deck),
    number('used/count', usedAt(view), view.used.length),
  ];
};

const pilesItems = once((w: number, h: number, usedX: number): readonly Drawn[] => [
  ...panelItems(w, h, h / 2, PAPER, PAPER_SHADE),
  ...moved('deck/behind', backItems(31, 40), 22, 5),
  ...moved('deck', backItems(31, 40), 15, 9),
  rect(
    'used/behind',
    { x: usedX + 6, y: 6, w: 30, h: 39 },
    { fill: LIME, radius: 4, stroke: { colour: GOLD_EDGE, width: 2 } },
  ),
  rect(
    'used',
    { x: usedX, y: 10, w: 30, h: 39 },
    { fill: LIME, radius: 4, stroke: { colour: WINE, width: 2.5 } },
  ),
  rect('used/line', { x: usedX + 7, y: 25, w: 16, h: 8 }, { fill: WINE, radius: 2 }),
]);
