import type { Channel, StoredMessage } from 'local-discord';
import { boardOf } from '../harness/chaos/sights.ts';

/** Returns the messages with the board of a revision, or with the result, oldest first. A lobby's picture does not count. */
export const boardsIn = ({ messages }: Pick<Channel, 'messages'>): readonly StoredMessage[] =>
  messages.filter(({ attachments }) => attachments.some(({ filename }) => boardOf(filename)));
