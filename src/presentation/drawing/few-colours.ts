import { Canvas, createCanvas } from 'canvas';

const COLOURS = 256;
/** Number of palette colours chosen first: the most frequent colours of the picture, such as paper, walls and sky. */
const EXACT = 184;
/**
 * Least difference in one channel between two of the first 184 palette colours. Rarer colours, at the edges of letters, need a
 * larger difference.
 */
const APART = 3;
const EDGES_APART = 26;

/**
 * Palettes of running encodings. On another thread, node-canvas holds only a bare pointer to the palette, so a
 * garbage-collected palette would give wrong colours.
 */
const inUse = new Set<Uint8ClampedArray>();

type Channels = readonly [number, number, number];
const channels = (word: number): Channels => [word & 255, (word >> 8) & 255, (word >> 16) & 255];

/**
 * Encodes opaque pixels (RGBA, row by row) as a PNG with a palette. Its file is a third of the size of a PNG without a palette.
 */
export const inFewColours = (data: Uint8Array, width: number, height: number): Promise<Buffer> => {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const counts = countsOf(pixels);
  const palette = paletteOf(counts);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { pixelFormat: 'A8' });
  const image = context.createImageData(width, height);
  mapped(pixels, palette, image.data);
  context.putImageData(image, 0, 0);
  const colours = new Uint8ClampedArray(palette.flatMap(colour => [...colour, 255]));
  inUse.add(colours);
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, png: Buffer): void => {
      inUse.delete(colours);
      if (error) reject(error);
      else resolve(png);
    };
    canvas.toBuffer(done, 'image/png', {
      palette: colours,
      compressionLevel: 6,
      filters: Canvas.PNG_FILTER_NONE,
    });
  });
};

/** Reports each run of equal pixels. The loops are plain, since an iterator over millions of pixels takes a second. */
const eachRun = (pixels: Uint32Array, run: (word: number, from: number, to: number) => void): void => {
  const length = pixels.length;
  for (let at = 0; at < length; ) {
    const word = pixels[at] ?? 0;
    let end = at + 1;
    while (end < length && pixels[end] === word) end += 1;
    run(word, at, end);
    at = end;
  }
};

const countsOf = (pixels: Uint32Array): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  eachRun(pixels, (word, from, to) => counts.set(word, (counts.get(word) ?? 0) + to - from));
  return counts;
};

const paletteOf = (counts: ReadonlyMap<number, number>): readonly Channels[] => {
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => channels(word));
  const taken: Channels[] = [];
  const takeUpTo = (most: number, apart: number): void => {
    for (const colour of byCount) {
      if (taken.length >= most) return;
      if (!taken.some(other => isNear(colour, other, apart))) taken.push(colour);
    }
  };
  takeUpTo(EXACT, APART);
  takeUpTo(COLOURS, EDGES_APART);
  return taken;
};

const isNear = (one: Channels, other: Channels, apart: number): boolean =>
  Math.abs(one[0] - other[0]) < apart &&
  Math.abs(one[1] - other[1]) < apart &&
  Math.abs(one[2] - other[2]) < apart;

const mapped = (pixels: Uint32Array, palette: readonly Channels[], into: Uint8ClampedArray): void => {
  const nearest = new Map<number, number>();
  eachRun(pixels, (word, from, to) => {
    let index = nearest.get(word);
    if (index === undefined) {
      index = nearestIn(palette, channels(word));
      nearest.set(word, index);
    }
    into.fill(index, from, to);
  });
};

const nearestIn = (palette: readonly Channels[], [r, g, b]: Channels): number => {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  palette.forEach(([red, green, blue], index) => {
    const far = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + (b - blue) ** 2;
    if (far < least) [best, least] = [index, far];
  });
  return best;
};
