import type { Entry } from './catalog.ts';
import { leastLength } from './limits.ts';
import { asSentence, leastLengthOf } from './messages.ts';

/** As many characters as a sentence has at least, whatever is filled in: the longest way to say it where there are several. */
export function lengthOf({ text, message }: Pick<Entry, 'text' | 'message'>): number {
  if (!message) return leastLength(text);
  const sentence = asSentence(message.id, text);
  return typeof sentence === 'string' || !sentence.value ? 0 : leastLengthOf(sentence.value);
}
