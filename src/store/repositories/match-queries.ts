import { readOr } from '../../core/values/strange-values.ts';
import { CompiledOnce } from '../rows/compiled-once.ts';
import { type Executor, earliest, kindOf, literal, Repository } from '../rows/rows.ts';
import { type NoticeKind, PRIVATE_PLACE, type StoredMatch } from '../types/index.ts';
import {
  isAsked,
  LIVE_ROWS,
  type MatchRow,
  type MatchSelect,
  placesOf,
  selectMatches,
  toMatch,
} from './match-row.ts';

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

/** Query that every button press needs, compiled only once. Compiling takes ten times as long as the database's answer. */
const byId = new CompiledOnce((db, { id }: { id: string }) => selectMatches(db).where('matches.id', '=', id));
const liveIn = new CompiledOnce((db, { channelId }: { channelId: string }) =>
  selectMatches(db).where('matches.id', 'in', playedIn(channelId)).where('status', 'in', LIVE_ROWS),
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

/** Selects what changes in a match between two moves, and the people for whom the match waits. */
const besideMoves =
  (db: Executor) =>
  ({ selectFrom }: MatchSelect) => {
    const { jsonRows } = kindOf(db);
    const seats = selectFrom('seats').select(['seat', 'userId', 'resigned', 'absentAt', 'offeredAt']);
    const sealed = selectFrom('sealed').select(['rev', 'seat', 'at', 'refusal']);
    const requests = selectFrom('requests')
      .leftJoin('answers', 'answers.requestId', 'requests.id')
      .select(['requests.id', 'requests.status', 'answers.seat', 'answers.agrees']);
    const votes = selectFrom('votes').select(['kind', 'userId']);
    const waits = selectFrom('waits').select('userId');
    return [
      jsonRows(seats.whereRef('matchId', '=', 'matches.id')).as('seats'),
      jsonRows(sealed.whereRef('matchId', '=', 'matches.id')).as('sealed'),
      jsonRows(requests.whereRef('matchId', '=', 'matches.id')).as('requests'),
      jsonRows(votes.whereRef('matchId', '=', 'matches.id')).as('votes'),
      jsonRows(waits.whereRef('matchId', '=', 'matches.id')).as('waits'),
    ] as const;
  };

/** Channel or server that the bot may be able to post in again. */
export type ParkedWhere = { readonly channelId: string } | { readonly guildId: string };

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
    const here = [{ ...home, place: 0 }, ...places].find(
      place => place.channelId === (channelId ?? home.channelId),
    );
    if (!here) return undefined;
    const { place, lobbyMessageId, boardMessageId, parkedAt } = here;
    return {
      ...home,
      channelId: here.channelId,
      place,
      lobbyMessageId,
      boardMessageId,
      parkedAt,
      asked: Boolean(asked),
      waiting: waiting.filter(notice => notice.place === place).map(({ kind }) => kind),
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
    const rows = selectMatches(this.db).where('matches.id', 'in', playedIn(channelId));
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
   * Counts, for each of these people, the lobbies and running games in which they have a seat and have not resigned. The locks
   * keep them from joining another match until the transaction ends.
   */
  async satIn(personIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    for (const id of personIds.toSorted()) await this.lock(`person ${id}`);
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.matchId')
      .select(['seats.userId', eb => eb.fn.countAll<number>().as('count')])
      .where('seats.userId', 'in', personIds)
      .where('seats.resigned', '=', false)
      .where('matches.status', 'in', LIVE_ROWS)
      .groupBy('seats.userId')
      .execute();
    return new Map(rows.map(({ userId, count }) => [userId, count]));
  }

  /**
   * Returns texts by which a process finds changes of other processes. The text of a match changes with its revision, seats,
   * sealed choices, requests and votes. The text of a person, found by the person's id, changes with the games that wait for
   * the person.
   */
  async newest(
    matchIds: readonly string[],
    personIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const awaited = this.db.selectFrom('waits').select('matchId').where('userId', 'in', personIds);
    const rows = await this.db
      .selectFrom('matches')
      .select(['id', 'status', 'rev', 'pausedAt'])
      .select(besideMoves(this.db))
      .where(({ or, eb }) => or([eb('id', 'in', matchIds), eb('id', 'in', awaited)]))
      .orderBy('id')
      .execute();
    const texts = new Map<string, string>();
    for (const { waits, ...row } of rows) {
      texts.set(row.id, JSON.stringify(row));
      for (const { userId } of waits) texts.set(userId, `${texts.get(userId) ?? ''} ${row.id}`);
    }
    return texts;
  }

  /** Lists the rematches of a match. People with a block between them get separate rematches. */
  async rematchesOf(matchId: string): Promise<readonly StoredMatch[]> {
    const rows = selectMatches(this.db)
      .where('rematchOf', '=', matchId)
      .where('status', '!=', literal('cancelled'));
    return this.#all(await rows.orderBy('number').execute());
  }

  async ids(): Promise<readonly string[]> {
    const rows = await this.db.selectFrom('matches').select('id').orderBy('number').execute();
    return rows.map(row => row.id);
  }

  /**
   * Lists the lobbies without a change since `since`, and the lobbies of live games that were opened at `opened` or earlier.
   */
  async silentLobbies(since: number, opened: number): Promise<readonly StoredMatch[]> {
    const rows = selectMatches(this.db)
      .where('status', '=', literal('lobby'))
      .where(eb =>
        eb.or([
          eb('matches.updatedAt', '<=', since),
          eb.and([eb('matches.pace', '=', literal('live')), eb('matches.createdAt', '<=', opened)]),
        ]),
      );
    return this.#all(await this.own(rows, 'matches.id').orderBy('matches.updatedAt').execute());
  }

  oldestLobby(): Promise<number | undefined> {
    return earliest(this.#lobbies().select('updatedAt as at').orderBy('updatedAt'));
  }

  oldestLiveLobby(): Promise<number | undefined> {
    const live = this.#lobbies().where('pace', '=', literal('live'));
    return earliest(live.select('createdAt as at').orderBy('createdAt'));
  }

  #lobbies() {
    return this.own(this.db.selectFrom('matches').where('status', '=', literal('lobby')), 'matches.id');
  }

  /** Makes matches from their rows. A damaged match is left out of a list. */
  #all(rows: readonly MatchRow[]): readonly StoredMatch[] {
    return rows.flatMap(row => readOr(`match ${row.id} of a list`, [], () => [toMatch(row, this.positions)]));
  }

  #one(row: MatchRow | undefined): StoredMatch | undefined {
    return row && toMatch(row, this.positions);
  }
}
