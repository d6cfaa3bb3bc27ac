import type { Channel, StoredMessage } from 'local-discord';

/** Messages with the board of a revision, oldest first: the lobby has a picture too. */
export const boardsIn = ({ messages }: Pick<Channel, 'messages'>): readonly StoredMessage[] =>
  messages.filter(({ attachments }) => attachments.some(({ filename }) => /-\d+\.png$/.test(filename)));
