import type { Channel, StoredMessage } from 'local-discord';
import { boardOf } from '../harness/chaos/sights.ts';

/** Messages with the board of a revision, or with the result, oldest first: the lobby has a picture too. */
export const boardsIn = ({ messages }: Pick<Channel, 'messages'>): readonly StoredMessage[] =>
  messages.filter(({ attachments }) => attachments.some(({ filename }) => boardOf(filename)));
