import type { Channel, StoredMessage } from 'local-discord';
import { boardOf } from '../../proof/chaos/board-versions.ts';

/** Returns the messages with a board or a result, oldest first. The picture of a lobby is no board. */
export const boardsIn = ({ messages }: Pick<Channel, 'messages'>): readonly StoredMessage[] =>
  messages.filter(({ attachments }) => attachments.some(({ filename }) => boardOf(filename)));
