import type { Seat } from '../../../../core/contract/game.ts';
import { fitted, shownName, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { bend } from '../../../../presentation/shapes/curves.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  moved,
  type Point,
  polyline,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { FALL } from '../../../../presentation/widgets/panel.ts';
import { isWild, objectivePoints } from '../../rules/prices.ts';
import { COLOURS, type Colour, type Event, type Objective, type View } from '../../rules/types.ts';
import { gold } from '../harbour/coin.ts';
import { CREW, letterItems } from '../harbour/crew.ts';
import { FAINT, GOLD, GOLD_EDGE, INK, PAINTS, PINE_LIGHT, railOf, tiled, WHITE } from '../style/palette.ts';
import { objectiveInReach } from '../style/reach.ts';
import { seatMark } from '../style/seat-mark.ts';
import type { WidePlaces } from '../style/wide-layout.ts';
import type { PictureWords } from '../words/index.ts';
import { anybodyItems, asking, costsOf, HEAD, paperItems } from './objectives.ts';
import { marking } from './pool.ts';

const SKETCH = { w: 104, h: 88 } as const;

const PENCIL = { stroke: { colour: `${INK}58`, width: 4 } } as const;
const line = (id: string, ...points: readonly Point[]): Shape => polyline(id, points, PENCIL.stroke);

const ship: readonly Shape[] = [
  line('hull', [4, 58], [16, 80], [84, 80], [100, 54], [4, 58]),
  rect('box/1', { x: 18, y: 40, w: 20, h: 16 }, PENCIL),
  rect('box/2', { x: 40, y: 40, w: 20, h: 16 }, PENCIL),
  rect('box/3', { x: 28, y: 23, w: 20, h: 16 }, PENCIL),
  rect('bridge', { x: 66, y: 22, w: 18, h: 33 }, PENCIL),
  line('pane', [68, 32], [82, 32]),
];

const safe: readonly Shape[] = [
  rect('door', { x: 16, y: 8, w: 72, h: 68 }, { ...PENCIL, radius: 8 }),
  circle('dial', 52, 42, 18, PENCIL),
  ...[0, 1, 2].map(at => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 3), Math.sin((at * Math.PI) / 3)];
    return line(`spoke/${at}`, [52 - 25 * dx, 42 - 25 * dy], [52 + 25 * dx, 42 + 25 * dy]);
  }),
  line('foot/1', [28, 76], [28, 84]),
  line('foot/2', [76, 76], [76, 84]),
];

const lighthouse: readonly Shape[] = [
  line('tower', [36, 84], [42, 32], [62, 32], [68, 84], [36, 84]),
  line('stripe/1', [40, 50], [64, 50]),
  line('stripe/2', [38, 67], [66, 67]),
  rect('room', { x: 43, y: 17, w: 18, h: 15 }, PENCIL),
  line('cap', [38, 17], [52, 4], [66, 17]),
  line('beam/1', [34, 22], [8, 12]),
  line('beam/2', [34, 30], [8, 38]),
  line('beam/3', [70, 22], [96, 12]),
  line('beam/4', [70, 30], [96, 38]),
];

const crane: readonly Shape[] = [
  line('legs', [22, 84], [30, 30], [66, 30], [74, 84]),
  line('boom', [4, 30], [100, 30]),
  line('stays', [4, 30], [46, 6], [100, 30]),
  line('cable', [88, 30], [88, 50]),
  rect('load', { x: 76, y: 50, w: 24, h: 18 }, PENCIL),
  line('brace', [26, 58], [70, 58]),
];

const padlock: readonly Shape[] = [
  rect('body', { x: 24, y: 38, w: 56, h: 44 }, { ...PENCIL, radius: 8 }),
  line('shackle', [36, 38], [36, 22], [44, 10], [60, 10], [68, 22], [68, 38]),
  circle('hole', 52, 54, 6, PENCIL),
  line('slot', [52, 60], [52, 71]),
];

const gem: readonly Shape[] = [
  line('outline', [28, 12], [76, 12], [98, 36], [52, 84], [6, 36], [28, 12]),
  line('girdle', [6, 36], [98, 36]),
  line('facets', [28, 12], [36, 36], [52, 84], [68, 36], [76, 12]),
  line('crown', [36, 36], [52, 12], [68, 36]),
];

const SKETCHES = [ship, safe, lighthouse, crane, padlock, gem];

/** Draws the pencil sketch on an Objective's paper. `slot`: number of the Objective, from 1. */
const sketchItems = once((slot: number): readonly Shape[] => SKETCHES[(slot - 1) % SKETCHES.length] ?? gem);

const CARD = { w: 60, h: 92 } as const;
const APART = 22;

/** Draws Objectives on pinned papers: all cards, the whole price, the points, and the seat that has completed the Objective. */
export const wideObjectives = (
  view: View,
  names: readonly string[],
  marked: readonly Event[],
  { papers }: WidePlaces,
  words: PictureWords,
): readonly Item[] => [
  ...threads(papers),
  ...view.objectives.flatMap((objective, index): readonly Item[] => {
    const box = papers[index];
    if (!box) return [];
    const id = `objective/${index + 1}`;
    const done = objective.by !== null;
    const fresh = marked.some(event => event.type === 'completed' && event.objective === index + 1);
    const state = done ? 'done' : objectiveInReach(view, objective) ? 'reach' : 'open';
    return [
      sprite(id, { ...box, y: box.y - 8, h: box.h + 8 + FALL }, paperItems(Math.ceil(box.w), box.h, state)),
      text(`${id}/slot`, { x: box.x + 16, y: box.y + 6, w: 40, h: 46 }, String(index + 1), {
        size: 44,
        weight: 'black',
        align: 'left',
        fill: done ? FAINT : PINE_LIGHT,
      }),
      gold(`${id}/points`, Math.round(box.x + box.w - 12), box.y + 5, objectivePoints(objective)),
      ...cards(id, index + 1, objective, box),
      ...(objective.by === null
        ? price(id, objective, box, words)
        : taker(id, objective.by, shownName(names, objective.by, words.language), box)),
      ...(fresh ? [marking(id, box)] : []),
    ];
  }),
];

