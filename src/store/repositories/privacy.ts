import { randomUUID } from 'node:crypto';
import { TO_SCRUB } from '../dialect/scrub.ts';
import { Repository, toJson } from '../rows/rows.ts';
import type { StoredMatch, StoredSeat } from '../types/index.ts';
import { Kv } from './kv.ts';

/** Data about a person in matches, for the person's own export. */
export interface StoredTraces {
  readonly seats: readonly Trace[];
  readonly opened: readonly string[];
  readonly votes: readonly { readonly matchId: string; readonly kind: string; readonly at: number }[];
}

interface Trace
  extends Pick<StoredMatch, 'game' | 'status' | 'guildId' | 'channelId' | 'createdAt'>,
    Pick<StoredSeat, 'seat' | 'name' | 'resigned' | 'awayMs' | 'spentMs' | 'said' | 'hidesPhrases'> {
  readonly matchId: string;
  readonly moves: number;
}

/** Placeholder for a person who has deleted their data. */
export interface Stranger {
  readonly matchId: string;
  readonly seat: number | null;
  readonly userId: string;
  readonly name: string;
}

/** Tables whose rows belong to one person and end with the person's data. Other people see no such row. */
const OWN = [
  ...(['orders', 'hints', 'waits', 'votes', 'invitations', 'owedCalls', 'boardPages'] as const),
  ...(['tableWishes', 'seeks', 'watchers', 'letters', 'results', 'ratings', 'ratingChanges'] as const),
  ...(['standings', 'puzzleTries', 'puzzleRatings', 'attempts', 'appearances'] as const),
] as const;

/** Finds a person's data in all tables, and removes the person from them. */
export class Privacy extends Repository {
  async traces(userId: string): Promise<StoredTraces> {
    const seats = await this.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.matchId')
      .leftJoin('matchPlaces', join =>
        join
          .onRef('matchPlaces.matchId', '=', 'seats.matchId')
          .onRef('matchPlaces.place', '=', 'seats.place'),
      )
      .select(({ selectFrom, fn }) => [
        'seats.matchId',
        'game',
        'status',
        'matches.guildId',
        'matches.channelId',
        'matchPlaces.guildId as otherGuild',
        'matchPlaces.channelId as otherChannel',
        'seat',
        'name',
        'resigned',
        'awayMs',
        'spentMs',
        'said',
        'hidesPhrases',
        'createdAt',
        selectFrom('moves')
          .select(fn.countAll<number>().as('count'))
          .whereRef('moves.matchId', '=', 'seats.matchId')
          .whereRef('moves.seat', '=', 'seats.seat')
          .as('moves'),
      ])
      .where('userId', '=', userId)
      .orderBy('number')
      .execute();
    const opened = await this.db
      .selectFrom('matches')
      .select('id')
      .where('openerId', '=', userId)
      .orderBy('number')
      .execute();
    const votes = await this.db
      .selectFrom('votes')
      .select(['matchId', 'kind', 'at'])
      .where('userId', '=', userId)
      .orderBy('at')
      .execute();
    return {
      seats: seats.map(({ otherGuild, otherChannel, ...row }) => ({
        ...row,
        // A person learns nothing about the other places of a match.
        ...(otherChannel !== null && { guildId: otherGuild, channelId: otherChannel }),
        moves: Number(row.moves),
      })),
      opened: opened.map(({ id }) => id),
      votes,
    };
  }

  async replace(userId: string, strangers: readonly Stranger[]): Promise<void> {
    for (const { matchId, seat, userId: id, name } of strangers) {
      if (seat !== null) {
        await this.changing(
          'seats',
          { matchId, seat },
          { userId: id, name, awayMs: 0, spentMs: 0, said: null, hidesPhrases: false },
        ).execute();
      }
      await this.changing(
        'matches',
        { id: matchId, openerId: userId },
        { openerId: id, openerName: name },
      ).execute();
    }
  }

  async dropOwn(userId: string, ...tables: readonly (typeof OWN)[number][]): Promise<void> {
    for (const table of tables) await this.dropRows(table, { userId });
  }

  /**
   * Deletes a person's settings, rows of their own, blocks by and against the person, and contents of notices that name
   * the person. Marks the database, so that the bot removes remains of deleted data from the file.
   */
  async erase(userId: string, names: readonly string[]): Promise<void> {
    await new Kv(this.db).set(TO_SCRUB, randomUUID());
    await this.dropRows('people', { id: userId });
    for (const table of ['blocks', 'seatBlocks'] as const)
      await this.db
        .deleteFrom(table)
        .where(eb => eb.or([eb('personId', '=', userId), eb('blockedId', '=', userId)]))
        .execute();
    await this.dropOwn(userId, ...OWN);
    const rows = await this.db
      .selectFrom('outbox')
      .select(['id', 'error', 'details'])
      .where(eb => eb.or([eb('error', 'is not', null), eb('details', 'is not', null)]))
      .execute();
    for (const { id, error, details } of rows) {
      const inError = error !== null && [userId, ...names].some(said => said !== '' && error.includes(said));
      const inDetails =
        details !== null &&
        [userId, ...names].some(said => said !== '' && toJson(details).includes(toJson(said)));
      if (!inError && !inDetails) continue;
      await this.changing(
        'outbox',
        { id },
        { ...(inError && { error: null }), ...(inDetails && { details: null }) },
      ).execute();
    }
  }
}
