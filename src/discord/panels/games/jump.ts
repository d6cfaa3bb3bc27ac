import type { Match } from '../../../table/types.ts';

type Where = Pick<Match, 'guildId' | 'channelId' | 'boardMessageId' | 'lobbyMessageId'>;

/** The address of a match's newest message with its board, or with its lobby; of the channel where there is none yet. */
export function jump({ guildId, channelId, boardMessageId, lobbyMessageId }: Where): string {
  const message = boardMessageId ?? lobbyMessageId;
  const channel = `https://discord.com/channels/${guildId ?? '@me'}/${channelId}`;
  return message === null ? channel : `${channel}/${message}`;
}
