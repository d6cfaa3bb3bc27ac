import type { ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { DiceCounters } from '../../core/dice.ts';
import type { Schema } from '../dialect/schema.ts';
import {
  CompiledOnce,
  type Executor,
  earliest,
  fromJson,
  kindOf,
  literal,
  Repository,
  rowsOf,
  type States,
  toFlag,
} from '../rows/rows.ts';
import { type NoticeKind, PRIVATE_PLACE, type Status, type StoredMatch, type Turn } from '../types/index.ts';
import { SEAT_COLUMNS, type SeatRow, toSeat } from './seats.ts';

export const LIVE: readonly Status[] = ['lobby', 'running'];
export const LIVE_ROWS = LIVE.map(literal);
const ENDED: readonly Status[] = ['over', 'cancelled'];
export const ENDED_ROWS = ENDED.map(literal);

const STANDING = [
  'id',
  'rev',
  'status',
  'channelId',
  'parkedAt',
  'lobbyMessageId',
  'boardMessageId',
] as const;

/** Match as its messages in the channel need it, read without its position. */
export interface Standing extends Pick<StoredMatch, (typeof STANDING)[number] | 'asked'> {
  /** Kinds of messages that are still to be sent. */
  readonly waiting: readonly NoticeKind[];
}

type MatchSelect = ExpressionBuilder<Schema, 'matches'>;

const isAsked = ({ exists, selectFrom }: MatchSelect) => {
  const open = selectFrom('requests').select('requests.id').where('requests.status', '=', literal('open'));
  return exists(open.whereRef('requests.matchId', '=', 'matches.id')).as('asked');
};

const isVotedOn = ({ exists, selectFrom }: MatchSelect) => {
  const votes = selectFrom('votes').select('votes.userId').where('votes.kind', '=', literal('cancel'));
  return exists(votes.whereRef('votes.matchId', '=', 'matches.id')).as('voted');
};

const watchersOf = ({ fn, selectFrom }: MatchSelect) =>
  selectFrom('watchers')
    .select(fn.countAll<number>().as('count'))
    .whereRef('watchers.matchId', '=', 'matches.id')
    .as('watchers');

/** Selects a setting of a match's server. */
const ofServer =
  <As extends string>(setting: 'place' | 'language', as: As) =>
  ({ selectFrom }: MatchSelect) =>
    selectFrom('servers')
      .select(`servers.${setting}`)
      .whereRef('servers.guildId', '=', 'matches.guildId')
      .as(as);

const select = (db: Executor) =>
  db
    .selectFrom('matches')
    .leftJoin('moves', join =>
      join.onRef('moves.matchId', '=', 'matches.id').onRef('moves.rev', '=', 'matches.rev'),
    )
    .selectAll('matches')
    .select(['moves.state', 'moves.rules', 'moves.dice', 'moves.turnSince', 'moves.turnSeat'])
    .select(isAsked)
    .select(isVotedOn)
    .select(watchersOf)
    .select(ofServer('place', 'serverPlace'))
    .select(ofServer('language', 'serverLanguage'))
    .select(({ selectFrom }) => {
      const seats = selectFrom('seats as own')
        .select(SEAT_COLUMNS)
        .whereRef('own.matchId', '=', 'matches.id');
      // The seats are selected along with the match, so that one statement reads both.
      return kindOf(db).jsonRows(seats.orderBy('seat')).as('seats');
    });

/** Query of every button press, compiled once. Compiling it takes ten times as long as the database's answer. */
const byId = new CompiledOnce((db, { id }: { id: string }) => select(db).where('matches.id', '=', id));
const liveIn = new CompiledOnce((db, { channelId }: { channelId: string }) =>
  select(db).where('channelId', '=', channelId).where('status', 'in', LIVE_ROWS),
);
const standing = new CompiledOnce((db, { id }: { id: string }) =>
  db
    .selectFrom('matches')
    .select(STANDING)
    .select(isAsked)
    .select(({ selectFrom }) => {
      const rows = selectFrom('outbox').select('kind').distinct().where('outbox.status', '=', 'waiting');
      return kindOf(db)
        .jsonRows(rows.whereRef('outbox.matchId', '=', 'matches.id'))
        .as('waiting');
    })
    .where('id', '=', id),
);

/** Channel or server whose parked matches are meant. */
export type ParkedWhere = { readonly channelId: string } | { readonly guildId: string };

interface Newest {
  state: string | null;
  rules: number | null;
  dice: string | null;
  turnSince: number | null;
  turnSeat: number | null;
  seats: unknown;
  asked: SqlBool;
  voted: SqlBool;
  watchers: number | null;
  serverPlace: string | null;
  serverLanguage: string | null;
}
type Row = Selectable<Schema['matches']> & Newest;

/** Returns the turn that goes on after a revision. */
export const turnOf = (
  rev: number,
  { turnSince, turnSeat }: Pick<Newest, 'turnSince' | 'turnSeat'>,
): Turn => ({
  since: turnSince ?? rev,
  seat: turnSeat,
});
/** Makes a match from its row. The state is decoded when it is first read, since most readers need no state. */
function toMatch(row: Row, states: States): StoredMatch {
  const where = `match ${row.id}, revision ${row.rev}`;
  const { number: _opened, turnSince, turnSeat, rules, state: text, serverPlace: _place, ...rest } = row;
  let state: { readonly value: unknown } | undefined;
  return {
    ...rest,
    practised: row.practised === 1,
    hints: row.hints === 1,
    rated: row.rated === 1,
    withheld: row.withheld === 1,
    options: fromJson(row.options, `${where}: options`),
    seats: rowsOf<SeatRow>(row.seats, `${where}: seats`).map(toSeat),
    asked: Boolean(row.asked),
    voted: Boolean(row.voted),
    watchers: Number(row.watchers),
    edited: row.serverPlace === 'edited',
    dealt: text !== null,
    get state() {
      const saved = text === null || rules === null ? undefined : { game: row.game, rules, state: text };
      state ??= { value: saved && states.read(saved, where) };
      return state.value;
    },
    dice: row.dice === null ? {} : (fromJson(row.dice, `${where}: dice`) as DiceCounters),
    turn: turnOf(row.rev, { turnSince, turnSeat }),
  };
}

/**
 * Queries for rows of `matches` with their seats. The newest state is joined from the newest move and not stored in the
 * match.
 */
export class MatchQueries extends Repository {
  /** Reads a match, and locks it until the transaction ends. Outside of a transaction it locks nothing. */
  async get(matchId: string): Promise<StoredMatch | undefined> {
    await this.lock(matchId);
    return this.#one(await byId.first(this.db, { id: matchId }));
  }

  async standing(matchId: string): Promise<Standing | undefined> {
    const row = await standing.first(this.db, { id: matchId });
    if (!row) return undefined;
    const waiting = rowsOf<{ kind: NoticeKind }>(row.waiting, `match ${matchId}: waiting`);
    return { ...row, asked: Boolean(row.asked), waiting: waiting.map(({ kind }) => kind) };
  }

  /** Returns the lobby or running game of a channel. A unique index allows one at most. */
  async live(channelId: string): Promise<StoredMatch | undefined> {
    return this.#one(await liveIn.first(this.db, { channelId }));
  }

  /** Returns the newest match of a channel, even one that has ended. A live match comes first. */
  async latest(channelId: string): Promise<StoredMatch | undefined> {
    const live = await this.live(channelId);
    if (live) return live;
    const rows = select(this.db).where('channelId', '=', channelId);
    return this.#one(await rows.orderBy('number', 'desc').executeTakeFirst());
  }

  /** Lists running matches where a hard bot sits or stands in, newest first. */
  async withThinkers(): Promise<readonly string[]> {
    const rows = this.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.matchId')
      .select(['matches.id', 'matches.updatedAt'])
      .distinct()
      .where('matches.status', '=', literal('running'))
      .where(({ or, eb }) => or([eb('seats.strength', '=', 'hard'), eb('seats.standIn', '=', 'hard')]))
      .orderBy('matches.updatedAt', 'desc');
    return (await this.own(rows, 'matches.id').execute()).map(({ id }) => id);
  }

  /**
   * Returns the game of a channel's live match, or of its newest one. Each command and keystroke needs it, so neither
   * position nor seats are read.
   */
  async gameIn(channelId: string): Promise<Pick<StoredMatch, 'game' | 'status'> | undefined> {
    return this.db
      .selectFrom('matches')
      .select(['game', 'status'])
      .where('channelId', '=', channelId)
      .orderBy(eb => eb('status', 'in', LIVE_ROWS), 'desc')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /**
   * Counts a person's lobbies in a server, and their lobbies and running games there together. The person opens no other
   * until the transaction ends.
   */
  async opened(openerId: string, guildId: string | null): Promise<{ lobbies: number; games: number }> {
    await this.lock(`opener ${openerId}`);
    const rows = await this.db
      .selectFrom('matches')
      .select('status')
      .where('openerId', '=', openerId)
      .where('guildId', guildId === null ? 'is' : '=', guildId)
      .where('status', 'in', LIVE_ROWS)
      .where('channelId', 'not like', `${PRIVATE_PLACE}%`)
      .execute();
    return { lobbies: rows.filter(({ status }) => status === 'lobby').length, games: rows.length };
  }

  /**
   * Counts the lobbies and running games in which a person sits without having resigned. The person joins no other until the
   * transaction ends.
   */
  async satIn(personId: string): Promise<number> {
    await this.lock(`person ${personId}`);
    const { count } = await this.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.matchId')
      .select(eb => eb.fn.countAll().as('count'))
      .where('seats.userId', '=', personId)
      .where('seats.resigned', '=', toFlag(false))
      .where('matches.status', 'in', LIVE_ROWS)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Returns the rematch of a match, unless the rematch was cancelled. */
  async rematchOf(matchId: string): Promise<StoredMatch | undefined> {
    const row = select(this.db).where('rematchOf', '=', matchId).where('status', '!=', literal('cancelled'));
    return this.#one(await row.executeTakeFirst());
  }

  /** Lists the ids of a server's lobbies and running games, oldest first. */
  async liveIn(guildId: string): Promise<readonly string[]> {
    const rows = this.db.selectFrom('matches').select('id').where('guildId', '=', guildId);
    return (await rows.where('status', 'in', LIVE_ROWS).orderBy('number').execute()).map(({ id }) => id);
  }

  /** Lists the ids of all matches, oldest first. */
  async ids(): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('matches').select('id').orderBy('number').execute();
    return rows.map(row => row.id);
  }

  /**
   * Lists the resigned seats, with the revision of each resignation. `rev` is null for resignations before it was stored.
   */
  async resignations(matchId: string): Promise<readonly { seat: number; rev: number | null }[]> {
    return this.db
      .selectFrom('seats')
      .select(['seat', 'resignedRev as rev'])
      .where('matchId', '=', matchId)
      .where('resigned', '=', toFlag(true))
      .orderBy('seat')
      .execute();
  }

  /** Lists the parked matches of a channel or of a server. */
  async parkedIn(where: ParkedWhere): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('parkedAt', 'is not', null)
      .where(eb => eb.and(where))
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Lists lobbies that have not changed since `since`, longest unchanged first. */
  async silentLobbies(since: number): Promise<readonly StoredMatch[]> {
    const rows = select(this.db)
      .where('status', '=', literal('lobby'))
      .where('matches.updatedAt', '<=', since);
    return this.#all(await this.own(rows, 'matches.id').orderBy('matches.updatedAt').execute());
  }

  /** Returns the last change of the lobby that has been unchanged longest. */
  async oldestLobby(): Promise<number | undefined> {
    const oldest = this.db
      .selectFrom('matches')
      .select('updatedAt as at')
      .where('status', '=', literal('lobby'));
    return earliest(this.own(oldest, 'matches.id').orderBy('updatedAt').limit(1));
  }

  #all(rows: readonly Row[]): readonly StoredMatch[] {
    return rows.map(row => toMatch(row, this.positions));
  }

  #one(row: Row | undefined): StoredMatch | undefined {
    return row && toMatch(row, this.positions);
  }
}
