/**
 * Letters and digits alone, in lower case: "Red 3", "red-3" and "red3" are the same to a reader. What stands between two
 * digits stays, since "13" is not "1,3" and "1-3" is neither.
 */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, (between, at: number, whole: string) => {
      const parts = /^\p{N}/u.test(whole.slice(at + between.length)) && /\p{N}$/u.test(whole.slice(0, at));
      return !parts ? '' : /^[\s,;+&、·]+$/.test(between) ? ',' : between;
    });

/** The parts of a list, in one order. */
const parts = (text: string): string =>
  text
    .split(/[,;+&、·]|\s+(?:and|e|및|와|과|그리고)\s+/i)
    .map(bare)
    .filter(part => part !== '')
    .sort()
    .join(',');

/** A value's labels: in the reader's language, and in others that may be typed. */
export type Labels = (value: string) => readonly string[];

/**
 * The value that a text means: written exactly, or loosely (case, spaces, order of a list), or as one of its labels
 * reads. Undefined where it means none of them, or more than one.
 */
export function meant(
  typed: string,
  values: readonly string[],
  labelsOf: Labels = value => [value],
): string | undefined {
  const text = typed.trim();
  if (values.includes(text)) return text;
  const readings: ((value: string) => boolean)[] = [
    value => labelsOf(value).includes(text),
    value => parts(value) === parts(text),
    value => bare(value) === bare(text),
    value => labelsOf(value).some(label => bare(label) === bare(text)),
    value => labelsOf(value).some(label => parts(label) === parts(text)),
  ];
  if (bare(text) === '') return undefined;
  for (const reading of readings) {
    const found = values.filter(reading);
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** Whether a choice belongs in the list while this much of it is typed. */
export const begins = (typed: string, value: string, labels: readonly string[]): boolean => {
  const text = bare(typed);
  return text === '' || [value, ...labels].some(reading => bare(reading).includes(text));
};

/** A text in which words are looked for. */
export interface SearchedText {
  readonly text: string;
  readonly bare: string;
}

export const readingOf = (text: string): SearchedText => ({ text, bare: bare(text) });

/** Whether a bare word stands in a text; of a word in letters that part words by spaces, where one of its words begins. */
export const holds = ({ text, bare: whole }: SearchedText, word: string, atStart = true): boolean =>
  whole.includes(word) &&
  (!atStart ||
    !/^\p{Script=Latin}/u.test(word) ||
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => bare(text.slice(index)).startsWith(word)));

/** From each word on, the end of the longest run of words that stands in one of these texts; the word itself where none does. */
export const reach = (
  words: readonly string[],
  texts: readonly SearchedText[],
  atStart: boolean,
): readonly number[] =>
  words.map((_, start) => {
    for (let end = words.length; end > start; end--) {
      const run = words.slice(start, end).join('');
      if (texts.some(text => holds(text, run, atStart))) return end;
    }
    return start;
  });

/**
 * In how few runs all words are found in some parts, given what each part reaches: "build red 3" in two, where one part is
 * "Build" and another "red 3". Undefined where a word is in none.
 */
export function runs(length: number, reaches: readonly (readonly number[])[]): number | undefined {
  let found = 0;
  for (let start = 0; start < length; found++) {
    const end = reaches.reduce((most, ends) => Math.max(most, ends[start] ?? 0), start);
    if (end === start) return undefined;
    start = end;
  }
  return found;
}

const pairs = (text: string): readonly string[] => {
  const letters = [...bare(text)];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
};

/** How much other texts have in common with this one, letter pair by letter pair: 0 to 1. */
export function likenessTo(text: string): (other: string) => number {
  const own = new Set(pairs(text));
  return other => {
    const others = new Set(pairs(other));
    const both = [...others].filter(pair => own.has(pair)).length;
    return own.size + others.size === 0 ? 0 : (2 * both) / (own.size + others.size);
  };
}
