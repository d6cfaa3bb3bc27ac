/** The game's own spelling of what was typed by hand, known or not. */
import { LANGUAGES } from '../../src/present/languages.ts';
import { portoWords } from '../../src/present/porto/words/all.ts';

/** The colours as any of the languages calls them. */
const COLOURS = new Map(
  LANGUAGES.flatMap(language =>
    Object.entries(portoWords(language).cards.colours).map(([colour, word]) => [word, colour] as const),
  ),
);

/** `Red 3`, `red3`, `빨간색 3`, `vermelho 3` → `red-3`. */
export const card = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(
      /^(\p{L}+)[\s_-]*(\d+)$/u,
      (_, word: string, value: string) => `${COLOURS.get(word) ?? word}-${value}`,
    )
    .replace(/\s+/g, '-');

/** `l 4` → `L4`. */
export const house = (typed: string): string => typed.replace(/[\s_-]+/g, '').toUpperCase();

/** `3 , 1` → `1,3`; text without digits stays as it is. */
export const slots = (typed: string): string => {
  const numbers = typed.match(/\d+/g);
  return numbers ? [...new Set(numbers.map(Number))].sort((a, b) => a - b).join(',') : typed.trim();
};

/** `Side 1, houses blue` → `houses-blue,side-1`. */
export const contracts = (typed: string): string =>
  typed
    .split(',')
    .map(name =>
      name
        .trim()
        .toLowerCase()
        .replace(/[\s_-]+/g, '-'),
    )
    .filter(name => name !== '')
    .sort()
    .join(',');
