/**
 * Code point of the first mark. A mark before a text encodes the text's number, and another mark ends it. No language uses
 * these code points.
 */
const FIRST = 0xf0000;
const LAST = 0xffffd;
const END = String.fromCodePoint(0x100000);

export const marked = (text: string, number: number): string =>
  `${String.fromCodePoint(FIRST + number)}${text}${END}`;

const MARKS = /[\u{f0000}-\u{ffffd}\u{100000}]/gu;

export const bare = (text: string): string => text.replace(MARKS, '');

export const firstMarks = (text: string): string =>
  /^[\u{f0000}-\u{ffffd}\u{100000}]*/u.exec(text)?.[0] ?? '';

/** Adds the first marks of `text` to `as`, the same text rewritten or cut. */
export const withFirstMarks = (text: string, as: string): string =>
  as === bare(text) ? text : firstMarks(text) + as;

export function bareAll<T>(value: T): T {
  if (typeof value === 'string') return bare(value) as T & string;
  if (Array.isArray(value)) return value.map(bareAll) as T & unknown[];
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, bareAll(each)])) as T;
}

/** Returns the meaning of a character: a text's number, or the end of a text. Undefined: the character is plain. */
const meant = (letter: string): number | 'end' | undefined => {
  if (letter === END) return 'end';
  const code = letter.codePointAt(0) ?? 0;
  return code >= FIRST && code <= LAST ? code - FIRST : undefined;
};

export const numbersIn = (text: string): readonly number[] =>
  Array.from(text).flatMap(letter => {
    const found = meant(letter);
    return typeof found === 'number' ? found : [];
  });

/** Characters that belong to the same texts of the catalogue. The number of the innermost text comes last. */
export interface Stretch {
  readonly text: string;
  readonly numbers: readonly number[];
}

/** Splits a marked text into parts with equal numbers. A text whose end was cut off continues to the end of the whole. */
export function stretches(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let [open, written]: [readonly number[], string] = [[], ''];
  const close = (next: readonly number[]) => {
    if (written !== '') found.push({ text: written, numbers: open });
    [open, written] = [next, ''];
  };
  for (const letter of text) {
    const found = meant(letter);
    if (found === undefined) written += letter;
    else close(found === 'end' ? open.slice(0, -1) : [...open, found]);
  }
  close([]);
  return found;
}
