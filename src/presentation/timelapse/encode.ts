import { createRequire } from 'node:module';
import { pixelsOf } from '../drawing/paint.ts';
import type { Scene } from '../shapes/scene.ts';

// The package's two builds export different things; `require` always takes the build for Node.
const gifenc: typeof import('gifenc') = createRequire(import.meta.url)('gifenc');

/** Possible widths of a frame in pixels. The GIF has the largest width whose file stays within the limit. */
const WIDTHS = [720, 540, 405];
/** Number of frames above which the largest width would take too long to encode. */
const FEW = 40;
/** Milliseconds that a frame is shown. In a long game, each frame is shown for a shorter time. */
const DELAY = 420;
const LONGEST = 26_000;
const LAST = 3_500;
/** Number of colours in the palette, besides one index for pixels that have not changed since the previous frame. */
const COLOURS = 255;
const SAMPLES = 4;

/** Encodes scenes as an animated GIF of at most `most` bytes. `done`: reports the share of the work that is done, from 0 to 1. */
export const encode = (scenes: readonly Scene[], most: number, done: (part: number) => void): Uint8Array => {
  if (scenes.length === 0) throw new Error('nothing to be seen');
  const widths = scenes.length > FEW ? WIDTHS.slice(1) : WIDTHS;
  for (const [round, width] of widths.entries()) {
    const gif = encoded(scenes, width, round === 0 ? done : () => undefined);
    if (gif.length <= most) return gif;
  }
  throw new Error('no time-lapse is small enough');
};

const encoded = (scenes: readonly Scene[], width: number, done: (part: number) => void): Uint8Array => {
  const palette = paletteOf(scenes, width);
  const gif = gifenc.GIFEncoder();
  const delay = Math.min(DELAY, LONGEST / scenes.length);
  let before: Uint8Array | undefined;
  for (const [index, scene] of scenes.entries()) {
    const { data, width: w, height: h } = pixelsOf(scene, width);
    const now = gifenc.applyPalette(data, palette);
    const first = before === undefined;
    gif.writeFrame(before ? changes(before, now) : now, w, h, {
      ...(first ? { palette: [...palette, [0, 0, 0]] } : {}),
      delay: index === scenes.length - 1 ? LAST : delay,
      transparent: !first,
      transparentIndex: COLOURS,
      dispose: 1,
    });
    before = now;
    done((index + 1) / scenes.length);
  }
  gif.finish();
  return gif.bytes();
};

/** Returns one palette for all frames, computed from a few frames. The first and the last frame are among them. */
const paletteOf = (scenes: readonly Scene[], width: number): [number, number, number][] => {
  const count = Math.min(SAMPLES, scenes.length);
  const samples = Array.from({ length: count }, (_, at) => {
    const scene = scenes[Math.round((at * (scenes.length - 1)) / Math.max(1, count - 1))];
    if (!scene) throw new Error('a time-lapse without scenes');
    return pixelsOf(scene, Math.round(width / 2)).data;
  });
  const palette = gifenc.quantize(Buffer.concat(samples), COLOURS);
  while (palette.length < COLOURS) palette.push([0, 0, 0]);
  return palette;
};

const changes = (before: Uint8Array, now: Uint8Array): Uint8Array =>
  now.map((colour, at) => (colour === before[at] ? COLOURS : colour));
