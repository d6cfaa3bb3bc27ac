import { FADED, INK, PAPER, PAPER_SHADE } from '../../src/presentation/shapes/colours.ts';
import { type Item, polygon, READABLE, rect, type Scene, text } from '../../src/presentation/shapes/scene.ts';
import type { Simulated } from './simulate.ts';

const WIDTH = 1200;
const HEIGHT = 960;
const LEFT = 120;
const RIGHT = 60;
const TOP = 270;
const BOTTOM = 130;
const SMALL = 34;
const LINES = ['#a82a22', '#2f6f8f', '#3f7a3a'];
const STEPS = 120;

/** Title of a picture and marks of its axis, from the first to the last time that it shows. */
interface Axis {
  readonly title: string;
  readonly marks: readonly (readonly [hours: number, label: string])[];
}

export const SLOW_AXIS: Axis = {
  title: 'How soon a game is found',
  marks: [
    [1 / 6, '10 min'],
    [1, '1 h'],
    [6, '6 h'],
    [24, '1 day'],
    [72, '3 days'],
    [168, '1 week'],
  ],
};
export const LIVE_AXIS: Axis = {
  title: 'How soon a live game is found',
  marks: [
    [10 / 3600, '10 s'],
    [30 / 3600, '30 s'],
    [1 / 60, '1 min'],
    [2 / 60, '2 min'],
    [5 / 60, '5 min'],
    [1 / 6, '10 min'],
  ],
};

const spanOf = ({ marks }: Axis): readonly [least: number, most: number] => [
  marks[0]?.[0] ?? 1,
  marks.at(-1)?.[0] ?? 1,
];
const xIn =
  (axis: Axis) =>
  (hours: number): number => {
    const [least, most] = spanOf(axis);
    return LEFT + ((WIDTH - LEFT - RIGHT) * Math.log(hours / least)) / Math.log(most / least);
  };
const y = (share: number): number => HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share;

/** Returns the share of the requests that were paired within some hours. */
const pairedWithin = ({ waits, decided }: Simulated, hours: number): number =>
  waits.filter(wait => wait <= hours).length / decided;

const rule = (
  name: string,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): Item => polygon(name, [from, to], { open: true, stroke: { colour: PAPER_SHADE, width } });

function axes(axis: Axis): readonly Item[] {
  const x = xIn(axis);
  const written = { size: SMALL, fill: FADED };
  return [
    ...[0, 25, 50, 75, 100].flatMap((share): Item[] => [
      rule(`rule ${share}`, [LEFT, y(share / 100)], [WIDTH - RIGHT, y(share / 100)], share === 0 ? 4 : 2),
      text(`share ${share}`, { x: 0, y: y(share / 100) - 22, w: LEFT - 14, h: 44 }, `${share} %`, {
        ...written,
        align: 'right',
      }),
    ]),
    ...axis.marks.flatMap(([hours, label]): Item[] => [
      rule(`mark ${label}`, [x(hours), y(0)], [x(hours), y(1)], 2),
      text(`hours ${label}`, { x: x(hours) - 90, y: HEIGHT - BOTTOM + 14, w: 180, h: 44 }, label, {
        ...written,
        fill: INK,
      }),
    ]),
  ];
}

function curve(simulated: Simulated, axis: Axis, colour: string): Item {
  const x = xIn(axis);
  const [least, most] = spanOf(axis);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => least * (most / least) ** (step / STEPS));
  return polygon(
    `curve ${simulated.people}`,
    points.map(hours => [x(hours), y(pairedWithin(simulated, hours))] as const),
    { open: true, stroke: { colour, width: 8 } },
  );
}

/** Draws the share of requests that found a game within a time: a curve for each number of people. */
export function waitsScene(all: readonly Simulated[], axis: Axis): Scene {
  const entry = (WIDTH - 80) / all.length;
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      rect('paper', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: PAPER }),
      text('title', { x: 40, y: 30, w: WIDTH - 80, h: 60 }, axis.title, {
        size: READABLE + 12,
        weight: 'black',
        fill: INK,
      }),
      text(
        'what',
        { x: 40, y: 96, w: WIDTH - 80, h: 50 },
        'Requests that found a game, by their waiting time',
        {
          size: SMALL,
          fill: FADED,
        },
      ),
      ...all.flatMap(({ people }, index): Item[] => [
        rect(`key ${people}`, { x: 40 + index * entry, y: 186, w: 54, h: 14 }, { fill: LINES[index] ?? INK }),
        text(
          `people ${people}`,
          { x: 106 + index * entry, y: 168, w: entry - 70, h: 50 },
          `${people.toLocaleString('en')} people`,
          { size: SMALL, weight: 'black', fill: INK, align: 'left' },
        ),
      ]),
      ...axes(axis),
      ...all.map((simulated, index) => curve(simulated, axis, LINES[index] ?? INK)),
      text('axis', { x: 40, y: HEIGHT - 62, w: WIDTH - 80, h: 46 }, 'Time since the request', {
        size: SMALL,
        fill: FADED,
      }),
    ],
  };
}
