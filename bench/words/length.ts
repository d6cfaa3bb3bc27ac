import type { Entry } from './catalog.ts';
import { asSentence, leastLengthOf } from './messages.ts';

/** As many characters as a sentence has at least, whatever is filled in: the longest way to say it where there are several. */
export function lengthOf({ text, id }: Pick<Entry, 'text' | 'id'>): number {
  const sentence = asSentence(id, text);
  return typeof sentence === 'string' || !sentence.value ? 0 : leastLengthOf(sentence.value);
}
