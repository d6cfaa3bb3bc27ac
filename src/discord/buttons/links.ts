import type { Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import { GAMES_WORDS } from '../words/index.ts';
import type { LinkButton } from './components.ts';

type Where = Pick<Match, 'guildId' | 'channelId' | 'boardMessageId' | 'lobbyMessageId'>;

/**
 * Returns the address of a match's newest message with its board, or with its lobby; of its channel before the first
 * message.
 */
export function jump({ guildId, channelId, boardMessageId, lobbyMessageId }: Where): string {
  const message = boardMessageId ?? lobbyMessageId;
  const channel = `https://discord.com/channels/${guildId ?? '@me'}/${channelId}`;
  return message === null ? channel : `${channel}/${message}`;
}

/** Returns the button to the next game that waits for the person; none where no other does. */
export async function nextGame(
  { table, language }: Room,
  personId: string,
  matchId: string,
): Promise<readonly LinkButton[]> {
  const next = await table.archive.next(personId, matchId);
  return next ? [{ label: GAMES_WORDS[language].lists.next, url: jump(next.match) }] : [];
}
