import { writeFile } from 'node:fs/promises';
import { paint } from '../../src/presentation/drawing/paint.ts';
import { FADED, INK, mix, PAPER, PAPER_SHADE } from '../../src/presentation/shapes/colours.ts';
import {
  circle,
  type Item,
  polygon,
  READABLE,
  rect,
  type Scene,
  text,
} from '../../src/presentation/shapes/scene.ts';

interface CurvePoint {
  readonly processes: number;
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Curve {
  readonly points: readonly CurvePoint[];
  /** Least value of each point, as a share of the median of the first point. */
  readonly bar: number;
}

const WIDTH = 1200;
const HEIGHT = 800;
const LEFT = 130;
const RIGHT = 70;
const TOP = 170;
const BOTTOM = 130;
const LINE = '#2f6f8f';
const BAR = '#a82a22';
const SMALL = 30;
const LABEL = 40;

function stepTo(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 4));
  return [1, 2, 5, 10].map(each => each * power).find(step => most / step <= 5) ?? power;
}

function curveScene({ points, bar }: Curve): Scene {
  const most = Math.max(...points.map(({ highest }) => highest)) * 1.15;
  const step = stepTo(most);
  const last = Math.max(...points.map(({ processes }) => processes));
  const x = (processes: number): number =>
    LEFT + 60 + ((WIDTH - LEFT - RIGHT - 120) * (processes - 1)) / Math.max(1, last - 1);
  const y = (value: number): number => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / most;
  const written = { size: SMALL, fill: FADED };
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, number) => number * step);
  const least = (points[0]?.median ?? 0) * bar;
  const items: Item[] = [
    rect('paper', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: PAPER }),
    text('title', { x: 40, y: 34, w: WIDTH - 80, h: 50 }, 'Moves for each second of the processor', {
      size: READABLE + 6,
      weight: 'black',
      fill: INK,
    }),
    text('what', { x: 40, y: 92, w: WIDTH - 80, h: 40 }, '1, 2 and 4 processes on one PostgreSQL', {
      ...written,
      size: 34,
    }),
    ...ticks.flatMap((value): Item[] => [
      polygon(
        `rule ${value}`,
        [
          [LEFT, y(value)],
          [WIDTH - RIGHT, y(value)],
        ],
        { open: true, stroke: { colour: PAPER_SHADE, width: value === 0 ? 4 : 2 } },
      ),
      text(`tick ${value}`, { x: 10, y: y(value) - LABEL / 2, w: LEFT - 30, h: LABEL }, String(value), {
        ...written,
        align: 'right',
      }),
    ]),
    polygon(
      'bar',
      [
        [LEFT, y(least)],
        [WIDTH - RIGHT, y(least)],
      ],
      { open: true, stroke: { colour: BAR, width: 4, dash: [14, 12] } },
    ),
    rect('bar ground', { x: WIDTH - RIGHT - 430, y: y(least) + 8, w: 430, h: LABEL }, { fill: PAPER }),
    text(
      'bar said',
      { x: LEFT + 20, y: y(least) + 8, w: WIDTH - LEFT - RIGHT - 40, h: LABEL },
      `at least: ${bar} of one process`,
      { ...written, fill: BAR, align: 'right' },
    ),
    polygon(
      'spread',
      [
        ...points.map(({ processes, highest }) => [x(processes), y(highest)] as const),
        ...points.toReversed().map(({ processes, lowest }) => [x(processes), y(lowest)] as const),
      ],
      { fill: mix(PAPER, LINE, 0.22) },
    ),
    polygon(
      'curve',
      points.map(({ processes, median }) => [x(processes), y(median)] as const),
      { open: true, stroke: { colour: LINE, width: 6 } },
    ),
    ...points.flatMap(({ processes, median }): Item[] => [
      circle(`point ${processes}`, x(processes), y(median), 11, { fill: LINE }),
      text(
        `value ${processes}`,
        { x: x(processes) - 80, y: y(median) - 60, w: 160, h: LABEL },
        median.toFixed(1),
        { size: 34, weight: 'black', fill: INK },
      ),
      text(
        `processes ${processes}`,
        { x: x(processes) - 120, y: HEIGHT - BOTTOM + 16, w: 240, h: LABEL },
        processes === 1 ? '1 process' : `${processes} processes`,
        { size: 34, fill: INK },
      ),
    ]),
    text(
      'median',
      { x: 40, y: HEIGHT - 56, w: WIDTH - 80, h: LABEL },
      'Median of the rounds; the band is the lowest and the highest',
      written,
    ),
  ];
  return { width: WIDTH, height: HEIGHT, items };
}

export const writeCurve = async (path: string, curve: Curve): Promise<void> =>
  writeFile(path, await paint(curveScene(curve)));
