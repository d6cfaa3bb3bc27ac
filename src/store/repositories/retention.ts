import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { DROPPED, hasChanged, literal, Repository } from '../rows/rows.ts';
import { PRIVATE_PLACE } from '../types/index.ts';
import { ENDED_ROWS } from './match-queries.ts';

/** Times in milliseconds since the epoch. At `now`, all that has rested since before `before` may be deleted. */
export interface Limits {
  readonly before: number;
  readonly now: number;
}

type MatchTable = ExpressionBuilder<Schema, 'matches'>;

const dealt = ({ exists, selectFrom }: MatchTable) =>
  exists(selectFrom('moves').select('rev').whereRef('moves.matchId', '=', 'matches.id').limit(1));

const unsaid = ({ selectFrom }: MatchTable) =>
  selectFrom('outbox').select('outbox.id').whereRef('outbox.matchId', '=', 'matches.id').limit(1);

/**
 * Selects games that were dealt and abandoned: called off, left in private, or parked for so long with the next attempt
 * still ahead. An attempt that is due by now has yet to show whether the channel is still closed.
 */
const abandoned =
  ({ before, now }: Limits) =>
  (eb: MatchTable) =>
    eb.or([
      eb.and([eb('status', '=', literal('cancelled')), eb('updatedAt', '<', before), dealt(eb)]),
      // No other person waits for it, and its deal can be played again.
      eb.and([
        eb('status', '=', literal('running')),
        eb('channelId', 'like', `${PRIVATE_PLACE}%`),
        eb('updatedAt', '<', before),
      ]),
      eb.and([
        eb('status', '=', literal('running')),
        eb('parkedAt', '<', before),
        // Interactions also arrive from channels where the bot may not post, so such a game may go on.
        eb('updatedAt', '<', before),
        eb.exists(unsaid(eb).where('outbox.status', '=', 'parked').where('outbox.retryAt', '>', now)),
      ]),
    ]);

/** Deletes old matches and messages that people do not come back to. */
export class Retention extends Repository {
  /** Deletes lobbies that were abandoned or called off, untouched since then. Returns their ids. */
  async pruneLobbies(before: number): Promise<readonly string[]> {
    const rows = await this.db
      .deleteFrom('matches')
      .where('updatedAt', '<', before)
      .where('status', 'in', [literal('lobby'), literal('cancelled')])
      .where(eb => eb.not(dealt(eb)))
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Ids of matches that have ended and keep the state of every revision, in the order of their ends. @param to up to then */
  async withStates(
    after: number,
    to: number,
    most = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly { readonly id: string; readonly at: number }[]> {
    return this.db
      .selectFrom('matches')
      .innerJoin('moves', 'moves.matchId', 'matches.id')
      .select(['matches.id', 'matches.updatedAt as at'])
      .where('matches.status', 'in', ENDED_ROWS)
      .where('matches.updatedAt', '>', after)
      .where('matches.updatedAt', '<=', to)
      .where('matches.rev', '>', 0)
      .where('moves.rev', '=', 0)
      .where('moves.state', '<>', DROPPED)
      .orderBy('matches.updatedAt')
      .limit(most)
      .execute();
  }

  /** Ids of dealt games that may go, oldest first. */
  async abandoned(limits: Limits): Promise<readonly string[]> {
    const rows = this.db.selectFrom('matches').select('id').where(abandoned(limits));
    return (await rows.orderBy('number').execute()).map(({ id }) => id);
  }

  /**
   * Lists matches parked so long ago that have nothing left to post. No attempt has shown whether their channel is still
   * closed.
   */
  async untried(before: number): Promise<readonly { readonly id: string; readonly rev: number }[]> {
    return this.db
      .selectFrom('matches')
      .select(['id', 'rev'])
      .where('status', '=', literal('running'))
      .where('parkedAt', '<', before)
      .where(eb => eb.not(eb.exists(unsaid(eb).where('outbox.status', 'in', ['waiting', 'parked']))))
      .orderBy('number')
      .execute();
  }

  /** False, with nothing deleted, where it is at another revision or may not go any more. */
  async remove(matchId: string, rev: number, limits: Limits): Promise<boolean> {
    return hasChanged(
      this.db.deleteFrom('matches').where('id', '=', matchId).where('rev', '=', rev).where(abandoned(limits)),
    );
  }

  /** Deletes notices that were posted, given up or dropped before then. Returns how many rows. */
  async sweepOutbox(before: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('outbox')
      .where('status', 'in', ['delivered', 'given-up', 'dropped'])
      .where('at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
