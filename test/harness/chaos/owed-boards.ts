import type { StoredMessage } from 'local-discord';
import { shardOf } from '../../../src/core/shards.ts';
import type { Store, StoredMatch } from '../../../src/store/index.ts';
import { liveMatches } from '../../support/reads.ts';
import { boardOf } from './sights.ts';

export type OwedBoard = Pick<StoredMatch, 'id' | 'rev'>;

/** Returns the running games of these shards, with the revisions of the boards that their channels must show by now. */
export async function owedBoards(
  store: Store,
  shards: ReadonlySet<number>,
  total: number,
): Promise<readonly OwedBoard[]> {
  const running = (await liveMatches(store)).filter(({ status }) => status === 'running');
  return running.filter(({ guildId }) => shards.has(shardOf(guildId, total)));
}

/**
 * Returns the games whose channels show neither the required revision nor a newer one. On a busy machine play never pauses long
 * enough for all channels to show the newest revision.
 */
export function notShown(
  owed: readonly OwedBoard[],
  messages: readonly StoredMessage[],
): readonly OwedBoard[] {
  const newest = new Map<string, number>();
  for (const { attachments } of messages) {
    const board = boardOf(attachments[0]?.filename);
    if (board) newest.set(board.match, Math.max(board.rev, newest.get(board.match) ?? -1));
  }
  return owed.filter(({ id, rev }) => (newest.get(id) ?? -1) < rev);
}
