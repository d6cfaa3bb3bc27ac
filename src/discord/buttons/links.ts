import type { Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import { GAMES_WORDS } from '../words/index.ts';
import type { LinkButton } from './components.ts';

type Where = Pick<Match, 'guildId' | 'channelId' | 'boardMessageId' | 'lobbyMessageId'>;

/** The address of a match's newest message with its board, or with its lobby; of the channel where there is none yet. */
export function jump({ guildId, channelId, boardMessageId, lobbyMessageId }: Where): string {
  const message = boardMessageId ?? lobbyMessageId;
  const channel = `https://discord.com/channels/${guildId ?? '@me'}/${channelId}`;
  return message === null ? channel : `${channel}/${message}`;
}

/** The way to the next game that waits for the person, where another one does. */
export async function nextGame(
  { table, language }: Room,
  personId: string,
  matchId: string,
): Promise<readonly LinkButton[]> {
  const next = await table.archive.next(personId, matchId);
  return next ? [{ label: GAMES_WORDS[language].lists.next, url: jump(next.match) }] : [];
}