const threads = (papers: readonly Box[]): readonly Item[] =>
  papers.slice(1).flatMap((box, at): readonly Item[] => {
    const before = papers[at];
    if (!before || before.y !== box.y) return [];
    const [from, to] = [before.x + before.w / 2, box.x + box.w / 2];
    return [
      polyline(
        `thread/${at + 1}`,
        bend([from, before.y + 2], [(from + to) / 2, before.y - 34], [to, box.y + 2]),
        { colour: '#d8523f', width: 4 },
      ),
    ];
  });

const cards = (id: string, slot: number, objective: Objective, box: Box): readonly Item[] => {
  const count = objective.cards.length;
  const pitch = Math.min(CARD.w + 8, (box.w - 24 - CARD.w) / Math.max(1, count - 1));
  const wide = CARD.w + pitch * (count - 1);
  const y = box.y + HEAD + 6;
  const sketched = box.w - wide >= SKETCH.w + 3 * APART;
  const room = sketched ? SKETCH.w + APART : 0;
  const left = box.x + (box.w - wide - room) / 2;
  return [
    ...(sketched ? [sprite(`${id}/sketch`, { x: left, y: y + 2, ...SKETCH }, sketchItems(slot))] : []),
    ...objective.cards.map(({ colour, value }, at) =>
      sprite(
        `${id}/card/${at + 1}`,
        { x: left + room + at * pitch, y, ...CARD },
        colour ? cardItems(colour, value) : wildItems(value),
      ),
    ),
  ];
};

const cardItems = once((colour: Colour, value: number): readonly Drawn[] => {
  const { wall } = PAINTS[colour];
  return [
    rect(
      'card',
      { x: 1.5, y: 1.5, w: CARD.w - 3, h: CARD.h - 3 },
      { fill: tiled(colour), radius: 8, stroke: { colour: railOf(colour), width: 3 } },
    ),
    rect('plain', { x: 4, y: 4, w: CARD.w - 8, h: 42 }, { fill: wall, radius: 6 }),
    text('value', { x: 3, y: 4, w: CARD.w - 6, h: 42 }, String(value), {
      weight: 'black',
      fill: WHITE,
      edge: INK,
    }),
    ...moved('plate', letterItems(colour, 42, 38), (CARD.w - 42) / 2, 48),
  ];
});

const wildItems = once((value: number): readonly Drawn[] => [
  rect(
    'card',
    { x: 1.5, y: 1.5, w: CARD.w - 3, h: CARD.h - 3 },
    { fill: GOLD, radius: 8, stroke: { colour: GOLD_EDGE, width: 3 } },
  ),
  text('value', { x: 3, y: 4, w: CARD.w - 6, h: 42 }, String(value), { weight: 'black', fill: INK }),
  ...COLOURS.map((colour, at) =>
    rect(
      `${colour}`,
      { x: 10 + (at % 2) * 21, y: 50 + Math.floor(at / 2) * 18, w: 19, h: 16 },
      { fill: PAINTS[colour].wall, radius: 3, stroke: { colour: railOf(colour), width: 2 } },
    ),
  ),
]);

const below = (box: Box): number => box.y + HEAD + 6 + CARD.h + 8;

const price = (id: string, objective: Objective, box: Box, words: PictureWords): readonly Item[] => {
  const y = below(box);
  if (isWild(objective)) {
    const cost = String(objectivePoints(objective));
    const wide = Math.ceil(textWidth(words.anyColour, READABLE, 'bold')) + 2;
    const left = box.x + (box.w - CREW.w - 44 - wide) / 2;
    return [
      sprite(`${id}/wild`, { x: left, y, w: CREW.w, h: CREW.h }, anybodyItems()),
      text(`${id}/wild/cost`, { x: left + CREW.w + 3, y: y + 5, w: 30, h: 40 }, cost, { fill: INK }),
      text(`${id}/wild/alike`, { x: left + CREW.w + 44, y: y + 5, w: wide, h: 40 }, words.anyColour, {
        align: 'left',
        fill: INK,
      }),
    ];
  }
  const costs = costsOf(objective);
  const sum = costs.reduce((all, { w }) => all + w, 0);
  const between = Math.min(26, (box.w - 20 - sum) / Math.max(1, costs.length - 1));
  const left = box.x + (box.w - sum - between * (costs.length - 1)) / 2;
  return costs.flatMap(({ colour, cost, w }, at) => {
    const before = costs.slice(0, at).reduce((all, other) => all + other.w + between, 0);
    return asking(`${id}/${colour}`, Math.round(left + before), y, w, colour, cost);
  });
};

const taker = (id: string, seat: Seat, name: string, box: Box): readonly Item[] => {
  const y = below(box);
  const said = fitted(name, box.w - 24 - 56, READABLE, 'black');
  const wide = Math.ceil(textWidth(said, READABLE, 'black')) + 2;
  const left = box.x + (box.w - 56 - wide) / 2;
  return [
    seatMark(`${id}/done`, seat, left, y - 1, 48),
    text(`${id}/by`, { x: left + 56, y, w: wide, h: 46 }, said, {
      weight: 'black',
      align: 'left',
      fill: INK,
      clip: true,
    }),
  ];
};
