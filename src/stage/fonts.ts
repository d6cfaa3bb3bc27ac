import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, registerFont } from 'canvas';
import { LRUCache } from 'lru-cache';
import { coverageOf } from './coverage.ts';
import type { Weight } from './scene.ts';

const FAMILY = 'Nunito';
/** Korean, for names that the first family cannot write. */
const OTHER_FAMILY = 'Nanum Gothic';
interface Face {
  readonly weight: string;
  readonly file: string;
  readonly other: string;
}
const FACES: Readonly<Record<Weight, Face>> = {
  bold: { weight: '700', file: '700Bold/Nunito_700Bold.ttf', other: '700Bold/NanumGothic_700Bold.ttf' },
  black: {
    weight: '900',
    file: '900Black/Nunito_900Black.ttf',
    other: '800ExtraBold/NanumGothic_800ExtraBold.ttf',
  },
};

// node-canvas takes a font only if it is registered before the first canvas is made.
const { resolve } = createRequire(import.meta.url);
for (const { weight, file, other } of Object.values(FACES)) {
  registerFont(resolve(`@expo-google-fonts/nunito/${file}`), { family: FAMILY, weight });
  registerFont(resolve(`@expo-google-fonts/nanum-gothic/${other}`), { family: OTHER_FAMILY, weight });
}

const covered = [FACES.black.file, FACES.black.other].flatMap((file, index) =>
  coverageOf(readFileSync(resolve(`@expo-google-fonts/${index === 0 ? 'nunito' : 'nanum-gothic'}/${file}`))),
);

/**
 * As much of a text as our fonts can write, so that it looks the same on every machine; what they lack would be painted
 * as boxes or in whatever font is there. Empty where nothing is left.
 */
export const writable = (words: string): string =>
  Array.from(graphemes.segment(words), part => part.segment)
    .filter(part => Array.from(part).every(has))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

const has = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return covered.some(([from, to]) => from <= code && code <= to);
};

/** A font as a canvas context takes it. */
export const font = (size: number, weight: Weight): string =>
  `${FACES[weight].weight} ${size}px "${FAMILY}", "${OTHER_FAMILY}"`;

/** Height of a capital, as a part of the font size. */
export const CAPITAL = 0.705;

const ruler = createCanvas(1, 1).getContext('2d', { alpha: false });

/** Measured lately: names never end. */
const widths = new LRUCache<string, number>({ max: 5000 });

/** Width in pixels when painted. */
export const textWidth = (words: string, size: number, weight: Weight): number => {
  const key = `${size} ${weight} ${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ruler.font = font(size, weight);
  const { width } = ruler.measureText(words);
  widths.set(key, width);
  return width;
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** As much of the words as fits the width, cut between graphemes and ended by an ellipsis. */
export const fitted = (words: string, width: number, size: number, weight: Weight): string => {
  if (textWidth(words, size, weight) <= width) return words;
  const parts = Array.from(graphemes.segment(words), part => part.segment);
  const fits = (count: number) =>
    textWidth(`${parts.slice(0, count).join('').trimEnd()}…`, size, weight) <= width;
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return `${parts.slice(0, low).join('').trimEnd()}…`;
};
