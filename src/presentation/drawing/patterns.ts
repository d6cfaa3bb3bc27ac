import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import type { PatternName } from '../shapes/scene.ts';

/** Side of one tile in pixels. */
export const TILE = 23;

/** Functions of a canvas that a pattern needs. */
type Pen = Pick<
  CanvasRenderingContext2D,
  'beginPath' | 'closePath' | 'moveTo' | 'lineTo' | 'arc' | 'fillRect' | 'lineWidth'
> & { fillStyle: unknown; strokeStyle: unknown; fill(): void; stroke(): void };

/** Draws one tile of a pattern on a canvas. The tiles of a pattern repeat without a seam. */
export const tile = (name: PatternName, ground: string, ink: string): Canvas => {
  const canvas = createCanvas(TILE, TILE);
  inked(canvas.getContext('2d', { alpha: false }), name, ground, ink);
  return canvas;
};

/** Draws one tile of a pattern with a pen, which can be a canvas or can write SVG. */
export const inked = (pen: Pen, name: PatternName, ground: string, ink: string): void => {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, TILE, TILE);
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  pen.lineWidth = 2;
  INKED[name](pen);
};

const half = TILE / 2;
const CORNERS = [
  [0, 0],
  [TILE, 0],
  [0, TILE],
  [TILE, TILE],
] as const;

const shape = (pen: Pen, points: readonly (readonly [number, number])[]): void => {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.closePath();
};

const disc = (pen: Pen, x: number, y: number, r: number): void => {
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
};

const diamond = (pen: Pen, x: number, y: number, r: number): void =>
  shape(pen, [
    [x, y - r],
    [x + r, y],
    [x, y + r],
    [x - r, y],
  ]);

/** Functions that draw the patterns, which imitate Portuguese tiles (azulejos). Each tile shows a whole motif. */
const INKED: Readonly<Record<PatternName, (pen: Pen) => void>> = {
  diamonds: pen => {
    diamond(pen, half, half, half - 1.5);
    pen.stroke();
    diamond(pen, half, half, 4);
    pen.fill();
    for (const [x, y] of CORNERS) {
      diamond(pen, x, y, 3.5);
      pen.fill();
    }
  },
  crosses: pen => {
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      disc(pen, half + dx * 4.4, half + dy * 4.4, 3.4);
      pen.fill();
    }
    for (const [x, y] of CORNERS) {
      disc(pen, x, y, 3);
      pen.fill();
    }
  },
  dots: pen => {
    disc(pen, half, half, 6.5);
    pen.stroke();
    disc(pen, half, half, 2.6);
    pen.fill();
    for (const [x, y] of CORNERS) {
      disc(pen, x, y, 3.4);
      pen.fill();
    }
  },
  scales: pen => {
    for (const [x, y] of [
      [half, 0],
      [0, half],
      [TILE, half],
    ] as const) {
      pen.beginPath();
      pen.arc(x, y, half - 1, 0, Math.PI);
      pen.stroke();
      disc(pen, x, y + 4, 1.8);
      pen.fill();
    }
  },
  stripes: pen => {
    pen.lineWidth = 4;
    for (const shift of [-half, 0, half, TILE]) {
      pen.beginPath();
      pen.moveTo(shift - 4, -4);
      pen.lineTo(shift + TILE + 4, TILE + 4);
      pen.stroke();
    }
  },
  'roof tiles': pen => {
    const third = TILE / 3;
    for (const row of [0, 1]) {
      for (let at = -1; at < 4; at++) {
        const x = at * third + (row * third) / 2 + third / 2;
        pen.beginPath();
        pen.arc(x, row * half + 2, third / 2, 0, Math.PI);
        pen.lineWidth = 1.6;
        pen.stroke();
      }
    }
  },
  stones: pen => {
    pen.fillRect(0, TILE - 1.5, TILE, 1.5);
    pen.fillRect(0, half - 1.5, TILE, 1.5);
    pen.fillRect(5, 0, 1.5, half);
    pen.fillRect(16, half, 1.5, half);
  },
  cobbles: pen => {
    for (const [x, y] of [
      [0, 0],
      [half, half],
    ] as const) {
      pen.fillRect(x + 1, y + 1, half - 2.5, half - 2.5);
    }
  },
};
