import { CompiledOnce } from '../rows/compiled-once.ts';
import { earliest, hasChanged, Repository } from '../rows/rows.ts';
import { PROMPTS, type StoredWait } from '../types/index.ts';

export type WaitChange = Partial<Omit<StoredWait, 'matchId' | 'seat' | 'userId' | 'turn' | 'since'>>;

/** Awaited decision of a seat, with two facts about its present state. */
export interface StandingWait extends StoredWait {
  /** True where a move was made for the seat after the wait began, by its person or by a stand-in. */
  readonly decided: boolean;
  /** True where a message that pings the seat is still to be sent. */
  readonly prompted: boolean;
}

/** Query in each transaction of a match, compiled only once. */
const allOf = new CompiledOnce((db, { matchId }: { matchId: string }) =>
  db
    .selectFrom('waits')
    .selectAll()
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('moves')
          .select('moves.rev')
          .whereRef('moves.matchId', '=', 'waits.matchId')
          .whereRef('moves.seat', '=', 'waits.seat')
          .whereRef('moves.rev', '>', 'waits.rev'),
      ).as('decided'),
      exists(
        selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.matchId', '=', 'waits.matchId')
          .whereRef('outbox.seat', '=', 'waits.seat')
          .where('outbox.kind', 'in', PROMPTS)
          .where('outbox.status', 'in', ['waiting', 'parked']),
      ).as('prompted'),
    ])
    .where('matchId', '=', matchId)
    .orderBy('seat'),
);

/** Awaited decisions, with one row for each seat. */
export class Waits extends Repository {
  async put(wait: StoredWait): Promise<void> {
    await this.upsert('waits', wait, ['matchId', 'seat']);
  }

  /** Changes an awaited decision. Returns false where another process has changed or removed the row since it was read. */
  async change(seen: StoredWait, change: WaitChange): Promise<boolean> {
    return hasChanged(this.#change(seen, change));
  }

  /** Changes an awaited decision like `change`, but does not report if another process was first. */
  async keep(seen: StoredWait, change: WaitChange): Promise<void> {
    await this.write(this.#change(seen, change));
  }

  #change(seen: StoredWait, change: WaitChange) {
    return this.db
      .updateTable('waits')
      .set(change)
      .where(eb =>
        eb.and({
          matchId: seen.matchId,
          seat: seen.seat,
          since: seen.since,
          reminded: seen.reminded,
          overdue: seen.overdue,
          pinged: seen.pinged,
        }),
      );
  }

  async remove(matchId: string, seat: number): Promise<void> {
    await this.write(this.deleting('waits', { matchId, seat }));
  }

  /** Lists the awaited decisions of a match, by seat. Seats that wait for other seats of the same turn are left out. */
  async list(matchId: string): Promise<readonly StoredWait[]> {
    return this.rowsOf('waits', { matchId, resting: false }).orderBy('seat').execute();
  }

  /** Lists the waits of a match by seat, with the resting ones: their seats let another seat decide in the middle of a turn. */
  async all(matchId: string): Promise<readonly StandingWait[]> {
    const rows = await allOf.all(this.db, { matchId });
    return rows.map(({ decided, prompted, ...row }) => ({
      ...row,
      decided: Boolean(decided),
      prompted: Boolean(prompted),
    }));
  }

  async ofUser(userId: string): Promise<readonly StoredWait[]> {
    return this.rowsOf('waits', { userId }).orderBy('matchId').execute();
  }

  /** Lists at most `most` awaited decisions for which a reminder or another step is due by `now`, the earliest due first. */
  async due(now: number, most: number): Promise<readonly StoredWait[]> {
    const rows = this.db.selectFrom('waits').selectAll().where('dueAt', '<=', now).limit(most);
    return this.own(rows, 'waits.matchId').orderBy('dueAt').orderBy('matchId').orderBy('seat').execute();
  }

  async nextDue(): Promise<number | undefined> {
    // The query reads the first row of the index. For `min`, PostgreSQL would read all rows, although only a few qualify.
    const next = this.db.selectFrom('waits').select('dueAt as at').where('dueAt', 'is not', null);
    return earliest(this.own(next, 'waits.matchId').orderBy('dueAt'));
  }

  /**
   * Records that a message which pings these seats was posted.
   * @param notice id of the message's row in the outbox
   */
  async posted(matchId: string, notice: number, at: number): Promise<void> {
    const pinged = this.db.selectFrom('waits').select('seat').where('matchId', '=', matchId);
    await this.write(
      this.changing('seats', { matchId }, { calledAt: at }).where(
        'seat',
        'in',
        pinged.where('summonedBy', '=', notice),
      ),
    );
    await this.write(
      this.changing('waits', { matchId, summonedBy: notice }, { pinged: true, summonedBy: null }),
    );
  }
}
