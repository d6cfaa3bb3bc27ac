import { Repository } from '../rows/rows.ts';
import type { OwnSeatBlock, StoredBlock } from '../types/index.ts';

/**
 * Blocks of people at other places of a match. A person makes such a block from a seat, and never learns who the blocked person
 * is. So a block by name neither reads nor changes such a block.
 */
export class SeatBlocks extends Repository {
  async put(personId: string, matchId: string, blockedId: string, at: number): Promise<void> {
    await this.addRows('seatBlocks', { personId, matchId, blockedId, at });
  }

  async remove(personId: string, matchId: string, blockedId: string): Promise<void> {
    await this.dropRows('seatBlocks', { personId, matchId, blockedId });
  }

  /** Lists the ids of the people whom a person has blocked from a match. */
  async inMatch(personId: string, matchId: string): Promise<readonly string[]> {
    const rows = this.db.selectFrom('seatBlocks').select('blockedId');
    const found = await rows.where('personId', '=', personId).where('matchId', '=', matchId).execute();
    return found.map(({ blockedId }) => blockedId);
  }

  /** Lists a person's blocks from seats, oldest first, without the ids of the blocked people. */
  async of(personId: string): Promise<readonly OwnSeatBlock[]> {
    return this.db
      .selectFrom('seatBlocks')
      .leftJoin('matches', 'matches.id', 'seatBlocks.matchId')
      .select(['seatBlocks.matchId', 'seatBlocks.at', 'matches.game'])
      .where('personId', '=', personId)
      .orderBy('at')
      .orderBy('matchId')
      .execute();
  }

  /** Ends the blocks that a person made in a match at this moment. */
  async end(personId: string, matchId: string, at: number): Promise<void> {
    await this.dropRows('seatBlocks', { personId, matchId, at });
  }

  /** Lists all blocks among people: those by name, and those from a seat. */
  async among(ids: readonly string[]): Promise<readonly StoredBlock[]> {
    if (ids.length < 2) return [];
    const named = await this.db
      .selectFrom('blocks')
      .select(['personId', 'blockedId', 'at'])
      .where('personId', 'in', ids)
      .where('blockedId', 'in', ids)
      .execute();
    const unseen = await this.db
      .selectFrom('seatBlocks')
      .select(['personId', 'blockedId', 'at', 'matchId'])
      .where('personId', 'in', ids)
      .where('blockedId', 'in', ids)
      .execute();
    return [...named.map(block => ({ ...block, matchId: null })), ...unseen];
  }
}
