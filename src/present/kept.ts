import { type Canvas, createCanvas } from 'canvas';
import { drawShape } from './brush.ts';
import { writeText } from './letters.ts';
import type { Drawn, Sprite, Text } from './scene.ts';

/** Pixels of all small things that are kept at a time: 4 bytes each. */
const ROOM = 2_500_000;
/** Opaque sprites are landscapes: few are kept, and their canvases used again, since fresh ones scatter memory. */
const LANDSCAPES = 4;
/** Room around a text's box, where letters reach below their line. */
const MARGIN = 14;

const kept = new Map<string, Canvas>();
const landscapes = new Map<string, Canvas>();
/** A sprite's content in words, written once for each list of items. */
const keys = new WeakMap<
  readonly Drawn[],
  { readonly w: number; readonly h: number; readonly key: string }
>();
let pixels = 0;

const keyOf = ({ w, h, items, opaque }: Sprite): string => {
  const known = keys.get(items);
  if (known?.w === w && known.h === h) return known.key;
  const key = JSON.stringify([w, h, opaque === true, items]);
  keys.set(items, { w, h, key });
  return key;
};

/** The sprite as painted before, or painted now; those unused for longest make room. */
export const painted = (sprite: Sprite): Canvas =>
  keptAs(keyOf(sprite), sprite.w, sprite.h, !sprite.opaque, context => {
    for (const item of sprite.items) {
      if (item.type === 'text') writeText(context, item);
      else drawShape(context, item);
    }
  });

/** A text as painted before, with where its picture belongs. */
export const lettered = (item: Text): { readonly canvas: Canvas; readonly x: number; readonly y: number } => {
  const [left, top] = [Math.floor(item.x), Math.floor(item.y)];
  const box = { x: MARGIN + item.x - left, y: MARGIN + item.y - top, w: item.w, h: item.h };
  const { text, size, weight, align, fill, clip } = item;
  const [w, h] = [Math.ceil(item.w) + 2 * MARGIN + 1, Math.ceil(item.h) + 2 * MARGIN + 1];
  const key = `${size} ${weight} ${align} ${fill} ${clip} ${box.x} ${box.y} ${box.w} ${box.h} ${text}`;
  const canvas = keptAs(key, w, h, true, context => writeText(context, { ...item, ...box }));
  return { canvas, x: left - MARGIN, y: top - MARGIN };
};

type Context = ReturnType<Canvas['getContext']>;

const keptAs = (
  key: string,
  w: number,
  h: number,
  alpha: boolean,
  draw: (context: Context) => void,
): Canvas => {
  const shelf = alpha ? kept : landscapes;
  const known = shelf.get(key);
  const canvas = known ?? (shelf === kept ? fresh(w, h) : usedAgain(w, h));
  if (!known) draw(canvas.getContext('2d', { alpha }));
  shelf.delete(key);
  shelf.set(key, canvas);
  return canvas;
};

/** A new canvas; what was unused for longest makes room for it. */
const fresh = (w: number, h: number): Canvas => {
  pixels += w * h;
  for (const [key, canvas] of kept) {
    if (pixels <= ROOM) break;
    pixels -= canvas.width * canvas.height;
    kept.delete(key);
    // Its memory is given back at once, not when the collector comes by.
    canvas.width = 0;
  }
  return createCanvas(w, h);
};

/** The canvas of the landscape unused for longest, empty. */
const usedAgain = (w: number, h: number): Canvas => {
  const [oldest] = landscapes.size < LANDSCAPES ? [] : landscapes;
  if (!oldest) return createCanvas(w, h);
  const [key, canvas] = oldest;
  landscapes.delete(key);
  if (canvas.width !== w) canvas.width = w;
  if (canvas.height !== h) canvas.height = h;
  canvas.getContext('2d').clearRect(0, 0, w, h);
  return canvas;
};
