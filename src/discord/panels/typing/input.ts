import { LANGUAGES } from '../../../presentation/language/languages.ts';
import type { Match } from '../../../table/match/types.ts';
import { type Context, contextIn, gameOf } from '../../context/context.ts';

/**
 * Reduces a text to letters and digits in lower case, so that "Red 3", "red-3" and "red3" become the same. Characters between
 * two digits stay, since "13", "1,3" and "1-3" differ.
 */
export const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, (between, at: number, whole: string) => {
      const parts = /^\p{N}/u.test(whole.slice(at + between.length)) && /\p{N}$/u.test(whole.slice(0, at));
      return !parts ? '' : /^[\s,;+&、·]+$/.test(between) ? ',' : between;
    });

const parts = (text: string): string =>
  text
    .split(/[,;+&、·]|\s+(?:and|e|및|와|과|그리고)\s+/i)
    .map(bare)
    .filter(part => part !== '')
    .sort()
    .join(',');

/** Function that returns a value's labels: in the reader's language, and in other languages that may be typed. */
type Labels = (value: string) => readonly string[];

/**
 * Finds the value that a typed text means: the value itself, written with another case, spaces or order, or one of its labels.
 * Undefined where no value fits, or more than one.
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

export const begins = (typed: string, value: string, labels: readonly string[]): boolean => {
  const text = bare(typed);
  return text === '' || [value, ...labels].some(reading => bare(reading).includes(text));
};

export interface SearchedText {
  readonly text: string;
  readonly bare: string;
}

export const readingOf = (text: string): SearchedText => ({ text, bare: bare(text) });

/** Checks that a text contains a word. A word in Latin letters counts only at the start of one of the text's words. */
export const holds = ({ text, bare: whole }: SearchedText, word: string, atStart = true): boolean =>
  whole.includes(word) &&
  (!atStart ||
    !/^\p{Script=Latin}/u.test(word) ||
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(({ index }) => bare(text.slice(index)).startsWith(word)));

/**
 * Returns, for each word, the end of the longest sequence of words that starts there and that one of the texts contains. The
 * end is the index after the sequence's last word. It is the word's own index where no text contains the word.
 */
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
 * Counts the fewest sequences into which the words can be split so that each sequence is in some part of an action. "build red
 * 3" takes two, where one part is "Build" and another "red 3". Undefined where a word is in no part.
 * @param reaches result of `reach` for each part
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

/** Returns a function that measures how similar another text is to this text: 0 to 1, by the pairs of letters in both texts. */
export function likenessTo(text: string): (other: string) => number {
  const own = new Set(pairs(text));
  return other => {
    const others = new Set(pairs(other));
    const both = [...others].filter(pair => own.has(pair)).length;
    return own.size + others.size === 0 ? 0 : (2 * both) / (own.size + others.size);
  };
}

/**
 * Returns a function that lists a value's labels, first in the reader's language, then in all others. A reader may copy a label
 * in any language.
 */
export const labels = (context: Context, match: Match, field: string, view: unknown): Labels => {
  const languages = [context.language, ...LANGUAGES.filter(language => language !== context.language)];
  const presenters = languages.map(language => gameOf(contextIn(context, language), match).presenter);
  return value => presenters.map(presenter => presenter.value(field, value, view));
};
