const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Matches texts of Latin letters and punctuation: each character is one grapheme, and one column wide in a terminal. */
const PLAIN = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/**
 * Checks that a text has only Latin letters and punctuation. Most texts do, and `Intl.Segmenter` takes a hundred times as long
 * as this check.
 */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Splits a text into graphemes, each of which people see as one character. */
export const graphemesOf = (text: string): readonly string[] =>
  isPlain(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
