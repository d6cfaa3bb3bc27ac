import type { Catalog, Entry } from './catalog.ts';
import { asSentence, leastLengthOf } from './messages.ts';

/** Returns true for a text that should differ between languages. Names and words that many languages share need not. */
const isSentence = (text: string): boolean =>
  (text.replace(/\{[^}]*\}|`[^`]*`/g, ' ').match(/\p{L}{2,}/gu) ?? []).length >= 3;

export function look({ language, entries }: Catalog) {
  return {
    lacking: entries.filter(({ isWritten }) => !isWritten),
    /** Translations of several words that equal the English text. */
    asEnglish: entries.filter(
      ({ isWritten, text, english }) =>
        language !== 'en' && isWritten && text === english && isSentence(text),
    ),
    tooLong: entries.filter(entry => lengthOf(entry) > entry.limit),
    sentences: entries.length,
  };
}

/** Returns the length of a sentence without its arguments. Of several variants, the longest counts. */
export function lengthOf({ text, id }: Pick<Entry, 'text' | 'id'>): number {
  const sentence = asSentence(id, text);
  return typeof sentence === 'string' || !sentence.value ? 0 : leastLengthOf(sentence.value);
}
