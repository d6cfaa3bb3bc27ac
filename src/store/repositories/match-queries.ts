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
import {
  type NoticeKind,
  PRIVATE_PLACE,
  type Status,
  type StoredMatch,
  type StoredPlace,
  type Turn,
} from '../types/index.ts';
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

/** Match with the data that its messages in one of its channels need. The match's position is not read. */
export interface Standing extends Pick<StoredMatch, (typeof STANDING)[number] | 'asked'> {
  /** Number of the place of the channel. */
  readonly place: number;
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

const PLACE_COLUMNS = [
  'matchPlaces.place',
  'matchPlaces.channelId',
  'matchPlaces.guildId',
  'matchPlaces.lobbyMessageId',
  'matchPlaces.boardMessageId',
  'matchPlaces.shownRev',
  'matchPlaces.parkedAt',
] as const;

/** Selects the places of a match beside its home. A place has its own language, or that of its server. */
export const placesOf = (db: Executor) => (eb: MatchSelect) => {
  const rows = eb
    .selectFrom('matchPlaces')
    .leftJoin('servers', 'servers.guildId', 'matchPlaces.guildId')
    .select(PLACE_COLUMNS)
    .select(({ fn }) => fn.coalesce('matchPlaces.language', 'servers.language').as('language'))
    .whereRef('matchPlaces.matchId', '=', 'matches.id');
  return kindOf(db).jsonRows(rows.orderBy('matchPlaces.place')).as('places');
};

/** Selects the ids of the matches that are played in a channel. */
const playedIn =
  (channelId: string) =>
  ({ selectFrom }: MatchSelect) =>
    selectFrom('matches as here')
      .select('here.id')
      .where('here.channelId', '=', channelId)
      .unionAll(
        selectFrom('matchPlaces')
          .select('matchPlaces.matchId as id')
          .where('matchPlaces.channelId', '=', channelId),
      );

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
    .select(placesOf(db))
    .select(({ selectFrom }) => {
      const seats = selectFrom('seats as own')
        .leftJoin('people', 'people.id', 'own.userId')
        .select(SEAT_COLUMNS.map(column => `own.${column}` as const))
        .select('people.named')
        .whereRef('own.matchId', '=', 'matches.id');
      // The query selects the seats along with the match, so that one statement reads match and seats.
      return kindOf(db).jsonRows(seats.orderBy('seat')).as('seats');
    });

/** Query that every button press needs, compiled only once. Compiling takes ten times as long as the database's answer. */
const byId = new CompiledOnce((db, { id }: { id: string }) => select(db).where('matches.id', '=', id));
const liveIn = new CompiledOnce((db, { channelId }: { channelId: string }) =>
  select(db).where('matches.id', 'in', playedIn(channelId)).where('status', 'in', LIVE_ROWS),
);
const standing = new CompiledOnce((db, { id }: { id: string }) =>
  db
    .selectFrom('matches')
    .select(STANDING)
    .select(isAsked)
    .select(({ selectFrom }) => {
      const rows = selectFrom('outbox')
        .select(['kind', 'place'])
        .distinct()
        .where('outbox.status', '=', 'waiting');
      return kindOf(db)
        .jsonRows(rows.whereRef('outbox.matchId', '=', 'matches.id'))
        .as('waiting');
    })
    .select(placesOf(db))
    .where('id', '=', id),
);

/** Channel or server that the bot may be able to post in again. */
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
  places: unknown;
}
type Row = Selectable<Schema['matches']> & Newest;

