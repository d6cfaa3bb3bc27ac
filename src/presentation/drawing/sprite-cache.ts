import { type Canvas, createCanvas } from 'canvas';
import { LRUCache } from 'lru-cache';
import type { Drawn, Sprite, Text } from '../shapes/scene.ts';
import { type Canvas2D, drawItem, drawText } from './draw-shape.ts';

/** Largest number of pixels of all cached sprites and texts together, at 4 bytes each. Landscapes are not counted. */
const ROOM = 1_500_000;
/**
 * Largest number of landscapes (opaque sprites) in the cache. Their canvases are used again, since new canvases fragment
 * memory.
 */
const LANDSCAPES = 3;
/** Pixels around a text's box, for letters that reach below their line. */
const MARGIN = 14;

const kept = new LRUCache<string, Canvas>({
  maxSize: ROOM,
  sizeCalculation: ({ width, height }) => width * height,
  // Setting the width to 0 frees the canvas's memory immediately, without the garbage collector.
  dispose: canvas => {
    canvas.width = 0;
  },
});
const landscapes = new LRUCache<string, Canvas>({ max: LANDSCAPES });
const keys = new WeakMap<
  readonly Drawn[],
  { readonly w: number; readonly h: number; readonly key: string }
>();

const keyOf = ({ w, h, items, opaque }: Sprite): string => {
  const known = keys.get(items);
  if (known?.w === w && known.h === h) return known.key;
  const key = JSON.stringify([w, h, opaque === true, items]);
  keys.set(items, { w, h, key });
  return key;
};

/**
 * Returns the canvas of a sprite from the cache, or draws the sprite and keeps its canvas. A full cache drops the sprite that
 * was unused for longest.
 */
export const cachedSprite = (sprite: Sprite): Canvas =>
  keptAs(keyOf(sprite), sprite.w, sprite.h, !sprite.opaque, context => {
    for (const item of sprite.items) drawItem(context, item);
  });

/**
 * Returns the canvas of a text from the cache, or draws the text. The result includes the position of the canvas's upper left
 * corner.
 */
export const lettered = (item: Text): { readonly canvas: Canvas; readonly x: number; readonly y: number } => {
  const [left, top] = [Math.floor(item.x), Math.floor(item.y)];
  const box = { x: MARGIN + item.x - left, y: MARGIN + item.y - top, w: item.w, h: item.h };
  const { text, size, weight, align, fill, edge, clip } = item;
  const [w, h] = [Math.ceil(item.w) + 2 * MARGIN + 1, Math.ceil(item.h) + 2 * MARGIN + 1];
  const key = `${size} ${weight} ${align} ${fill} ${edge} ${clip} ${box.x} ${box.y} ${box.w} ${box.h} ${text}`;
  const canvas = keptAs(key, w, h, true, context => drawText(context, { ...item, ...box }));
  return { canvas, x: left - MARGIN, y: top - MARGIN };
};

const keptAs = (
  key: string,
  w: number,
  h: number,
  alpha: boolean,
  draw: (context: Canvas2D) => void,
): Canvas => {
  const shelf = alpha ? kept : landscapes;
  const known = shelf.get(key);
  if (known) return known;
  const canvas = alpha ? createCanvas(w, h) : usedAgain(w, h);
  draw(canvas.getContext('2d', { alpha }));
  shelf.set(key, canvas);
  return canvas;
};

/** Returns a new canvas while the cache has room. A full cache gives the cleared canvas of the landscape unused for longest. */
const usedAgain = (w: number, h: number): Canvas => {
  const canvas = landscapes.size < LANDSCAPES ? undefined : landscapes.pop();
  if (!canvas) return createCanvas(w, h);
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  canvas.getContext('2d').clearRect(0, 0, w, h);
  return canvas;
};
