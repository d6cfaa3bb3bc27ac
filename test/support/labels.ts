import { safeName } from '../../src/stage/names.ts';

/** Names as long, as wide and as strange as people have them. */
export const LONG_NAMES = [
  'Wolfeschlegelsteinhausenbergerdorff',
  '****************************',
  '👩‍👩‍👧‍👦'.repeat(30),
  '@@@@@@@@@@@@@@@@@@@@@@@@@@@@',
].map(name => safeName(name));

/** Names that are cut in pictures, in every script. */
export const WIDE_NAMES = [
  'Maximiliana da Ribeira do Porto',
  'W'.repeat(200),
  '김민수민수민수민수민수민수민수민수',
  '👩‍👩‍👧‍👦'.repeat(30),
];

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]/u;

/** Columns of a line in a terminal, counted without the code that lays it out. */
export const width = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/**
 * Checks that a text is not empty, not too long and without unfilled parts. A matcher would be slower over some hundred
 * thousand calls.
 */
export const fits = (text: string, longest: number): void => {
  if (text === '' || text.length > longest || /undefined|NaN|null|\[object| {2}/.test(text))
    throw new Error(`${text.length} of ${longest} characters: ${text}`);
};

/** The same, and nothing of it cut off. */
export const whole = (text: string, longest = 80): void => {
  fits(text, longest);
  if (text.includes('…')) throw new Error(text);
};
