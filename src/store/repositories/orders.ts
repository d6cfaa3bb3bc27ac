import type { Seat } from '../../core/contract/game.ts';
import { Repository } from '../rows/rows.ts';
import type { StoredOrder } from '../types/index.ts';

/**
 * Standing orders: decisions that seats make in advance. They are deleted when the match ends, the seat resigns, or another
 * person takes the seat.
 */
export class Orders extends Repository {
  /** Lists the orders of a match or of one seat, newest first. Where several orders apply, the newest one is used. */
  async list(matchId: string, seat?: Seat): Promise<readonly StoredOrder[]> {
    const rows = this.db
      .selectFrom('orders')
      .select(['seat', 'order', 'rev', 'at'])
      .where('matchId', '=', matchId)
      .$if(seat !== undefined, query => query.where('seat', '=', seat ?? -1));
    return rows.orderBy('at', 'desc').orderBy('rev', 'desc').orderBy('order').execute();
  }

  async ofUser(userId: string): Promise<readonly (StoredOrder & { readonly matchId: string })[]> {
    return this.db
      .selectFrom('orders')
      .innerJoin('matches', 'matches.id', 'orders.matchId')
      .select(['matchId', 'seat', 'order', 'orders.rev', 'at'])
      .where('userId', '=', userId)
      .orderBy('number')
      .orderBy('at')
      .execute();
  }

  /** Stores an order. An equal order is replaced, so that the order becomes the newest. */
  async put(matchId: string, userId: string, { seat, order, rev, at }: StoredOrder): Promise<void> {
    await this.upsert('orders', { matchId, userId, seat, order, rev, at }, ['matchId', 'seat', 'order']);
  }

  async remove(matchId: string, seat: Seat, order: string): Promise<boolean> {
    return this.dropRows('orders', { matchId, seat, order });
  }

  /** Deletes the orders that were given together with an action at this revision or later, since these actions are undone. */
  async removeSince(matchId: string, rev: number): Promise<void> {
    await this.write(this.deleting('orders', { matchId }).where('rev', '>=', rev));
  }
}
