/**
 * Invisible character at the beginning of the name of the reader's own seat: "You". No person's name keeps this character
 * (src/presentation/text/names.ts). A sentence with such a name has a form of its own (src/presentation/catalogue).
 */
const MARK = '\u2063';

/** Returns the name of the reader's own seat. @param you the word for the reader, such as "You" */
export const readerNamed = (you: string): string => MARK + you;

/** Checks that a name, or a text with a name, speaks to the reader. */
export const isReader = (text: string): boolean => text.includes(MARK);

/** Removes the mark of the reader's own seat. */
export const unmarked = (text: string): string => text.replaceAll(MARK, '');

/** Courtesy titles after a name. The word for the reader has none. */
const TITLED = new RegExp(`(${MARK}[^\\s*]+?)(\\*\\*)?(?: 님|さん)`, 'gu');
/** Matches the word for the reader in the middle of a sentence, where it has a small letter: "taken by you". */
const INSIDE = new RegExp(`(?<=[^\\s*.!?][\\s*]*)${MARK}\\p{Lu}`, 'gu');

/** Returns a finished sentence without the marks: without titles, and with a small letter within the sentence. */
export const spokenTo = (sentence: string): string =>
  isReader(sentence)
    ? unmarked(sentence.replace(TITLED, '$1$2').replace(INSIDE, word => word.toLowerCase()))
    : sentence;
