import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { DROPPED, hasChanged, literal, Repository } from '../rows/rows.ts';
import { PRIVATE_PLACE } from '../types/index.ts';
import { ENDED_ROWS } from './match-queries.ts';

/** Times in milliseconds since the epoch. At `now`, data that has not changed since `before` may be deleted. */
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
 * Selects dealt games that were abandoned: cancelled, private and unchanged, or parked for long. A parked game whose next
 * attempt is due is left out, since the channel may be open again.
 */
const abandoned =
  ({ before, now }: Limits) =>
  (eb: MatchTable) =>
    eb.or([
      eb.and([eb('status', '=', literal('cancelled')), eb('updatedAt', '<', before), dealt(eb)]),
      // No other person waits for a private game, and its deal can be played again.
      eb.and([
        eb('status', '=', literal('running')),
        eb('channelId', 'like', `${PRIVATE_PLACE}%`),
        eb('updatedAt', '<', before),
      ]),
      eb.and([
        eb('status', '=', literal('running')),
        eb('parkedAt', '<', before),
        // A game may go on even in a channel where the bot can't post, since interactions still arrive.
        eb('updatedAt', '<', before),
        eb.exists(unsaid(eb).where('outbox.status', '=', 'parked').where('outbox.retryAt', '>', now)),
      ]),
    ]);

/** Deletes old matches and messages that no person uses any more. */
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

  /** Lists ended matches that still store the state of every revision, in the order of their ends. @param to latest end */
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

  /** Lists the dealt games that may be deleted, oldest first. */
  async abandoned(limits: Limits): Promise<readonly string[]> {
    const rows = this.db.selectFrom('matches').select('id').where(abandoned(limits));
    return (await rows.orderBy('number').execute()).map(({ id }) => id);
  }

  /**
   * Lists matches that were parked before `before` and have nothing left to post. Without a message, no attempt has shown
   * whether the channel is still closed.
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

  /** Deletes an abandoned match. Returns false where it has another revision by now, or may no longer be deleted. */
  async remove(matchId: string, rev: number, limits: Limits): Promise<boolean> {
    return hasChanged(
      this.db.deleteFrom('matches').where('id', '=', matchId).where('rev', '=', rev).where(abandoned(limits)),
    );
  }

  /** Deletes notices that were posted, given up or dropped before `before`. Returns their number. */
  async sweepOutbox(before: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('outbox')
      .where('status', 'in', ['delivered', 'given-up', 'dropped'])
      .where('at', '<', before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
