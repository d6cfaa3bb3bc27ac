import { LANGUAGES } from '../../../presentation/language/languages.ts';
import { bare, type SearchedText } from '../../../presentation/text/bare.ts';
import type { Match } from '../../../table/match/types.ts';
import { type Context, contextIn, gameOf } from '../../context/context.ts';

/**
 * Separator of typed parts: a punctuation mark, or a word between spaces. The search for a word begins only where the spaces
 * begin.
 */
const BETWEEN = /[,;+&、·]|(?<!\s)\s+(?:and|e|및|와|과|그리고)\s+/i;

const parts = (text: string): string =>
  text
    .split(BETWEEN)
    .map(bare)
    .filter(part => part !== '')
    .sort()
    .join(',');

/** Function that returns a value's labels: in the reader's language, and in other languages that may be typed. */
type Labels = (value: string) => readonly string[];

/**
 * Finds the value that a typed text means: the value itself, written with another case, spaces or order, or one of its labels.
 * Undefined where no value fits, or more than one. The function prepares the text once, and not for each value.
 */
export function meant(
  typed: string,
  values: readonly string[],
  labelsOf: Labels = value => [value],
): string | undefined {
  const text = typed.trim();
  if (values.includes(text)) return text;
  const [ownBare, ownParts] = [bare(text), parts(text)];
  if (ownBare === '') return undefined;
  const known = values.map(value => ({ value, labels: labelsOf(value) }));
  const readings: ((one: (typeof known)[number]) => boolean)[] = [
    ({ labels }) => labels.includes(text),
    ({ value }) => parts(value) === ownParts,
    ({ value }) => bare(value) === ownBare,
    ({ labels }) => labels.some(label => bare(label) === ownBare),
    ({ labels }) => labels.some(label => parts(label) === ownParts),
  ];
  for (const reading of readings) {
    const found = known.filter(reading);
    if (found.length === 1) return found[0]?.value;
  }
  return undefined;
}

/** Returns a function that checks whether a value, or one of its labels, contains the typed text. */
export function beginning(typed: string): (value: string, labels: readonly string[]) => boolean {
  const text = bare(typed);
  return (value, labels) => text === '' || [value, ...labels].some(reading => bare(reading).includes(text));
}

const LATIN = /^\p{Script=Latin}/u;

/** Checks that a text contains a word. A word in Latin letters counts only at the start of one of the text's words. */
export function holds({ bare: whole, starts }: SearchedText, word: string): boolean {
  const anywhere = !LATIN.test(word);
  for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
    if (anywhere || starts.includes(at)) return true;
  return false;
}

/**
 * Returns, for each word, the end of the longest sequence of words that starts there and that one of the texts contains. The
 * end is the index after the sequence's last word. Where no text contains the word, the end is the word's own index.
 * Cost: each word is searched once in each text. The function takes the words from the last to the first. For each place of a
 * word it notes the end of the sequence that begins there.
 * @param atStart true: a sequence that begins with a Latin letter counts only at the start of one of the text's words
 */
export function reach(
  words: readonly string[],
  texts: readonly SearchedText[],
  atStart: boolean,
): readonly number[] {
  const ends = words.map((_, start) => start);
  const anywhere = words.map(word => !atStart || !LATIN.test(word));
  for (const { bare: whole, starts } of texts) {
    const width = whole.length + 1;
    // Most texts have none of the words, and need no notes.
    if (!words.some(word => whole.includes(word))) continue;
    const noted = new Uint16Array((words.length + 1) * width);
    for (let start = words.length - 1; start >= 0; start--) {
      const word = words[start] ?? '';
      for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
        const end = noted[(start + 1) * width + at + word.length] || start + 1;
        noted[start * width + at] = end;
        if (end > (ends[start] ?? 0) && (anywhere[start] || starts.includes(at))) ends[start] = end;
      }
    }
  }
  return ends;
}

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

const pairs = (text: string): ReadonlySet<number> => {
  const found = new Set<number>();
  for (let at = 1; at < text.length; at++) found.add((text.charCodeAt(at - 1) << 16) | text.charCodeAt(at));
  return found;
};

/**
 * Returns a function that measures how similar another text is to this text: 0 to 1, by the pairs of letters in both texts. The
 * texts are letters and digits, as `bare` returns them.
 */
export function likenessTo(text: string): (other: string) => number {
  const own = pairs(text);
  return other => {
    const others = pairs(other);
    let both = 0;
    for (const pair of others) if (own.has(pair)) both += 1;
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
