import {
  earliest,
  fromJson,
  hasChanged,
  inserting,
  literal,
  Repository,
  toFlag,
  toJson,
} from '../rows/rows.ts';
import type {
  LeaguePlayerState,
  LeagueTrouble,
  StoredLeague,
  StoredLeagueMessage,
  StoredLeaguePlayer,
  StoredLeagueSeat,
  StoredLeagueTable,
} from '../types/index.ts';

/** Seat of a league match whose person has taken too long for a decision. */
export interface LateSeat {
  readonly matchId: string;
  readonly seat: number;
}

type RawLeague = Omit<StoredLeague, 'options' | 'filled'> & {
  readonly options: string;
  readonly filled: number;
};

const toLeague = ({ options, filled, ...row }: RawLeague): StoredLeague => ({
  ...row,
  filled: filled === 1,
  options: fromJson(options, `league ${row.id}: options`),
});

const toTable = ({
  cup,
  ...row
}: Omit<StoredLeagueTable, 'cup'> & { readonly cup: number }): StoredLeagueTable => ({
  ...row,
  cup: cup === 1,
});

const toSeat = ({
  gone,
  ...row
}: Omit<StoredLeagueSeat, 'gone'> & { readonly gone: number }): StoredLeagueSeat => ({
  ...row,
  gone: gone === 1,
});

type LeagueChange = Partial<
  Pick<StoredLeague, 'rounds' | 'status' | 'round' | 'seed' | 'openerId' | 'openerName'>
>;

/** Leagues, which are seasons of matches within a server, with their people and tables. */
export class Leagues extends Repository {
  /** Returns a league, and locks it until the transaction ends, so that other transactions wait before they change it. */
  async hold(id: string): Promise<StoredLeague | undefined> {
    await this.lock(`league ${id}`);
    return this.get(id);
  }

  async get(id: string): Promise<StoredLeague | undefined> {
    const row = await this.db.selectFrom('leagues').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toLeague(row);
  }

  async inGuild(guildId: string, most: number): Promise<readonly StoredLeague[]> {
    const rows = this.db.selectFrom('leagues').selectAll().where('guildId', '=', guildId);
    const sorted = rows.orderBy('createdAt', 'desc').orderBy('id').limit(most);
    return (await sorted.execute()).map(toLeague);
  }

  /**
   * Lists leagues for which a message must be posted or a table opened, longest unchanged first. Leagues that wait for a retry
   * are included.
   */
  async untold(most: number): Promise<readonly StoredLeague[]> {
    const rows = this.db.selectFrom('leagues').selectAll().whereRef('shownRev', '<', 'rev');
    return (await rows.orderBy('updatedAt').orderBy('id').limit(most).execute()).map(toLeague);
  }

  async insert({ options, filled, ...league }: StoredLeague): Promise<void> {
    const row = { ...league, options: toJson(options), filled: toFlag(filled) };
    await inserting(this.db.insertInto('leagues').values(row).execute());
  }

  /** Changes a league, and raises its revision, so that the bot posts or edits its messages. */
  async change(id: string, at: number, change: LeagueChange = {}): Promise<void> {
    await this.db
      .updateTable('leagues')
      .set(eb => ({ ...change, rev: eb('rev', '+', 1), updatedAt: at, retryAt: null }))
      .where('id', '=', id)
      .execute();
  }

  /**
   * Records an attempt to post before it begins, since the message may arrive even if the process is killed. Returns false
   * where another process has begun to post.
   */
  async begin({ id, attempts }: Pick<StoredLeague, 'id' | 'attempts'>): Promise<boolean> {
    const row = this.db.updateTable('leagues').set({ attempts: attempts + 1 });
    return hasChanged(row.where('id', '=', id).where('attempts', '=', attempts));
  }

  /**
   * Stores the revision and the round that the league's messages now show.
   * @param now shown revision, round and messages; `trouble` is a lasting error, or null without an error
   */
  async shown(
    id: string,
    now: Pick<StoredLeague, 'shownRev' | 'messageId' | 'roundMessageId' | 'shownRound' | 'trouble'>,
  ): Promise<void> {
    await this.db
      .updateTable('leagues')
      .set({ ...now, attempts: 0, retryAt: null })
      .where('id', '=', id)
      .execute();
  }

  /** Stores the id of a posted message at once, since later posts of the same league may fail. */
  async posted(
    id: string,
    messages: Partial<Pick<StoredLeague, 'messageId' | 'roundMessageId' | 'shownRound'>>,
  ): Promise<void> {
    await this.db.updateTable('leagues').set(messages).where('id', '=', id).execute();
    const { roundMessageId: messageId = null, shownRound: round } = messages;
    if (messageId === null || round === undefined) return;
    await this.db
      .insertInto('leagueMessages')
      .values({ leagueId: id, round, messageId, outdated: 0 })
      .onConflict(row => row.columns(['leagueId', 'round']).doUpdateSet({ messageId }))
      .execute();
  }

