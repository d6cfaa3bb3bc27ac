import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { DROPPED, hasChanged, literal, Repository } from '../rows/rows.ts';
import { PRIVATE_PLACE } from '../types/index.ts';
import { ENDED_ROWS } from './match-row.ts';

/** Times in milliseconds since the epoch. `now` is the present; data may be deleted if it has not changed since `before`. */
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
 * Selects abandoned games, which have not changed since `before`. They are cancelled games, running private games, and running
 * games with a channel closed to the bot since then. A game whose next attempt to post is due is left out, since the channel
 * may be open again.
 */
const abandoned =
  ({ before, now }: Limits) =>
  (eb: MatchTable) =>
    eb.or([
      eb.and([eb('status', '=', literal('cancelled')), eb('updatedAt', '<', before), dealt(eb)]),
      // A private game may be deleted while it is running, since no other person waits for it and its deal can be played again.
      eb.and([
        eb('status', '=', literal('running')),
        eb('channelId', 'like', `${PRIVATE_PLACE}%`),
        eb('updatedAt', '<', before),
      ]),
      eb.and([
        eb('status', '=', literal('running')),
        eb('parkedAt', '<', before),
        // The game must also be unchanged, since it may go on in a channel where the bot can't post: Discord still delivers
        // interactions.
        eb('updatedAt', '<', before),
        eb.exists(unsaid(eb).where('outbox.status', '=', 'parked').where('outbox.retryAt', '>', now)),
      ]),
    ]);

/** Deletion of old matches and messages that no person needs any more. */
export class Retention extends Repository {
  /** Deletes lobbies that were never dealt and have not changed since `before`. Returns their ids. */
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

  /**
   * Lists ended matches that still store the state of every revision, earliest end first.
   * @param to latest time of a match's end
   */
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

  async abandoned(limits: Limits): Promise<readonly string[]> {
    const rows = this.db.selectFrom('matches').select('id').where(abandoned(limits));
    return (await rows.orderBy('number').execute()).map(({ id }) => id);
  }

  /**
   * Lists matches whose channel was found closed before `before`, and that have no message left to post. Without a message, no
   * attempt shows if the channel is still closed.
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

  /** Deletes an abandoned match. Returns false where the match has another revision than `rev`, or is no longer abandoned. */
  async remove(matchId: string, rev: number, limits: Limits): Promise<boolean> {
    return hasChanged(this.deleting('matches', { id: matchId, rev }).where(abandoned(limits)));
  }

  /** Deletes messages that were posted, given up or dropped, and are older than `before`. Returns their number. */
  async sweepOutbox(before: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('outbox')
      .where('status', 'in', ['delivered', 'given-up', 'dropped'])
      .where('at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
