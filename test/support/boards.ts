import type { Channel, StoredMessage } from '../../src/local-discord/index.ts';

/** Messages with the board of a revision, oldest first: the lobby has a picture too. */
export const boardsIn = ({ messages }: Pick<Channel, 'messages'>): readonly StoredMessage[] =>
  messages.filter(({ attachments }) => attachments.some(({ filename }) => /-\d+\.png$/.test(filename)));