  async outdated(leagueId: string): Promise<readonly Pick<StoredLeagueMessage, 'round' | 'messageId'>[]> {
    const rows = this.db.selectFrom('leagueMessages').select(['round', 'messageId']);
    return rows.where('leagueId', '=', leagueId).where('outdated', '=', 1).orderBy('round').execute();
  }

  async renewed(leagueId: string, round: number): Promise<void> {
    const row = this.db.updateTable('leagueMessages').set({ outdated: 0 }).where('leagueId', '=', leagueId);
    await row.where('round', '=', round).execute();
  }

  async failed(id: string, trouble: LeagueTrouble | null, retryAt: number): Promise<void> {
    await this.db.updateTable('leagues').set({ trouble, retryAt }).where('id', '=', id).execute();
  }

  /** Makes posts that wait for a retry due at once. Returns true where a league had such a post. */
  async hurry(where?: { readonly channelId: string } | { readonly guildId: string }): Promise<boolean> {
    const row = this.db.updateTable('leagues').set({ retryAt: null }).where('retryAt', 'is not', null);
    if (!where) return hasChanged(row);
    return 'channelId' in where
      ? hasChanged(row.where('channelId', '=', where.channelId))
      : hasChanged(row.where('guildId', '=', where.guildId));
  }

  async players(leagueId: string): Promise<readonly StoredLeaguePlayer[]> {
    const rows = this.db.selectFrom('leaguePlayers').selectAll().where('leagueId', '=', leagueId);
    return rows.orderBy('number').execute();
  }

  /** Adds a person to a league. Throws ConflictError where the person already takes part. */
  async join(player: StoredLeaguePlayer): Promise<void> {
    // If the person's data is being deleted at the same time, the lock makes this transaction wait for the deletion.
    await this.lock(`person ${player.userId}`);
    await inserting(this.db.insertInto('leaguePlayers').values(player).execute());
  }

  async changePlayer(
    leagueId: string,
    number: number,
    change: Partial<Omit<StoredLeaguePlayer, 'leagueId' | 'number' | 'userId'>>,
  ): Promise<void> {
    const row = this.db.updateTable('leaguePlayers').set(change).where('leagueId', '=', leagueId);
    await row.where('number', '=', number).execute();
  }

  async removePlayer(leagueId: string, number: number): Promise<void> {
    const row = this.db.deleteFrom('leaguePlayers').where('leagueId', '=', leagueId);
    await row.where('number', '=', number).execute();
  }

  async tables(leagueId: string): Promise<readonly StoredLeagueTable[]> {
    const rows = this.db.selectFrom('leagueTables').selectAll().where('leagueId', '=', leagueId);
    return (await rows.orderBy('round').orderBy('number').execute()).map(toTable);
  }

  async seats(leagueId: string): Promise<readonly StoredLeagueSeat[]> {
    const rows = this.db.selectFrom('leagueSeats').selectAll().where('leagueId', '=', leagueId);
    return (await rows.orderBy('round').orderBy('number').orderBy('place').execute()).map(toSeat);
  }

  async tableOf(matchId: string): Promise<StoredLeagueTable | undefined> {
    const row = this.db.selectFrom('leagueTables').selectAll().where('matchId', '=', matchId);
    const found = await row.executeTakeFirst();
    return found && toTable(found);
  }

  /** Adds a table with its seats. Throws ConflictError where the round already has a table with this number. */
  async plan({ cup, ...table }: StoredLeagueTable, seats: readonly StoredLeagueSeat[]): Promise<void> {
    const row = { ...table, cup: toFlag(cup) };
    await inserting(this.db.insertInto('leagueTables').values(row).execute());
    const rows = seats.map(({ gone, ...seat }) => ({ ...seat, gone: toFlag(gone) }));
    if (rows.length > 0) await inserting(this.db.insertInto('leagueSeats').values(rows).execute());
  }

  /** Stores the match of a table. Returns false where the table already has a match, or has ended. */
  async open(
    { leagueId, round, number }: Pick<StoredLeagueTable, 'leagueId' | 'round' | 'number'>,
    { matchId, threadId }: { readonly matchId: string; readonly threadId: string },
  ): Promise<boolean> {
    const row = this.db.updateTable('leagueTables').set({ matchId, threadId });
    return hasChanged(
      row
        .where('leagueId', '=', leagueId)
        .where('round', '=', round)
        .where('number', '=', number)
        .where('matchId', 'is', null)
        .where('endedAt', 'is', null),
    );
  }

  async end(
    { leagueId, round, number }: Pick<StoredLeagueTable, 'leagueId' | 'round' | 'number'>,
    at: number,
  ): Promise<boolean> {
    const row = this.db.updateTable('leagueTables').set({ endedAt: at }).where('leagueId', '=', leagueId);
    return hasChanged(
      row.where('round', '=', round).where('number', '=', number).where('endedAt', 'is', null),
    );
  }

