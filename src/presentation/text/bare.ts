/** Text that a person may type in part, prepared once for many searches. */
export interface SearchedText {
  /** The text's letters and digits, as `bare` returns them. */
  readonly bare: string;
  /** Indexes in `bare` at which a word of the text begins. */
  readonly starts: readonly number[];
}

export function readingOf(text: string): SearchedText {
  const tidy = text.normalize('NFKC').toLowerCase();
  const starts: number[] = [];
  let bare = '';
  let end = 0;
  let endsInDigit = false;
  for (const { 0: word, index } of tidy.matchAll(/[\p{L}\p{N}]+/gu)) {
    const between = tidy.slice(end, index);
    if (endsInDigit && /^\p{N}/u.test(word)) bare += /^[\s,;+&、·]+$/.test(between) ? ',' : between;
    starts.push(bare.length);
    bare += word;
    end = index + word.length;
    endsInDigit = /\p{N}$/u.test(word);
  }
  return { bare, starts };
}

/**
 * Reduces a text to letters and digits in lower case, so that "Red 3", "red-3" and "red3" become the same. Characters between
 * two digits stay, since "13", "1,3" and "1-3" differ.
 */
export const bare = (text: string): string => readingOf(text).bare;
