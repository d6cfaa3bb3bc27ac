import type { Seat } from '../../../../core/contract/game.ts';
import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { scaled } from '../../../../presentation/shapes/scaled.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { FALL } from '../../../../presentation/widgets/panel.ts';
import { askedBy, isWild, objectivePoints } from '../../rules/prices.ts';
import { COLOURS, type Colour, type Event, type Objective, type View } from '../../rules/types.ts';
import { gold } from '../harbour/coin.ts';
import { CREW, crewItems } from '../harbour/crew.ts';
import { GAP, type Places } from '../style/layout.ts';
import {
  FAINT,
  GOLD,
  GOLD_EDGE,
  INK,
  PAPER,
  PAPER_SHADE,
  PINE_LIGHT,
  SHADOW,
  WHITE,
} from '../style/palette.ts';
import { objectiveInReach } from '../style/reach.ts';
import { seatMark } from '../style/seat-mark.ts';
import type { PictureWords } from '../words/index.ts';
import { tick } from './header.ts';
import { marking } from './pool.ts';

/** Draws a pale, dashed seal, for an Objective that the foreseen action would complete. */
export const foreseenSeal = once((): readonly Shape[] => [
  circle('seal', 24, 24, 21, { fill: WHITE, stroke: { colour: PINE_LIGHT, width: 3, dash: [7, 7] } }),
  tick('tick', 24, 24, PINE_LIGHT, 1.25),
]);

/** Height of the first line on the sheet that shows an Objective: the Objective's number and points. */
export const HEAD = 54;

/** Returns the box of the sheet of one Objective. `count`: number of sheets in the row; `index` counts from 0. */
export const objectiveBox = ({ objectives: line }: Places, count: number, index: number): Box => {
  const w = (line.w - (count - 1) * GAP) / count;
  return { ...line, x: line.x + index * (w + GAP), w };
};

/** Draws pinned papers: each Objective's cost and points, or the seat that has completed it. */
export const objectives = (
  view: View,
  marked: readonly Event[],
  places: Places,
  words: PictureWords,
  foreseen: readonly Event[] = [],
): readonly Item[] =>
  view.objectives.flatMap((objective, index): readonly Item[] => {
    const box = objectiveBox(places, view.objectives.length, index);
    const { w } = box;
    const next = foreseen.find(event => event.type === 'completed' && event.objective === index + 1);
    const taker = next?.type === 'completed' ? next.seat : objective.by;
    const id = `objective/${index + 1}`;
    const done = objective.by !== null;
    const fresh = marked.some(event => event.type === 'completed' && event.objective === index + 1);
    return [
      sprite(
        id,
        { ...box, y: box.y - 8, h: box.h + 8 + FALL },
        paperItems(Math.ceil(w), box.h, done ? 'done' : objectiveInReach(view, objective) ? 'reach' : 'open'),
      ),
      text(`${id}/slot`, { x: box.x + 12, y: box.y + 6, w: 34, h: 46 }, String(index + 1), {
        weight: 'black',
        align: 'left',
        fill: done ? FAINT : PINE_LIGHT,
      }),
      gold(`${id}/points`, Math.round(box.x + w - 9), box.y + 5, objectivePoints(objective)),
      ...(taker === null ? price(id, objective, box, words) : takerItems(id, taker, box)),
      ...(fresh ? [marking(id, box)] : []),
    ];
  });

/** Lists an Objective's cost in each colour. `w`: width of the figure and the number together. */
export const costsOf = (objective: Objective) => {
  const asked = askedBy(objective);
  return COLOURS.filter(colour => asked[colour] > 0).map(colour => ({
    colour,
    cost: String(asked[colour]),
    w: CREW.w + 3 + Math.ceil(textWidth(String(asked[colour]), READABLE, 'bold')) + 1,
  }));
};

/** `LARGEST`: greatest factor by which the figures and numbers of a price grow. `BETWEEN`: gap between them. */
const LARGEST = 1.4;
const BETWEEN = 8;

/** Returns the number of columns for the parts of a price, and the factor by which they grow to fill the paper. */
const grownIn = (count: number, widest: number, { w, h }: Box) => {
  const [one, two] = [1, 2].map(columns => {
    const rows = Math.ceil(count / columns);
    const across = (w - 12 - (columns - 1) * BETWEEN) / (columns * widest);
    const down = (h - HEAD - 10 - (rows - 1) * BETWEEN) / (rows * CREW.h);
    return { columns, rows, by: Math.min(LARGEST, across, down) };
  });
  return two && one && two.by > one.by ? two : one;
};

