import { type Canvas, createCanvas } from 'canvas';
import { drawShape } from './brush.ts';
import type { Shape, Sprite } from './scene.ts';

/** Pixels of all sprites kept at a time: 4 bytes each. */
const ROOM = 7_000_000;

const kept = new Map<string, Canvas>();
const keys = new WeakMap<readonly Shape[], string>();
let pixels = 0;

const keyOf = ({ w, h, shapes }: Sprite): string => {
  const known = keys.get(shapes) ?? JSON.stringify(shapes);
  keys.set(shapes, known);
  return `${w} ${h} ${known}`;
};

/** The sprite as painted before, or painted now; those unused for longest make room. */
export const painted = (sprite: Sprite): Canvas => {
  const key = keyOf(sprite);
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const canvas = createCanvas(sprite.w, sprite.h);
  const context = canvas.getContext('2d');
  for (const shape of sprite.shapes) drawShape(context, shape);
  kept.set(key, canvas);
  pixels += sprite.w * sprite.h;
  makeRoom();
  return canvas;
};

const makeRoom = (): void => {
  for (const [key, canvas] of kept) {
    if (pixels <= ROOM || kept.size === 1) return;
    pixels -= canvas.width * canvas.height;
    kept.delete(key);
    // Its memory is given back at once, not when the collector comes by.
    canvas.width = 0;
  }
};
