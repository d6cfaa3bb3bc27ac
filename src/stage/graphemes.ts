const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Latin letters and punctuation: each character is one grapheme, and a column wide in a terminal. */
const PLAIN = /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e]*$/;

/** Checks that a text is plain. Most are, and the segmenter takes a hundred times as long. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Splits a text into graphemes, which people see as one character each. */
export const graphemesOf = (text: string): readonly string[] =>
  isPlain(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