/** Returns the turn to which a revision belongs. */
export const turnOf = (
  rev: number,
  { turnSince, turnSeat }: Pick<Newest, 'turnSince' | 'turnSeat'>,
): Turn => ({
  since: turnSince ?? rev,
  seat: turnSeat,
});
/** Makes a match from its row. The state is decoded at its first use, since most readers need no state. */
function toMatch(row: Row, states: States): StoredMatch {
  const where = `match ${row.id}, revision ${row.rev}`;
  const { number: _opened, turnSince, turnSeat, rules, state: text, serverPlace: _place, ...rest } = row;
  let state: { readonly value: unknown } | undefined;
  return {
    ...rest,
    practised: row.practised === 1,
    hints: row.hints === 1,
    rated: row.rated === 1,
    everywhere: row.everywhere === 1,
    withheld: row.withheld === 1,
    options: fromJson(row.options, `${where}: options`),
    seats: rowsOf<SeatRow>(row.seats, `${where}: seats`).map(toSeat),
    places: rowsOf<StoredPlace>(row.places, `${where}: places`),
    asked: Boolean(row.asked),
    voted: Boolean(row.voted),
    watchers: Number(row.watchers),
    edited: row.serverPlace === 'edited' || row.pace === 'live',
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
 * Queries for rows of `matches` with their seats. The query joins the newest state from the newest move, since the match's row
 * has no state.
 */
export class MatchQueries extends Repository {
  /** Reads a match, and locks the match until the transaction ends. Outside of a transaction nothing is locked. */
  async get(matchId: string): Promise<StoredMatch | undefined> {
    await this.lock(matchId);
    return this.#one(await byId.first(this.db, { id: matchId }));
  }

  /**
   * Reads a match for its messages in a channel. Undefined: the match is not played in this channel.
   * @param channelId absent: the match's home
   */
  async standing(matchId: string, channelId?: string): Promise<Standing | undefined> {
    const row = await standing.first(this.db, { id: matchId });
    if (!row) return undefined;
    const { places, waiting, asked, ...home } = row;
    const others = rowsOf<StoredPlace>(places, `match ${matchId}: places`);
    const here = [{ ...home, place: 0 }, ...others].find(
      place => place.channelId === (channelId ?? home.channelId),
    );
    if (!here) return undefined;
    const { place, lobbyMessageId, boardMessageId, parkedAt } = here;
    const rows = rowsOf<{ kind: NoticeKind; place: number }>(waiting, `match ${matchId}: waiting`);
    return {
      ...home,
      channelId: here.channelId,
      place,
      lobbyMessageId,
      boardMessageId,
      parkedAt,
      asked: Boolean(asked),
      waiting: rows.filter(notice => notice.place === place).map(({ kind }) => kind),
    };
  }

  /** Returns the lobby or running game of a channel. A unique index allows only one. */
  async live(channelId: string): Promise<StoredMatch | undefined> {
    return this.#one(await liveIn.first(this.db, { channelId }));
  }

  /** Returns the lobby or running game of a channel, or else the channel's newest ended match. */
  async latest(channelId: string): Promise<StoredMatch | undefined> {
    const live = await this.live(channelId);
    if (live) return live;
    const rows = select(this.db).where('matches.id', 'in', playedIn(channelId));
    return this.#one(await rows.orderBy('number', 'desc').executeTakeFirst());
  }

  /** Lists running matches in which a hard bot has a seat or stands in for a person, newest first. */
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
   * Returns which game is played in a channel: that of the live match, or else of the newest match. The query reads neither
   * position nor seats, since each command and each keystroke needs it.
   */
  async gameIn(channelId: string): Promise<Pick<StoredMatch, 'game' | 'status'> | undefined> {
    return this.db
      .selectFrom('matches')
      .select(['game', 'status'])
      .where('matches.id', 'in', playedIn(channelId))
      .orderBy(eb => eb('status', 'in', LIVE_ROWS), 'desc')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /**
   * Counts the lobbies that a person has opened in a server (`lobbies`), and the lobbies and running games together (`games`).
   * The lock keeps the person from opening another match until the transaction ends.
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
   * Counts the lobbies and running games in which a person has a seat and has not resigned. The lock keeps the person from
   * joining another match until the transaction ends.
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

  async rematchOf(matchId: string): Promise<StoredMatch | undefined> {
    const row = select(this.db).where('rematchOf', '=', matchId).where('status', '!=', literal('cancelled'));
    return this.#one(await row.executeTakeFirst());
  }

  async ids(): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('matches').select('id').orderBy('number').execute();
    return rows.map(row => row.id);
  }

  /**
   * Lists the resigned seats, with the revision of each resignation. `rev` is null for resignations that were stored before the
   * database had this column.
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

  /**
   * Lists the lobbies without a change since `since`, and the lobbies of live games that were opened by `opened`.
   */
  async silentLobbies(since: number, opened: number): Promise<readonly StoredMatch[]> {
    const rows = select(this.db)
      .where('status', '=', literal('lobby'))
      .where(eb =>
        eb.or([
          eb('matches.updatedAt', '<=', since),
          eb.and([eb('matches.pace', '=', 'live'), eb('matches.createdAt', '<=', opened)]),
        ]),
      );
    return this.#all(await this.own(rows, 'matches.id').orderBy('matches.updatedAt').execute());
  }

  async oldestLobby(): Promise<number | undefined> {
    const oldest = this.db
      .selectFrom('matches')
      .select('updatedAt as at')
      .where('status', '=', literal('lobby'));
    return earliest(this.own(oldest, 'matches.id').orderBy('updatedAt').limit(1));
  }

  async oldestLiveLobby(): Promise<number | undefined> {
    const oldest = this.db
      .selectFrom('matches')
      .select('createdAt as at')
      .where('status', '=', literal('lobby'))
      .where('pace', '=', 'live');
    return earliest(this.own(oldest, 'matches.id').orderBy('createdAt').limit(1));
  }

  #all(rows: readonly Row[]): readonly StoredMatch[] {
    return rows.map(row => toMatch(row, this.positions));
  }

  #one(row: Row | undefined): StoredMatch | undefined {
    return row && toMatch(row, this.positions);
  }
}
