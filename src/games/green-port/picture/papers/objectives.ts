import { fittedText, shownName, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
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
const LINE = 47;
const BELOW_HEAD = 6;

/** Returns the box of the sheet of one Objective. `count`: number of sheets in the row; `index` counts from 0. */
export const objectiveBox = ({ objectives: line }: Places, count: number, index: number): Box => {
  const w = (line.w - (count - 1) * GAP) / count;
  return { ...line, x: line.x + index * (w + GAP), w };
};

/** Draws pinned papers: each Objective's cost and points, or the seat that has completed it. */
export const objectives = (
  view: View,
  names: readonly string[],
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
      ...(taker === null
        ? price(id, objective, box, words)
        : takerItems(id, shownName(names, taker, words.language), box, next !== undefined)),
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

const price = (id: string, objective: Objective, box: Box, words: PictureWords): readonly Item[] => {
  const top = box.y + HEAD;
  if (isWild(objective)) {
    const cost = String(objectivePoints(objective));
    const left = box.x + (box.w - CREW.w - 6 - 24) / 2;
    return [
      sprite(`${id}/wild`, { x: left, y: top, w: CREW.w, h: CREW.h }, anybodyItems()),
      text(`${id}/wild/cost`, { x: left + CREW.w + 4, y: top, w: 30, h: CREW.h }, cost, { fill: INK }),
      text(`${id}/wild/alike`, { x: box.x + 4, y: top + LINE + 4, w: box.w - 8, h: 44 }, words.anyColour, {
        fill: INK,
      }),
    ];
  }
  const costs = costsOf(objective);
  const rows = costs.length > 2 ? [costs.slice(0, 2), costs.slice(2)] : [costs];
  return rows.flatMap((row, at) => {
    const between = Math.min(22, (box.w - 8 - row.reduce((sum, { w }) => sum + w, 0)) / 2);
    const wide = row.reduce((sum, { w }) => sum + w, between * (row.length - 1));
    const y = top + (rows.length === 1 ? 24 : BELOW_HEAD + at * LINE);
    return row.flatMap(({ colour, cost, w }, index) => {
      const before = row.slice(0, index).reduce((sum, other) => sum + other.w + between, 0);
      const x = Math.round(box.x + (box.w - wide) / 2 + before);
      return asking(`${id}/${colour}`, x, y, w, colour, cost);
    });
  });
};

/** Draws a figure in a colour with the number of cubes asked for. */
export const asking = (
  id: string,
  x: number,
  y: number,
  w: number,
  colour: Colour,
  cost: string,
): readonly Item[] => [
  sprite(id, { x, y, w: CREW.w, h: CREW.h }, crewItems(colour)),
  text(`${id}/cost`, { x: x + CREW.w + 3, y: y + 5, w: w - CREW.w - 3, h: 40 }, cost, {
    align: 'left',
    fill: INK,
  }),
];

const takerItems = (id: string, name: string, box: Box, foreseen: boolean): readonly Item[] => [
  sprite(
    `${id}/done`,
    { x: box.x + box.w / 2 - 24, y: box.y + HEAD - 6, w: 48, h: 48 },
    foreseen ? foreseenSeal() : doneItems(),
  ),
  fittedText(`${id}/by`, { x: box.x + 8, y: box.y + HEAD + LINE, w: box.w - 16, h: 46 }, name, {
    fill: INK,
    clip: true,
  }),
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
