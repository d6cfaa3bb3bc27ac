import { fromJson, hasChanged, inserting, Repository, toFlag, toJson } from '../rows/rows.ts';
import type {
  LeagueTrouble,
  StoredDuplicate,
  StoredDuplicatePlayer,
  StoredDuplicateSeat,
  StoredDuplicateTable,
} from '../types/index.ts';

type RawDuplicate = Omit<StoredDuplicate, 'options' | 'players' | 'hints'> & {
  readonly options: string;
  readonly players: string;
  readonly hints: number;
};

const toDuplicate = ({ options, players, hints, ...row }: RawDuplicate): StoredDuplicate => ({
  ...row,
  options: fromJson(options, `duplicate ${row.id}: options`),
  players: fromJson(players, `duplicate ${row.id}: players`) as StoredDuplicate['players'],
  hints: hints === 1,
});

const toTable = ({
  counts,
  ...row
}: Omit<StoredDuplicateTable, 'counts'> & { readonly counts: number }): StoredDuplicateTable => ({
  ...row,
  counts: counts === 1,
});

const toSeat = ({
  course,
  ...row
}: Omit<StoredDuplicateSeat, 'course'> & { readonly course: string | null }): StoredDuplicateSeat => ({
  ...row,
  course:
    course === null ? [] : (fromJson(course, `a seat of ${row.duplicateId}: course`) as readonly number[]),
});

type TableKey = Pick<StoredDuplicateTable, 'duplicateId' | 'number'>;

type DuplicateChange = Partial<Pick<StoredDuplicate, 'status' | 'seats' | 'seed' | 'salt'>>;

/**
 * Duplicates, which are tournaments in which the same deal is played at several tables, with their people, tables and seats.
 */
export class Duplicates extends Repository {
  /** Returns a duplicate, and locks it until the transaction ends, so that other transactions wait before they change it. */
  async hold(id: string): Promise<StoredDuplicate | undefined> {
    await this.lock(`duplicate ${id}`);
    return this.get(id);
  }

  async get(id: string): Promise<StoredDuplicate | undefined> {
    const row = await this.db.selectFrom('duplicates').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toDuplicate(row);
  }

  async liveIn(guildId: string): Promise<number> {
    const rows = this.db.selectFrom('duplicates').select(({ fn }) => fn.countAll<number>().as('count'));
    const live = rows.where('guildId', '=', guildId).where('status', 'in', ['gathering', 'running']);
    return Number((await live.executeTakeFirst())?.count ?? 0);
  }

  /**
   * Lists duplicates for which a message must be posted or a table opened, longest unchanged first. Duplicates that wait for a
   * retry are included.
   */
  async untold(most: number): Promise<readonly StoredDuplicate[]> {
    const rows = this.db.selectFrom('duplicates').selectAll().whereRef('shownRev', '<', 'rev');
    return (await rows.orderBy('updatedAt').orderBy('id').limit(most).execute()).map(toDuplicate);
  }

  async insert({ options, players, hints, ...duplicate }: StoredDuplicate): Promise<void> {
    const row = { ...duplicate, options: toJson(options), players: toJson(players), hints: toFlag(hints) };
    await inserting(this.db.insertInto('duplicates').values(row).execute());
  }

  /** Changes a duplicate, and raises its revision, so that the bot posts or edits its messages. */
  async change(id: string, at: number, change: DuplicateChange = {}): Promise<void> {
    await this.db
      .updateTable('duplicates')
      .set(eb => ({ ...change, rev: eb('rev', '+', 1), updatedAt: at, retryAt: null }))
      .where('id', '=', id)
      .execute();
  }

  /**
   * Records an attempt to post before it begins, since the message may arrive even if the process is killed. Returns false
   * where another process has begun to post.
   */
  async begin({ id, attempts }: Pick<StoredDuplicate, 'id' | 'attempts'>): Promise<boolean> {
    const row = this.db.updateTable('duplicates').set({ attempts: attempts + 1 });
    return hasChanged(row.where('id', '=', id).where('attempts', '=', attempts));
  }

  async shown(id: string, now: Pick<StoredDuplicate, 'shownRev' | 'trouble'>): Promise<void> {
    await this.db
      .updateTable('duplicates')
      .set({ ...now, attempts: 0, retryAt: null })
      .where('id', '=', id)
      .execute();
  }

  /** Stores the id of a posted message at once, since later posts of the same duplicate may fail. */
  async posted(
    id: string,
    messages: Partial<Pick<StoredDuplicate, 'messageId' | 'resultMessageId'>>,
  ): Promise<void> {
    await this.db.updateTable('duplicates').set(messages).where('id', '=', id).execute();
  }

  async failed(id: string, trouble: LeagueTrouble | null, retryAt: number): Promise<void> {
    await this.db.updateTable('duplicates').set({ trouble, retryAt }).where('id', '=', id).execute();
  }

