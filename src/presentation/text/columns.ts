/** Lays out plain text in a terminal's columns; characters of wide scripts and emoji take two columns. */

import { graphemesOf, isPlain } from './graphemes.ts';

const WIDTH = 80;
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\ufe0f/u;

const columnsOf = (grapheme: string): number => (WIDE.test(grapheme) ? 2 : 1);

export const widthOf = (text: string): number =>
  isPlain(text) ? text.length : graphemesOf(text).reduce((sum, grapheme) => sum + columnsOf(grapheme), 0);

/** Cuts or pads a text to a number of columns; an ellipsis marks a cut text. */
export const padded = (text: string, columns: number): string => {
  const whole = widthOf(text);
  if (whole <= columns) return text + ' '.repeat(columns - whole);
  let out = '';
  let used = 0;
  for (const grapheme of graphemesOf(text)) {
    const width = columnsOf(grapheme);
    if (used + width > columns - 1) break;
    out += grapheme;
    used += width;
  }
  return `${out}…${' '.repeat(columns - 1 - used)}`;
};

/** Breaks text after a heading into lines of at most 80 columns. Later lines are indented to the first word after the heading. */
export const wrapped = (heading: string, words: readonly string[], gap = '  '): string[] => {
  const indent = ' '.repeat(widthOf(heading));
  const lines: string[] = [];
  let line = heading;
  for (const word of words) {
    const fresh = line === heading || line === indent;
    const next = fresh ? line + word : line + gap + word;
    if (!fresh && widthOf(next) > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = next;
  }
  return [...lines, line].map(done => done.trimEnd());
};
