import { safeName } from '../../src/presentation/text/names.ts';

export const LONG_NAMES = [
  'Wolfeschlegelsteinhausenbergerdorff',
  '****************************',
  '👩‍👩‍👧‍👦'.repeat(30),
  '@@@@@@@@@@@@@@@@@@@@@@@@@@@@',
].map(name => safeName(name));

export const WIDE_NAMES = [
  'Maximiliana da Ribeira do Porto',
  'W'.repeat(200),
  '김민수민수민수민수민수민수민수민수',
  '👩‍👩‍👧‍👦'.repeat(30),
];

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uff00-\uff60]/u;

/** Returns the number of terminal columns of a line, without the bot's layout code. */
export const width = (line: string): number =>
  Array.from(line).reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/**
 * Checks that a text is not empty, not too long and without unfilled parts. A matcher would be slower, since some tests call
 * this a hundred thousand times.
 */
export const fits = (text: string, longest: number): void => {
  if (text === '' || text.length > longest || /undefined|NaN|null|\[object| {2}/.test(text))
    throw new Error(`${text.length} of ${longest} characters: ${text}`);
};

/** Checks a text as `fits` does, and that no part of it was cut off. */
export const whole = (text: string, longest = 80): void => {
  fits(text, longest);
  if (text.includes('…')) throw new Error(text);
};