  /** Makes posts that wait for a retry due at once. Returns true where a duplicate had such a post. */
  async hurry(where?: { readonly channelId: string } | { readonly guildId: string }): Promise<boolean> {
    const row = this.db.updateTable('duplicates').set({ retryAt: null }).where('retryAt', 'is not', null);
    if (!where) return hasChanged(row);
    return 'channelId' in where
      ? hasChanged(row.where('channelId', '=', where.channelId))
      : hasChanged(row.where('guildId', '=', where.guildId));
  }

  async people(duplicateId: string): Promise<readonly StoredDuplicatePlayer[]> {
    const rows = this.db.selectFrom('duplicatePlayers').selectAll().where('duplicateId', '=', duplicateId);
    return rows.orderBy('number').execute();
  }

  /** Adds a person to a duplicate. Throws ConflictError where the person already takes part. */
  async join(player: StoredDuplicatePlayer): Promise<void> {
    // If the person's data is being deleted at the same time, the lock makes this transaction wait for the deletion.
    await this.lock(`person ${player.userId}`);
    await inserting(this.db.insertInto('duplicatePlayers').values(player).execute());
  }

  async leave(duplicateId: string, number: number): Promise<void> {
    const row = this.db.deleteFrom('duplicatePlayers').where('duplicateId', '=', duplicateId);
    await row.where('number', '=', number).execute();
  }

  async tables(duplicateId: string): Promise<readonly StoredDuplicateTable[]> {
    const rows = this.db.selectFrom('duplicateTables').selectAll().where('duplicateId', '=', duplicateId);
    return (await rows.orderBy('number').execute()).map(toTable);
  }

  async seats(duplicateId: string): Promise<readonly StoredDuplicateSeat[]> {
    const rows = this.db.selectFrom('duplicateSeats').selectAll().where('duplicateId', '=', duplicateId);
    return (await rows.orderBy('number').orderBy('seat').execute()).map(toSeat);
  }

  async tableOf(matchId: string): Promise<StoredDuplicateTable | undefined> {
    const row = this.db.selectFrom('duplicateTables').selectAll().where('matchId', '=', matchId);
    const found = await row.executeTakeFirst();
    return found && toTable(found);
  }

