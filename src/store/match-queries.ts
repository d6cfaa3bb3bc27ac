import { type Selectable, sql } from 'kysely';
import type { DiceCounters } from '../core/dice.ts';
import { type Executor, fromJson, toFlag } from './rows.ts';
import type { Schema } from './schema.ts';
import type { Status, StoredMatch, StoredSeat } from './types.ts';

export const LIVE: readonly Status[] = ['lobby', 'running'];

/** Where a match is played. */
export type ParkedWhere = { readonly channelId: string } | { readonly guildId: string };

type Row = Selectable<Schema['matches']> & { state: string | null; dice: string | null; seats: string };

/** The seats in their order as JSON, so that a match with them is one statement. */
const SEATS = sql<string>`(
  select json_group_array(json_array(seat, user_id, name, resigned, absent_at, offered_at, gone, called_at) order by seat)
  from seats as own where own.match_id = matches.id
)`;

type SeatCells = readonly [
  number,
  string,
  string,
  number,
  number | null,
  number | null,
  number,
  number | null,
];

const toSeat = ([
  seat,
  userId,
  name,
  resigned,
  absentAt,
  offeredAt,
  gone,
  calledAt,
]: SeatCells): StoredSeat => ({
  seat,
  userId,
  name,
  resigned: resigned === 1,
  absentAt,
  offeredAt,
  gone: gone === 1,
  calledAt,
});

/** The state is decoded when somebody asks for it, and once: most who read a row do not. */
function toMatch(row: Row): StoredMatch {
  const where = `match ${row.id}, revision ${row.rev}`;
  const { number: _opened, state: text, ...rest } = row;
  let state: { readonly value: unknown } | undefined;
  return {
    ...rest,
    practised: row.practised === 1,
    options: fromJson(row.options, `${where}: options`),
    seats: (fromJson(row.seats, `${where}: seats`) as readonly SeatCells[]).map(toSeat),
    dealt: text !== null,
    get state() {
      state ??= { value: text === null ? undefined : fromJson(text, `${where}: state`) };
      return state.value;
    },
    dice: row.dice === null ? {} : (fromJson(row.dice, `${where}: dice`) as DiceCounters),
  };
}

/**
 * Rows of `matches` with their seats: what finds them. The newest state is joined from the newest move instead of being
 * kept twice: so the two can never disagree, and a move writes it once.
 */
export class MatchQueries {
  protected readonly db: Executor;

  constructor(db: Executor) {
    this.db = db;
  }

  async get(matchId: string): Promise<StoredMatch | undefined> {
    return this.#one(await this.#select().where('matches.id', '=', matchId).executeTakeFirst());
  }

  /** The lobby or running game of a channel: the index allows one. */
  async live(channelId: string): Promise<StoredMatch | undefined> {
    const rows = this.#select().where('channelId', '=', channelId).where('status', 'in', LIVE);
    return this.#one(await rows.executeTakeFirst());
  }

  /** The newest of a channel, ended ones too; a live one comes first. */
  async latest(channelId: string): Promise<StoredMatch | undefined> {
    const live = await this.live(channelId);
    if (live) return live;
    const rows = this.#select().where('channelId', '=', channelId);
    return this.#one(await rows.orderBy('number', 'desc').executeTakeFirst());
  }

  /** The newest live match with a seat of the person. */
  async ofUser(userId: string): Promise<StoredMatch | undefined> {
    const row = await this.#select()
      .innerJoin('seats', 'seats.matchId', 'matches.id')
      .where('userId', '=', userId)
      .where('status', 'in', LIVE)
      .orderBy('number', 'desc')
      .executeTakeFirst();
    return this.#one(row);
  }

  /** Lobbies and running games with a seat of the person, oldest first. */
  async liveOf(userId: string): Promise<readonly StoredMatch[]> {
    return this.#all(
      await this.#select()
        .innerJoin('seats', 'seats.matchId', 'matches.id')
        .where('userId', '=', userId)
        .where('status', 'in', LIVE)
        .orderBy('number')
        .execute(),
    );
  }

  /** How many lobbies, and how many lobbies and games, of one opener are live in a server. */
  async opened(openerId: string, guildId: string | null): Promise<{ lobbies: number; games: number }> {
    const rows = await this.db
      .selectFrom('matches')
      .select('status')
      .where('openerId', '=', openerId)
      .where('guildId', guildId === null ? 'is' : '=', guildId)
      .where('status', 'in', LIVE)
      .execute();
    return { lobbies: rows.filter(({ status }) => status === 'lobby').length, games: rows.length };
  }

  /** The rematch of a match, unless it was cancelled. */
  async rematchOf(matchId: string): Promise<StoredMatch | undefined> {
    const row = this.#select().where('rematchOf', '=', matchId).where('status', '!=', 'cancelled');
    return this.#one(await row.executeTakeFirst());
  }

  /** Ids of a server's lobbies and running games, oldest first. */
  async liveIn(guildId: string): Promise<readonly string[]> {
    const rows = this.db.selectFrom('matches').select('id').where('guildId', '=', guildId);
    return (await rows.where('status', 'in', LIVE).orderBy('number').execute()).map(({ id }) => id);
  }

  /** Ids of all there are, oldest first. */
  async ids(): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('matches').select('id').orderBy('number').execute();
    return rows.map(row => row.id);
  }

  /** Lobbies and running games, oldest first. */
  async listLive(): Promise<readonly StoredMatch[]> {
    return this.#all(await this.#select().where('status', 'in', LIVE).orderBy('number').execute());
  }

  /** Which seats resigned, and the revision that each resignation found; null: long ago, nobody knows. */
  async resignations(matchId: string): Promise<readonly { seat: number; rev: number | null }[]> {
    return this.db
      .selectFrom('seats')
      .select(['seat', 'resignedRev as rev'])
      .where('matchId', '=', matchId)
      .where('resigned', '=', toFlag(true))
      .orderBy('seat')
      .execute();
  }

  /** Parked ones of a channel or of a server. */
  async parkedIn(where: ParkedWhere): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('parkedAt', 'is not', null)
      .where(eb => eb.and(where))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Lobbies where nothing has happened since then, the most silent first. */
  async silentLobbies(since: number): Promise<readonly StoredMatch[]> {
    const rows = this.#select().where('status', '=', 'lobby').where('matches.updatedAt', '<=', since);
    return this.#all(await rows.orderBy('matches.updatedAt').execute());
  }

  /** When something last happened in the most silent lobby. */
  async oldestLobby(): Promise<number | undefined> {
    const oldest = this.db.selectFrom('matches').select(({ fn }) => fn.min('updatedAt').as('at'));
    return (await oldest.where('status', '=', 'lobby').executeTakeFirst())?.at ?? undefined;
  }

  /** Running ones with a seat of the person, oldest first. */
  async runningOf(userId: string): Promise<readonly StoredMatch[]> {
    const rows = this.#select()
      .innerJoin('seats', 'seats.matchId', 'matches.id')
      .where('userId', '=', userId)
      .where('status', '=', 'running');
    return this.#all(await rows.orderBy('number').execute());
  }

  #select() {
    return this.db
      .selectFrom('matches')
      .leftJoin('moves', join =>
        join.onRef('moves.matchId', '=', 'matches.id').onRef('moves.rev', '=', 'matches.rev'),
      )
      .selectAll('matches')
      .select(['moves.state', 'moves.dice', SEATS.as('seats')]);
  }

  #all(rows: readonly Row[]): readonly StoredMatch[] {
    return rows.map(toMatch);
  }

  #one(row: Row | undefined): StoredMatch | undefined {
    return row && toMatch(row);
  }
}
