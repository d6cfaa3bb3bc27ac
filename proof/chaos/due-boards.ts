import type { StoredMessage } from 'local-discord';
import { shardOf } from '../../src/core/work/shards.ts';
import type { Store, StoredMatch } from '../../src/store/index.ts';
import { liveMatches } from '../../test/support/reads.ts';
import { boardOf } from './board-versions.ts';
import { placesOf } from './people-apart.ts';

export interface DueBoard extends Pick<StoredMatch, 'id' | 'rev' | 'channelId'> {}

/** Returns the running games of these shards for each of their places, with the revisions that their boards must show by now. */
export async function dueBoards(
  store: Store,
  shards: ReadonlySet<number> = new Set([0]),
  total = 1,
): Promise<readonly DueBoard[]> {
  const running = (await liveMatches(store)).filter(({ status }) => status === 'running');
  return running
    .filter(({ guildId }) => shards.has(shardOf(guildId, total)))
    .flatMap(match => placesOf(match).map(({ channelId }) => ({ id: match.id, rev: match.rev, channelId })));
}

/**
 * Returns the games whose channels show neither the required revision nor a newer one. On a busy machine play never pauses long
 * enough for all channels to show the newest revision.
 */
export function notShown(due: readonly DueBoard[], messages: readonly StoredMessage[]): readonly DueBoard[] {
  const newest = new Map<string, number>();
  for (const { attachments, channel } of messages) {
    const board = boardOf(attachments[0]?.filename);
    const key = `${board?.match} ${channel.id}`;
    if (board) newest.set(key, Math.max(board.rev, newest.get(key) ?? -1));
  }
  return due.filter(({ id, rev, channelId }) => (newest.get(`${id} ${channelId}`) ?? -1) < rev);
}