  /**
   * Returns true where the match in the channel is hidden from a person: it is part of an unfinished duplicate, and the person
   * has no seat in it.
   */
  async isShut(channelId: string, userId: string): Promise<boolean> {
    const row = this.db
      .selectFrom('matches')
      .select('id')
      .where('channelId', '=', channelId)
      .where('withheld', '=', 1)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seat')
              .whereRef('seats.matchId', '=', 'matches.id')
              .where('seats.userId', '=', userId),
          ),
        ),
      );
    return (await row.limit(1).executeTakeFirst()) !== undefined;
  }

  /** Adds a table with its seats. Throws ConflictError where the duplicate already has a table with this number. */
  async plan(
    { counts, ...table }: StoredDuplicateTable,
    seats: readonly StoredDuplicateSeat[],
  ): Promise<void> {
    const row = { ...table, counts: toFlag(counts) };
    await inserting(this.db.insertInto('duplicateTables').values(row).execute());
    const rows = seats.map(seat => ({ ...seat, course: null }));
    await inserting(this.db.insertInto('duplicateSeats').values(rows).execute());
  }

  /** Stores the match of a table. Returns false where the table already has a match, or has ended. */
  async open(
    { duplicateId, number }: TableKey,
    { matchId, threadId }: { readonly matchId: string; readonly threadId: string },
  ): Promise<boolean> {
    const row = this.db.updateTable('duplicateTables').set({ matchId, threadId });
    return hasChanged(
      row
        .where('duplicateId', '=', duplicateId)
        .where('number', '=', number)
        .where('matchId', 'is', null)
        .where('endedAt', 'is', null),
    );
  }

  /**
   * Ends a table. Returns false where the table had already ended.
   * @param counts true where the table's seats are compared with seats at other tables
   */
  async end({ duplicateId, number }: TableKey, at: number, counts: boolean): Promise<boolean> {
    const row = this.db.updateTable('duplicateTables').set({ endedAt: at, counts: toFlag(counts) });
    return hasChanged(
      row.where('duplicateId', '=', duplicateId).where('number', '=', number).where('endedAt', 'is', null),
    );
  }

  async score(
    { duplicateId, number, seat }: Pick<StoredDuplicateSeat, 'duplicateId' | 'number' | 'seat'>,
    { points, course }: Pick<StoredDuplicateSeat, 'points' | 'course'>,
  ): Promise<void> {
    await this.db
      .updateTable('duplicateSeats')
      .set({ points, course: toJson(course) })
      .where('duplicateId', '=', duplicateId)
      .where('number', '=', number)
      .where('seat', '=', seat)
      .execute();
  }

  async compared(duplicateId: string, number: number, share: number | null): Promise<void> {
    const row = this.db.updateTable('duplicatePlayers').set({ share });
    await row.where('duplicateId', '=', duplicateId).where('number', '=', number).execute();
  }

  /** Records that a person forfeited. The person's seat then comes last, even if its table is finished. */
  async forfeit(duplicateId: string, number: number, at: number): Promise<void> {
    const row = this.db.updateTable('duplicatePlayers').set({ forfeitedAt: at });
    await row.where('duplicateId', '=', duplicateId).where('number', '=', number).execute();
  }

  /**
   * Counts a person's compared duplicates, and averages their `share` in thousandths. The average is null without a duplicate.
   * @param guildId server of the duplicates; absent: all servers
   */
  async tally(
    { game, guildId }: { readonly game: string; readonly guildId?: string | undefined },
    userId: string,
  ): Promise<{ readonly count: number; readonly share: number | null }> {
    const row = await this.db
      .selectFrom('duplicatePlayers')
      .innerJoin('duplicates', 'duplicates.id', 'duplicatePlayers.duplicateId')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.avg<number | null>('share').as('share')])
      .where('userId', '=', userId)
      .where('game', '=', game)
      .where('share', 'is not', null)
      .$if(guildId !== undefined, query => query.where('guildId', '=', guildId ?? ''))
      .executeTakeFirst();
    const share = row?.share ?? null;
    return { count: Number(row?.count ?? 0), share: share === null ? null : Math.round(Number(share)) };
  }

  /** Makes the matches of a duplicate visible to everybody. */
  async reveal(duplicateId: string): Promise<void> {
    await this.db
      .updateTable('matches')
      .set({ withheld: 0 })
      .where('duplicateId', '=', duplicateId)
      .execute();
  }

  /** Deletes duplicates that were never dealt and have not changed since `before`. Returns their number. */
  async prune(before: number): Promise<number> {
    const rows = this.db.deleteFrom('duplicates').where('updatedAt', '<', before);
    const { numDeletedRows } = await rows
      .where('status', 'in', ['gathering', 'called-off'])
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /**
   * Returns all data about duplicates that is stored for a person, as an answer to the person's own request. Results of other
   * people are left out.
   */
  async ofUser(userId: string) {
    const played = await this.db
      .selectFrom('duplicatePlayers')
      .innerJoin('duplicates', 'duplicates.id', 'duplicatePlayers.duplicateId')
      .leftJoin('duplicateSeats', join =>
        join
          .onRef('duplicateSeats.duplicateId', '=', 'duplicatePlayers.duplicateId')
          .onRef('duplicateSeats.player', '=', 'duplicatePlayers.number'),
      )
      .select(['duplicates.id as duplicateId', 'guildId', 'game', 'status', 'duplicatePlayers.number'])
      .select([
        'duplicateSeats.number as table',
        'duplicateSeats.seat',
        'duplicateSeats.points',
        'share',
        'forfeitedAt',
        'joinedAt',
      ])
      .where('userId', '=', userId)
      .orderBy('joinedAt')
      .orderBy('duplicates.id')
      .execute();
    const opened = this.db.selectFrom('duplicates').select('id').where('openerId', '=', userId);
    return { played, opened: (await opened.orderBy('id').execute()).map(({ id }) => id) };
  }

  /**
   * Removes a person from all duplicates. Before the deal the person loses the place; after the deal a placeholder takes it.
   * @param stranger returns the placeholder for the person
   */
  async forget(
    userId: string,
    stranger: (number: number | null) => { readonly id: string; readonly name: string },
    at: number,
  ): Promise<void> {
    const played = await this.db
      .selectFrom('duplicatePlayers')
      .innerJoin('duplicates', 'duplicates.id', 'duplicatePlayers.duplicateId')
      .select(['duplicateId', 'number', 'status'])
      .where('userId', '=', userId)
      .execute();
    const opened = await this.db
      .selectFrom('duplicates')
      .select('id')
      .where('openerId', '=', userId)
      .execute();
    for (const { duplicateId, number, status } of played) {
      if (status === 'gathering' || status === 'called-off') {
        await this.leave(duplicateId, number);
        continue;
      }
      const { id, name } = stranger(number);
      await this.db
        .updateTable('duplicatePlayers')
        .set({ userId: id, name })
        .where('duplicateId', '=', duplicateId)
        .where('number', '=', number)
        .execute();
    }
    const nobody = stranger(null);
    await this.db
      .updateTable('duplicates')
      .set({ openerId: nobody.id, openerName: nobody.name })
      .where('openerId', '=', userId)
      .execute();
    const ids = new Set([...played.map(({ duplicateId }) => duplicateId), ...opened.map(({ id }) => id)]);
    for (const id of [...ids].toSorted()) await this.change(id, at);
  }
}
