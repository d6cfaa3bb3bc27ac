import { Canvas, createCanvas } from 'canvas';
import pLimit from 'p-limit';
import type { Item, Scene } from '../shapes/scene.ts';
import { type Canvas2D, drawShape } from './draw-shape.ts';
import { inFewColours } from './few-colours.ts';
import { cachedSprite, lettered } from './sprite-cache.ts';

const canvas = createCanvas(1, 1);
/**
 * Queue for the single canvas. Drawing during an encoding breaks the picture, and resizing during an encoding causes a
 * segmentation fault.
 */
const easel = pLimit(1);

/** Returns the context of the canvas, which gets the given size. */
const canvasOf = (width: number, height: number): Canvas2D => {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  return canvas.getContext('2d', { alpha: false });
};

/**
 * Draws a scene as an opaque PNG, in coarser colours where the file would be too large. Calls wait for each other; encoding
 * leaves the event loop free.
 */
export const paint = (scene: Scene): Promise<Buffer> =>
  easel(() => {
    const context = canvasOf(scene.width, scene.height);
    for (const item of scene.items) draw(context, item);
    if (scene.fewColours) {
      const { data, width, height } = context.getImageData(0, 0, scene.width, scene.height);
      return inFewColours(new Uint8Array(data.buffer), width, height);
    }
    return encode().then(png => (png.length > LARGEST ? encodeCoarsely(context) : png));
  });

/** Largest size in bytes of a picture's file that a phone should load. */
const LARGEST = 350 * 1024;
const FINEST = 0x03030303;

/**
 * Encodes the canvas in coarser colours, which makes the file a fifth smaller. Channels are rounded to steps of four; white and
 * opacity stay exact.
 */
const encodeCoarsely = (context: Canvas2D): Promise<Buffer> => {
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const words = new Uint32Array(image.data.buffer);
  for (let at = 0; at < words.length; at++) words[at] = (words[at] as number) | FINEST;
  context.putImageData(image, 0, 0);
  return encode();
};

/**
 * Returns the pixels of a scene scaled to a width, as RGBA row by row. The call blocks the event loop, so it belongs in a
 * separate process.
 */
export const pixelsOf = (
  scene: Scene,
  width: number,
): { readonly data: Uint8Array; readonly width: number; readonly height: number } => {
  const scale = width / scene.width;
  const height = Math.round(scene.height * scale);
  const context = canvasOf(width, height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  for (const item of scene.items) draw(context, item);
  context.setTransform(1, 0, 0, 1, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return { data: new Uint8Array(data.buffer), width, height };
};

/**
 * Encodes the canvas as a PNG at compression level 3 without filters. Level 3 takes two fifths of level 6's time and gives a
 * fifth more bytes. Filters cost time and bytes, and level 2 gives a twentieth more bytes.
 */
const encode = (): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    canvas.toBuffer((error, png) => (error ? reject(error) : resolve(png)), 'image/png', {
      compressionLevel: 3,
      filters: Canvas.PNG_FILTER_NONE,
    });
  });

const draw = (context: Canvas2D, item: Item): void => {
  if (item.type === 'text') {
    const { canvas: letters, x, y } = lettered(item);
    context.drawImage(letters, x, y);
  } else if (item.type === 'sprite') context.drawImage(cachedSprite(item), item.x, item.y);
  else drawShape(context, item);
};
