import type { Channel, StoredMessage } from 'local-discord';

/** Messages with the board of a revision, or with the result, oldest first: the lobby has a picture too. */
export const boardsIn = ({ messages }: Pick<Channel, 'messages'>): readonly StoredMessage[] =>
  messages.filter(({ attachments }) =>
    attachments.some(({ filename }) => /-\d+(?:-result)?\.png$/.test(filename)),
  );
