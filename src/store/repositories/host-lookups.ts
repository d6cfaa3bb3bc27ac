import { type Selectable, sql } from 'kysely';
import type { Schema } from '../dialect/schema.ts';
import { countOf, hasRow, literal, Repository } from '../rows/rows.ts';
import { PRIVATE_PLACE, type Status, type StoredMatch, type StoredSeat } from '../types/index.ts';
import { LIVE_ROWS } from './match-row.ts';

const SHOWN = [
  'id',
  'game',
  'status',
  'rev',
  'guildId',
  'channelId',
  'updatedAt',
  'parkedAt',
  'pausedAt',
] as const;
const HOSTED = SHOWN.map(column => `matches.${column}` as const);

export type HostedMatch = Pick<StoredMatch, (typeof SHOWN)[number]>;

const UNSENT_COLUMNS = ['kind', 'status', 'attempts', 'error', 'at', 'retryAt'] as const;

export type UnsentMessage = Pick<Selectable<Schema['outbox']>, (typeof UNSENT_COLUMNS)[number]>;

/** Kind of object to which a Discord id belongs, as far as the database knows. */
export type KnownAs = 'person' | 'server' | 'channel';

/** Queries over all games for the operator. None of them reads a position. */
export class HostLookups extends Repository {
  async unsent(matchId: string): Promise<readonly UnsentMessage[]> {
    return this.db
      .selectFrom('outbox')
      .select(UNSENT_COLUMNS)
      .where('matchId', '=', matchId)
      .where('status', 'in', ['waiting', 'parked'])
      .orderBy('id')
      .execute();
  }

  /** Lists lobbies and running games, newest change first: of one server, or without `guildId` of all servers. */
  async live(most: number, guildId?: string): Promise<readonly HostedMatch[]> {
    const rows = this.#live(guildId).select(HOSTED).orderBy('updatedAt', 'desc').orderBy('id');
    return rows.limit(most).execute();
  }

  count(guildId?: string): Promise<number> {
    return countOf(this.#live(guildId));
  }

  async statusesIn(guildId: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.db
      .selectFrom('matches')
      .select(eb => ['status', eb.fn.countAll<number>().as('count')])
      .where('guildId', '=', guildId)
      .groupBy('status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  /**
   * Lists the matches whose channel is closed to the bot, each with its last error. The match whose channel has been closed
   * longest comes first.
   */
  async parked(most: number): Promise<readonly (HostedMatch & { readonly error: string | null })[]> {
    return this.#live()
      .select(HOSTED)
      .select(({ selectFrom }) =>
        selectFrom('outbox')
          .select('outbox.error')
          .whereRef('outbox.matchId', '=', 'matches.id')
          .where('outbox.error', 'is not', null)
          .orderBy('outbox.id', 'desc')
          .limit(1)
          .as('error'),
      )
      .where('parkedAt', 'is not', null)
      .orderBy('parkedAt')
      .orderBy('id')
      .limit(most)
      .execute();
  }

  countParked(): Promise<number> {
    const parked = this.#live().where('parkedAt', 'is not', null);
    return countOf(parked);
  }

  async gamesOf(
    personId: string,
    most: number,
  ): Promise<readonly (HostedMatch & Pick<StoredSeat, 'seat' | 'resigned' | 'absentAt' | 'spentMs'>)[]> {
    return this.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.matchId', 'matches.id')
      .select(HOSTED)
      .select(['seats.seat', 'seats.resigned', 'seats.absentAt', 'seats.spentMs'])
      .where('seats.userId', '=', personId)
      .orderBy('matches.number', 'desc')
      .limit(most)
      .execute();
  }

  async statusesOf(personId: string): Promise<Readonly<Record<string, number>>> {
    const rows = await this.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.matchId', 'matches.id')
      .select(eb => ['matches.status', eb.fn.countAll<number>().as('count')])
      .where('seats.userId', '=', personId)
      .groupBy('matches.status')
      .execute();
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  /** Returns the kind of object that has a Discord id. Undefined: the database does not know the id. */
  async kindOf(id: string): Promise<KnownAs | undefined> {
    const { db } = this;
    const matches = db.selectFrom('matches').select('id').limit(1);
    if (await hasRow(matches.where('guildId', '=', id))) return 'server';
    if (await hasRow(db.selectFrom('servers').select('guildId').where('guildId', '=', id))) return 'server';
    if (await hasRow(db.selectFrom('seats').select('seat').where('userId', '=', id).limit(1)))
      return 'person';
    if (await hasRow(db.selectFrom('people').select('id').where('id', '=', id))) return 'person';
    return (await hasRow(matches.where('channelId', '=', id))) ? 'channel' : undefined;
  }

  /**
   * Lists one match for each channel of a server in which people have played since `after`: the live match, or else the
   * newest. A thread that the bot opened for a game counts only while the game goes on.
   */
  async channelsThatPlay(
    after: number,
  ): Promise<readonly Pick<HostedMatch, 'id' | 'rev' | 'guildId' | 'channelId'>[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select(['id', 'rev', 'guildId', 'channelId', 'status', 'number'])
      .where('guildId', 'is not', null)
      .where('channelId', 'not like', `${PRIVATE_PLACE}%`)
      .where('updatedAt', '>', after)
      .where('parkedAt', 'is', null)
      .where(eb =>
        eb.or([
          eb('status', 'in', LIVE_ROWS),
          eb.and([
            eb('status', '=', literal('over')),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('kv')
                  .select('kv.key')
                  .where(
                    'kv.key',
                    '=',
                    sql<string>`${sql.lit('thread:')} || ${sql.ref('matches.channelId')}`,
                  ),
              ),
            ),
          ]),
        ]),
      )
      .orderBy('number')
      .execute();
    const isLive = ({ status }: { readonly status: Status }) => status === 'lobby' || status === 'running';
    const chosen = new Map<string, (typeof rows)[number]>();
    for (const row of rows) {
      const known = chosen.get(row.channelId);
      if (!known || isLive(row) || !isLive(known)) chosen.set(row.channelId, row);
    }
    return [...chosen.values()].map(({ id, rev, guildId, channelId }) => ({ id, rev, guildId, channelId }));
  }

  #live(guildId?: string) {
    return this.db
      .selectFrom('matches')
      .where('status', 'in', LIVE_ROWS)
      .$if(guildId !== undefined, rows => rows.where('guildId', '=', guildId ?? ''));
  }
}
