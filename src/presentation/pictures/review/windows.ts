import { createCanvas, loadImage } from 'canvas';
import type { Box } from '../../shapes/scene.ts';

const AROUND = 90;

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

export async function pixelsIn(png: Buffer): Promise<Pixels> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { alpha: false });
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  // Setting the width to 0 frees the canvas's memory immediately, without the garbage collector.
  canvas.width = 0;
  const words = new Uint32Array(data.buffer, data.byteOffset, image.width * image.height);
  return { width: image.width, height: image.height, data: words };
}

/**
 * Returns the box around all pixels in which two pictures differ. Undefined: the pictures are equal, or have different sizes.
 */
export function differing(one: Pixels, other: Pixels): Box | undefined {
  if (one.width !== other.width || one.height !== other.height) return undefined;
  let [left, top, right, bottom] = [one.width, one.height, -1, -1];
  for (let y = 0; y < one.height; y++) {
    const row = y * one.width;
    for (let x = 0; x < one.width; x++) {
      if (one.data[row + x] === other.data[row + x]) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < 0 ? undefined : { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

/**
 * Enlarges a box by some space on every side, and to the size `least` if it is still smaller. Then moves the result inside the
 * picture.
 */
export function around(
  box: Box,
  least: Pick<Box, 'w' | 'h'>,
  { width, height }: Pick<Pixels, 'width' | 'height'>,
): Box {
  const w = Math.min(width, Math.max(least.w, box.w + 2 * AROUND));
  const h = Math.min(height, Math.max(least.h, box.h + 2 * AROUND));
  const middle = (from: number, size: number, room: number, whole: number): number =>
    Math.round(Math.min(whole - room, Math.max(0, from + size / 2 - room / 2)));
  return { x: middle(box.x, box.w, w, width), y: middle(box.y, box.h, h, height), w, h };
}