const price = (id: string, objective: Objective, box: Box, words: PictureWords): readonly Item[] => {
  const top = box.y + HEAD;
  if (isWild(objective)) {
    const cost = String(objectivePoints(objective));
    const [w, h] = [CREW.w * LARGEST, CREW.h * LARGEST];
    const left = box.x + (box.w - w - 40) / 2;
    return [
      sprite(`${id}/wild`, { x: left, y: top + 10, w, h }, scaled(anybodyItems(), LARGEST)),
      text(`${id}/wild/cost`, { x: left + w + 4, y: top + 12, w: 40, h }, cost, {
        size: Math.floor(READABLE * LARGEST),
        align: 'left',
        fill: INK,
      }),
      text(`${id}/wild/alike`, { x: box.x + 4, y: top + h + 16, w: box.w - 8, h: 44 }, words.anyColour, {
        fill: INK,
      }),
    ];
  }
  const costs = costsOf(objective);
  const widest = Math.max(...costs.map(({ w }) => w));
  const { columns = 1, rows = 1, by = 1 } = grownIn(costs.length, widest, box) ?? {};
  const [w, h] = [widest * by, CREW.h * by];
  const first = top + (box.h - HEAD - rows * h - (rows - 1) * BETWEEN) / 2;
  return costs.flatMap(({ colour, cost }, at) => {
    const inRow = Math.min(columns, costs.length - Math.floor(at / columns) * columns);
    const left = box.x + (box.w - inRow * w - (inRow - 1) * BETWEEN) / 2;
    const x = Math.round(left + (at % columns) * (w + BETWEEN));
    const y = Math.round(first + Math.floor(at / columns) * (h + BETWEEN));
    return asking(`${id}/${colour}`, x, y, w, colour, cost, by);
  });
};

/** Draws a figure in a colour with the number of cubes asked for. `by`: factor of their size. */
export const asking = (
  id: string,
  x: number,
  y: number,
  w: number,
  colour: Colour,
  cost: string,
  by = 1,
): readonly Item[] => {
  const figure = { x, y, w: CREW.w * by, h: CREW.h * by };
  const after = figure.w + 3;
  return [
    sprite(id, figure, by === 1 ? crewItems(colour) : scaled(crewItems(colour), by)),
    text(`${id}/cost`, { ...figure, x: x + after, w: w - after }, cost, {
      size: Math.floor(READABLE * by),
      align: 'left',
      fill: INK,
    }),
  ];
};

const DONE = 96;

/** Draws the mark of the seat that has completed the Objective, or that would complete it by the foreseen action. */
const takerItems = (id: string, seat: Seat, { x, y, w, h }: Box): readonly Item[] => [
  seatMark(`${id}/by`, seat, x + (w - DONE) / 2, y + HEAD + (h - HEAD - DONE) / 2, DONE),
];

export const doneItems = once((): readonly Shape[] => [
  circle('seal', 24, 24, 21, { fill: PINE_LIGHT, stroke: { colour: WHITE, width: 3 } }),
  tick('tick', 24, 24, WHITE, 1.25),
]);

/** Draws a figure of any colour, for a price that is paid in cubes of one colour. */
export const anybodyItems = once((): readonly Drawn[] => {
  const body = { x: 1.5, y: 14, w: CREW.w - 3, h: CREW.h - 15.5 };
  return [
    rect('body', body, { fill: WHITE, radius: 10, stroke: { colour: INK, width: 2.5, dash: [2, 5] } }),
    circle('head', CREW.w / 2, 9, 7.5, { fill: WHITE, stroke: { colour: INK, width: 2.5, dash: [2, 5] } }),
    text('letter', { ...body, y: body.y - 4, h: 39 }, '?', { weight: 'black', fill: INK }),
  ];
});

interface Paper {
  readonly fill: string;
  readonly edge: string;
  readonly pin: string;
  readonly rim: string;
}

/** Colours of an Objective's paper. `reach` is gold: the viewer can pay for the Objective now. */
const PAPERS: Readonly<Record<'open' | 'reach' | 'done', Paper>> = {
  open: { fill: PAPER, edge: PAPER_SHADE, pin: '#e0563f', rim: '#9c3022' },
  reach: { fill: '#ffeaa6', edge: GOLD_EDGE, pin: GOLD, rim: GOLD_EDGE },
  done: { fill: '#c9d3bd', edge: '#a3b49c', pin: '#7e9187', rim: '#5d7068' },
};

export const paperItems = once((w: number, h: number, state: keyof typeof PAPERS): readonly Shape[] => {
  const { fill, edge, pin, rim } = PAPERS[state];
  return [
    rect('shadow', { x: 0, y: 8 + FALL, w, h }, { fill: SHADOW, radius: 6 }),
    rect(
      'paper',
      { x: 1.5, y: 9.5, w: w - 3, h: h - 3 },
      { fill, radius: 6, stroke: { colour: edge, width: 3 } },
    ),
    rect('line', { x: 12, y: 8 + HEAD - 1, w: w - 24, h: 2 }, { fill: edge }),
    ...(state === 'reach'
      ? [
          rect(
            'reach',
            { x: 7, y: 15, w: w - 14, h: h - 14 },
            { radius: 4, stroke: { colour: GOLD_EDGE, width: 3 } },
          ),
        ]
      : []),
    circle('pin/shadow', w / 2 + 2, 14, 10, { fill: '#00000030' }),
    circle('pin', w / 2, 10, 9, { fill: pin, stroke: { colour: rim, width: 2 } }),
    circle('pin/light', w / 2 - 3, 7, 3, { fill: '#ffffffa0' }),
  ];
});
