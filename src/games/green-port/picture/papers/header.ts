import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { arc } from '../../../../presentation/shapes/curves.ts';
import {
  type Box,
  type Drawn,
  type Item,
  path,
  polygon,
  polyline,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { overBy } from '../../../../presentation/text/seat-ends.ts';
import { lying, panel, panelItems } from '../../../../presentation/widgets/panel.ts';
import type { View } from '../../rules/types.ts';
import type { Places } from '../style/layout.ts';
import { ALARM, INK, MINT, PAPER, PAPER_SHADE, PINE, PINE_LIGHT, WHITE } from '../style/palette.ts';
import type { PictureWords } from '../words/index.ts';

const GAP = 12;

/** Draws the number of the round, the number of completed Objectives, and the number of cards in the deck. */
export const header = (view: View, { header: line }: Places, words: PictureWords): readonly Item[] => {
  const said = roundWords(view, words);
  const left = { ...line, w: Math.ceil(textWidth(said, READABLE, 'black')) + 40 };
  const ending = isLastRound(view) || view.stopped !== null;
  return [
    panel('round', left, left.h / 2, ending ? ALARM : PINE, WHITE),
    text('round/words', left, said, { weight: 'black', fill: WHITE }),
    ...progress(view, { ...line, x: left.x + left.w + GAP }),
    ...deck(view, line),
  ];
};

const isLastRound = ({ phase, objectives }: View): boolean =>
  phase.type !== 'over' && objectives.every(({ by }) => by !== null);

export const roundWords = (view: View, words: PictureWords): string => {
  if (view.phase.type === 'over') return words.theEnd;
  if (view.stopped)
    return view.stopped.length > 0 ? overBy(view, words.givenUp, words.language) : words.calledOff;
  return isLastRound(view) ? words.lastRound : words.round(view.round);
};

/** Draws the numbers of completed Objectives and of all Objectives, such as "3/6", beside a paper with a tick. */
export const progress = ({ objectives }: View, line: Box): readonly Item[] => {
  const counted = `${objectives.filter(({ by }) => by !== null).length}/${objectives.length}`;
  const wide = Math.ceil(textWidth(counted, READABLE, 'black')) + 2;
  const box = { ...line, w: 18 + 34 + 10 + wide + 18 };
  return [
    sprite('progress', lying(box), progressItems(box.w, box.h)),
    text('progress/count', { ...box, x: box.x + box.w - 18 - wide, w: wide }, counted, {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
  ];
};

const progressItems = once((w: number, h: number): readonly Drawn[] => [
  ...panelItems(w, h, h / 2, PAPER, PAPER_SHADE),
  rect('paper', { x: 18, y: 9, w: 34, h: 38 }, { fill: PINE_LIGHT, radius: 4 }),
  tick('tick', 35, 28, WHITE, 1.2),
]);

export const tick = (id: string, x: number, y: number, colour: string, size = 1): Shape =>
  polyline(id, path([x - 8 * size, y], [x - 2 * size, y + 7 * size], [x + 9 * size, y - 8 * size]), {
    colour,
    width: 4 * size,
  });

const deck = (view: View, line: Box): readonly Item[] => {
  const { shuffle } = view.turn;
  const counted = String(view.unseen.length);
  const wide = Math.ceil(textWidth(counted, READABLE, 'black')) + 2;
  const w = 66 + wide + (shuffle ? 50 : 18);
  const box = { ...line, x: line.x + line.w - w, w };
  return [
    sprite('deck', lying(box), deckItems(w, box.h, shuffle)),
    text('deck/left', { ...box, x: box.x + 62, w: wide }, counted, {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
  ];
};

const deckItems = once((w: number, h: number, shuffle: boolean): readonly Drawn[] => [
  ...panelItems(w, h, h / 2, PAPER, PAPER_SHADE),
  rect(
    'card/3',
    { x: 28, y: 8, w: 27, h: 36 },
    { fill: PINE_LIGHT, radius: 5, stroke: { colour: WHITE, width: 2 } },
  ),
  rect(
    'card/2',
    { x: 23, y: 10, w: 27, h: 36 },
    { fill: PINE_LIGHT, radius: 5, stroke: { colour: WHITE, width: 2 } },
  ),
  rect(
    'card/1',
    { x: 18, y: 12, w: 27, h: 36 },
    { fill: PINE, radius: 5, stroke: { colour: WHITE, width: 2 } },
  ),
  rect('card/face', { x: 23, y: 17, w: 17, h: 26 }, { radius: 3, stroke: { colour: MINT, width: 2 } }),
  ...(shuffle ? roundArrows('shuffle', w - 30, h / 2) : []),
]);

/** Draws two arrows that form a circle, as a sign for a shuffle. */
export const roundArrows = (id: string, x: number, y: number): readonly Shape[] =>
  [0, 2].flatMap(from => {
    const side = from === 0 ? 1 : -1;
    return [
      polyline(`${id}/arc/${from}`, arc([x, y], [13, 13], from + 0.25, from + 1.7), {
        colour: '#11663f',
        width: 5,
      }),
      polygon(
        `${id}/head/${from}`,
        path([x + side * 20, y + side * 4], [x + side * 13, y - side * 7], [x + side * 5, y + side * 3]),
        { fill: '#11663f' },
      ),
    ];
  });
