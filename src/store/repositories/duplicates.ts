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

/** Fields of a duplicate that may change after its opening. */
type DuplicateChange = Partial<Pick<StoredDuplicate, 'status' | 'seats' | 'seed' | 'salt'>>;

/** Duplicates: the same deal at several tables, with their people, tables and seats. */
export class Duplicates extends Repository {
  /** Locks a duplicate until the transaction ends, so that other changes of it wait. */
  async hold(id: string): Promise<StoredDuplicate | undefined> {
    await this.lock(`duplicate ${id}`);
    return this.get(id);
  }

  async get(id: string): Promise<StoredDuplicate | undefined> {
    const row = await this.db.selectFrom('duplicates').selectAll().where('id', '=', id).executeTakeFirst();
    return row && toDuplicate(row);
  }

  /** Counts the duplicates of a server that have not ended. */
  async liveIn(guildId: string): Promise<number> {
    const rows = this.db.selectFrom('duplicates').select(({ fn }) => fn.countAll<number>().as('count'));
    const live = rows.where('guildId', '=', guildId).where('status', 'in', ['gathering', 'running']);
    return Number((await live.executeTakeFirst())?.count ?? 0);
  }

  /**
   * Lists duplicates with something to post or open, longest unchanged first. Duplicates that wait for a retry are included.
   */
  async untold(most: number): Promise<readonly StoredDuplicate[]> {
    const rows = this.db.selectFrom('duplicates').selectAll().whereRef('shownRev', '<', 'rev');
    return (await rows.orderBy('updatedAt').orderBy('id').limit(most).execute()).map(toDuplicate);
  }

  async insert({ options, players, hints, ...duplicate }: StoredDuplicate): Promise<void> {
    const row = { ...duplicate, options: toJson(options), players: toJson(players), hints: toFlag(hints) };
    await inserting(this.db.insertInto('duplicates').values(row).execute());
  }

  /** Changes a duplicate, and marks its messages for rendering. */
  async change(id: string, at: number, change: DuplicateChange = {}): Promise<void> {
    await this.db
      .updateTable('duplicates')
      .set(eb => ({ ...change, rev: eb('rev', '+', 1), updatedAt: at, retryAt: null }))
      .where('id', '=', id)
      .execute();
  }

  /** Records that posting begins, after which a message may have arrived. Returns false where another process posts it. */
  async begin({ id, attempts }: Pick<StoredDuplicate, 'id' | 'attempts'>): Promise<boolean> {
    const row = this.db.updateTable('duplicates').set({ attempts: attempts + 1 });
    return hasChanged(row.where('id', '=', id).where('attempts', '=', attempts));
  }

  /** Stores the revision that the duplicate's messages show now. */
  async shown(id: string, now: Pick<StoredDuplicate, 'shownRev' | 'trouble'>): Promise<void> {
    await this.db
      .updateTable('duplicates')
      .set({ ...now, attempts: 0, retryAt: null })
      .where('id', '=', id)
      .execute();
  }

  /** Stores the id of a posted message at once, even if later posts of the duplicate fail. */
  async posted(
    id: string,
    messages: Partial<Pick<StoredDuplicate, 'messageId' | 'resultMessageId'>>,
  ): Promise<void> {
    await this.db.updateTable('duplicates').set(messages).where('id', '=', id).execute();
  }

  /** Stores when to post the duplicate again, and why the last attempt failed. */
  async failed(id: string, trouble: LeagueTrouble | null, retryAt: number): Promise<void> {
    await this.db.updateTable('duplicates').set({ trouble, retryAt }).where('id', '=', id).execute();
  }

  /** Makes refused posts of duplicates due now. Returns true where there were any. */
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

  /** Adds a person to a duplicate. Throws ConflictError where they take part already. */
  async join(player: StoredDuplicatePlayer): Promise<void> {
    // Where the person's data is being deleted at this moment, this waits until it is deleted.
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

  /** Returns the duplicate table at which a match is played. Undefined: it belongs to no duplicate. */
  async tableOf(matchId: string): Promise<StoredDuplicateTable | undefined> {
    const row = this.db.selectFrom('duplicateTables').selectAll().where('matchId', '=', matchId);
    const found = await row.executeTakeFirst();
    return found && toTable(found);
  }

  /** Returns true where the channel's match is withheld from a person: a table of a duplicate at which they have no seat. */
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

  /** Adds a table with its seats. Throws ConflictError where the duplicate has a table of that number. */
  async plan(
    { counts, ...table }: StoredDuplicateTable,
    seats: readonly StoredDuplicateSeat[],
  ): Promise<void> {
    const row = { ...table, counts: toFlag(counts) };
    await inserting(this.db.insertInto('duplicateTables').values(row).execute());
    const rows = seats.map(seat => ({ ...seat, course: null }));
    await inserting(this.db.insertInto('duplicateSeats').values(rows).execute());
  }

  /** Stores the match of a table. Returns false where the table has a match already, or has ended. */
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
   * Ends a table. Returns false where it has ended before.
   * @param counts true where its seats are compared with other tables
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

  /** Stores a person's share of the match points, against the same seat at other tables. */
  async compared(duplicateId: string, number: number, share: number | null): Promise<void> {
    const row = this.db.updateTable('duplicatePlayers').set({ share });
    await row.where('duplicateId', '=', duplicateId).where('number', '=', number).execute();
  }

  /** Records that a person's seat comes last, even if its table is finished. */
  async forfeit(duplicateId: string, number: number, at: number): Promise<void> {
    const row = this.db.updateTable('duplicatePlayers').set({ forfeitedAt: at });
    await row.where('duplicateId', '=', duplicateId).where('number', '=', number).execute();
  }

  /**
   * Counts a person's compared duplicates, and averages their `share` in thousandths, null without any.
   * @param guildId absent: in all servers
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

  /** Makes the matches of a duplicate public. */
  async reveal(duplicateId: string): Promise<void> {
    await this.db
      .updateTable('matches')
      .set({ withheld: 0 })
      .where('duplicateId', '=', duplicateId)
      .execute();
  }

  /** Deletes duplicates that were never dealt, and unchanged since `before`. Returns their number. */
  async prune(before: number): Promise<number> {
    const rows = this.db.deleteFrom('duplicates').where('updatedAt', '<', before);
    const { numDeletedRows } = await rows
      .where('status', 'in', ['gathering', 'called-off'])
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Returns all stored data of a person about duplicates, for that person. It contains no results of others. */
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
   * Removes a person from duplicates. In dealt games a placeholder stays, and before the deal they give up their place.
   * @param stranger placeholder for the person
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
