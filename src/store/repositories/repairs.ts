import type { Selectable } from 'kysely';
import { StaleError } from '../dialect/errors.ts';
import type { Schema } from '../dialect/schema.ts';
import { fromJson, hasChanged, kindOf, literal, Repository, toJson } from '../rows/rows.ts';
import type { NewMove, Snapshot, StoredMatch } from '../types/index.ts';
import { toDealRow, toMoveRow } from './moves.ts';

/** Match with the data from which a replay begins. The match's position is not read, since it may be damaged. */
export interface DamagedMatch
  extends Pick<StoredMatch, 'id' | 'game' | 'options' | 'status' | 'rev' | 'seed' | 'seating'> {
  readonly seats: readonly { readonly seat: number }[];
}

const RAW = ['rev', 'seat', 'action', 'by', 'told', 'state', 'dice', 'rules', 'at', 'restores'] as const;

/** Row of the log as the database holds it. Its JSON texts may be damaged. */
export type RawRevision = Readonly<Pick<Selectable<Schema['moves']>, (typeof RAW)[number]>>;

/** Reads and corrects the log of a match row by row, for repairs. */
export class Repairs extends Repository {
  async match(matchId: string): Promise<DamagedMatch | undefined> {
    await this.lock(matchId);
    const row = await this.db
      .selectFrom('matches')
      .select(['id', 'game', 'options', 'status', 'rev', 'seed', 'seating'])
      .select(({ selectFrom }) =>
        kindOf(this.db)
          .jsonRows(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.matchId', '=', 'matches.id')
              .orderBy('seats.seat'),
          )
          .as('seats'),
      )
      .where('id', '=', matchId)
      .executeTakeFirst();
    if (!row) return undefined;
    const where = `match ${matchId}`;
    const options = fromJson(row.options, `${where}: options`);
    return { ...row, options, seats: row.seats };
  }

  /** Lists all revisions of a match, beginning with the deal. */
  async log(matchId: string): Promise<readonly RawRevision[]> {
    const rows = this.db.selectFrom('moves').select(RAW).where('matchId', '=', matchId);
    return rows.orderBy('rev').execute();
  }

  /** Replaces the stored result of a revision. Returns false where the revision is not stored. */
  async correct(
    matchId: string,
    rev: number,
    { state, dice, events }: Pick<NewMove, 'state' | 'dice' | 'events'>,
  ): Promise<boolean> {
    return hasChanged(
      this.changing(
        'moves',
        { matchId, rev },
        { state: toJson(state), dice: toJson(dice), told: toJson(events) },
      ),
    );
  }

  /** Adds revision 0, which is the deal, to a log that lacks it. */
  async putDeal(matchId: string, deal: Snapshot): Promise<void> {
    await this.db.insertInto('moves').values(toDealRow(matchId, deal)).execute();
  }

  async cut(matchId: string, from: number): Promise<void> {
    await this.deleting('moves', { matchId }).where('rev', '>=', from).execute();
  }

  /** Adds a revision to the log. Does not change the revision number of the match itself. */
  async put(matchId: string, rev: number, move: NewMove): Promise<void> {
    await this.db
      .insertInto('moves')
      .values(toMoveRow(matchId, rev, move))
      .execute();
  }

  /** Sets the revision of a running match. Throws StaleError where the match is not at `seenRev`. */
  async setRev(matchId: string, seenRev: number, rev: number, at: number): Promise<void> {
    const set = this.db
      .updateTable('matches')
      .set({ rev, updatedAt: at })
      .where(eb => eb.and({ id: matchId, rev: seenRev, status: literal('running') }));
    if (!(await hasChanged(set))) throw new StaleError(`match ${matchId} is not at revision ${seenRev}`);
  }
}
