import type { Entry } from './catalog.ts';
import { asSentence, leastLengthOf } from './messages.ts';

/** Returns the length of a sentence without its arguments. Of several variants, the longest counts. */
export function lengthOf({ text, id }: Pick<Entry, 'text' | 'id'>): number {
  const sentence = asSentence(id, text);
  return typeof sentence === 'string' || !sentence.value ? 0 : leastLengthOf(sentence.value);
}