  async score({
    leagueId,
    round,
    number,
    place,
    ...result
  }: Omit<StoredLeagueSeat, 'player'>): Promise<void> {
    const { rank, points, share, gone } = result;
    await this.db
      .updateTable('leagueSeats')
      .set({ rank, points, share, gone: toFlag(gone) })
      .where('leagueId', '=', leagueId)
      .where('round', '=', round)
      .where('number', '=', number)
      .where('place', '=', place)
      .execute();
  }

  /**
   * Lists seats that have exceeded the time limit of a decision, and seats whose clock has been stopped since `stoodSince`.
   * Paused matches and matches with a closed channel are left out.
   */
  async late(stoodSince: number): Promise<readonly LateSeat[]> {
    const rows = this.#waited().select(['waits.matchId', 'waits.seat']);
    const over = rows.where(({ or, eb, and }) =>
      or([
        eb('overdue', '=', 1),
        and([eb('stoppedAt', 'is not', null), eb('resting', '=', 0), eb('since', '<=', stoodSince)]),
      ]),
    );
    return this.own(over, 'waits.matchId').orderBy('waits.matchId').orderBy('waits.seat').execute();
  }

  /** Returns the time since which the longest-waiting seat with a stopped clock has waited. Undefined: no clock is stopped. */
  async longestStill(): Promise<number | undefined> {
    const rows = this.#waited()
      .select(({ fn }) => fn.min('since').as('at'))
      .where('stoppedAt', 'is not', null)
      .where('resting', '=', 0);
    return earliest(this.own(rows, 'waits.matchId'));
  }

  async ofUser(userId: string) {
    const played = await this.db
      .selectFrom('leaguePlayers')
      .innerJoin('leagues', 'leagues.id', 'leaguePlayers.leagueId')
      .select(['leagueId', 'leagues.name as league', 'guildId', 'game', 'status', 'leaguePlayers.number'])
      .select(['state', 'bonus', 'vanished', 'rating', 'joinedAt'])
      .where('userId', '=', userId)
      .orderBy('joinedAt')
      .orderBy('leagueId')
      .execute();
    const opened = this.db.selectFrom('leagues').select('id').where('openerId', '=', userId);
    return { played, opened: (await opened.orderBy('id').execute()).map(({ id }) => id) };
  }

  /**
   * Removes a person from all leagues, and puts a placeholder into the person's games. Returns the leagues that named the
   * person.
   * @param stranger returns the placeholder for the person
   */
  async forget(
    userId: string,
    stranger: (number: number | null) => { readonly id: string; readonly name: string },
    at: number,
  ): Promise<readonly string[]> {
    const played = await this.db
      .selectFrom('leaguePlayers')
      .select(['leagueId', 'number', 'state'])
      .where('userId', '=', userId)
      .execute();
    const opened = await this.db.selectFrom('leagues').select('id').where('openerId', '=', userId).execute();
    for (const { leagueId, number, state } of played) {
      const { id, name } = stranger(number);
      const left: LeaguePlayerState = state === 'out' ? 'out' : 'left';
      await this.db
        .updateTable('leaguePlayers')
        .set({ userId: id, name, rating: null, state: left })
        .where('leagueId', '=', leagueId)
        .where('number', '=', number)
        .execute();
      await this.db
        .updateTable('leagueMessages')
        .set({ outdated: 1 })
        .where('leagueId', '=', leagueId)
        .execute();
    }
    const nobody = stranger(null);
    await this.db
      .updateTable('leagues')
      .set({ openerId: nobody.id, openerName: nobody.name })
      .where('openerId', '=', userId)
      .execute();
    const ids = [...new Set([...played.map(({ leagueId }) => leagueId), ...opened.map(({ id }) => id)])];
    for (const id of ids.toSorted()) await this.change(id, at);
    return ids;
  }

  /**
   * Selects the awaited decisions in league matches. The subquery makes SQLite begin with the tables of leagues, which are few
   * even among many games.
   */
  #waited() {
    return this.db
      .selectFrom('waits')
      .where('waits.matchId', 'in', ({ selectFrom }) =>
        selectFrom('leagueTables')
          .select('matchId')
          .where('matchId', 'is not', null)
          .where('endedAt', 'is', null)
          .$castTo<{ matchId: string }>(),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('matches')
            .innerJoin('seats', 'seats.matchId', 'matches.id')
            .select('id')
            .whereRef('matches.id', '=', 'waits.matchId')
            .whereRef('seats.seat', '=', 'waits.seat')
            .where('matches.status', '=', literal('running'))
            .where('matches.pausedAt', 'is', null)
            .where('matches.parkedAt', 'is', null)
            .where('seats.resigned', '=', 0)
            .where('seats.absentAt', 'is', null),
        ),
      );
  }
}
