import { type Canvas, createCanvas } from 'canvas';
import type { PatternName } from './scene.ts';

/** Side of one tile in pixels. */
export const TILE = 20;

type Pen = ReturnType<Canvas['getContext']>;

/** One tile of a pattern that repeats without a seam. */
export const tile = (name: PatternName, ground: string, ink: string): Canvas => {
  const canvas = createCanvas(TILE, TILE);
  const pen = canvas.getContext('2d', { alpha: false });
  pen.fillStyle = ground;
  pen.fillRect(0, 0, TILE, TILE);
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  pen.lineWidth = 2;
  INKED[name](pen);
  return canvas;
};

const half = TILE / 2;

const INKED: Readonly<Record<PatternName, (pen: Pen) => void>> = {
  diamonds: pen => {
    pen.beginPath();
    pen.moveTo(half, 2);
    pen.lineTo(TILE - 2, half);
    pen.lineTo(half, TILE - 2);
    pen.lineTo(2, half);
    pen.closePath();
    pen.stroke();
    pen.fillRect(half - 2, half - 2, 4, 4);
  },
  crosses: pen => {
    pen.fillRect(half - 1.5, 4, 3, TILE - 8);
    pen.fillRect(4, half - 1.5, TILE - 8, 3);
  },
  dots: pen => {
    for (const [x, y] of [
      [5, 5],
      [15, 15],
    ] as const) {
      pen.beginPath();
      pen.arc(x, y, 2.75, 0, 2 * Math.PI);
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
    }
  },
  stripes: pen => {
    pen.lineWidth = 3;
    for (const shift of [-half, 0, half, TILE]) {
      pen.beginPath();
      pen.moveTo(shift - 4, -4);
      pen.lineTo(shift + TILE + 4, TILE + 4);
      pen.stroke();
    }
  },
  stones: pen => {
    pen.fillRect(0, TILE - 2, TILE, 2);
    pen.fillRect(0, half - 2, TILE, 2);
    pen.fillRect(4, 0, 2, half);
    pen.fillRect(14, half, 2, half);
  },
};
