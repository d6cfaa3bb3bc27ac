import type { Entry } from './catalog.ts';
import { asSentence, leastLengthOf } from './messages.ts';

/** Returns the least length of a sentence, whatever its arguments. Where it has several variants, the longest counts. */
export function lengthOf({ text, id }: Pick<Entry, 'text' | 'id'>): number {
  const sentence = asSentence(id, text);
  return typeof sentence === 'string' || !sentence.value ? 0 : leastLengthOf(sentence.value);
}
