import { createRequire } from 'node:module';
import { createCanvas, registerFont } from 'canvas';
import type { Weight } from './scene.ts';

/** The type shipped with the project: fonts must be registered before the first canvas is made, so before any import makes one. */
const FAMILY = 'Nunito';
const FILES: Readonly<Record<Weight, readonly [weight: string, file: string]>> = {
  bold: ['700', '700Bold/Nunito_700Bold.ttf'],
  black: ['900', '900Black/Nunito_900Black.ttf'],
};

const { resolve } = createRequire(import.meta.url);
for (const [weight, file] of Object.values(FILES)) {
  registerFont(resolve(`@expo-google-fonts/nunito/${file}`), { family: FAMILY, weight });
}

/** A font as a canvas context takes it. */
export const font = (size: number, weight: Weight): string => `${FILES[weight][0]} ${size}px "${FAMILY}"`;

/** Height of a capital, as a part of the font size. */
export const CAPITAL = 0.705;

const ruler = createCanvas(1, 1).getContext('2d', { alpha: false });

/** Width in pixels when painted. */
export const textWidth = (words: string, size: number, weight: Weight): number => {
  ruler.font = font(size, weight);
  return ruler.measureText(words).width;
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
