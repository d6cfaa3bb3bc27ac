import { hasRow, Repository } from '../rows/rows.ts';
import type { StoredMark } from '../types/index.ts';

/** Marks of people who took part in a league or a deal and then deleted their data. A mark is a keyed hash, and expires. */
export class Marks extends Repository {
  /** Stores a mark. An existing mark gets the new `until`. */
  async put({ until, ...mark }: StoredMark): Promise<void> {
    await this.db
      .insertInto('marks')
      .values({ ...mark, until })
      .onConflict(conflict => conflict.columns(['scope', 'mark']).doUpdateSet({ until }))
      .execute();
  }

  async has({ scope, mark }: Omit<StoredMark, 'until'>, at: number): Promise<boolean> {
    const rows = this.db.selectFrom('marks').select('scope').where('scope', '=', scope);
    return hasRow(rows.where('mark', '=', mark).where('until', '>', at));
  }

  async all(): Promise<readonly StoredMark[]> {
    return this.db.selectFrom('marks').selectAll().orderBy('scope').orderBy('mark').execute();
  }

  async drop(scope: string): Promise<void> {
    await this.db.deleteFrom('marks').where('scope', '=', scope).execute();
  }

  async sweep(at: number): Promise<void> {
    await this.db.deleteFrom('marks').where('until', '<=', at).execute();
  }

  /** Locks the secret key of the marks until the transaction ends, so that only one transaction creates the key. */
  async holdSecret(): Promise<void> {
    await this.lock('marks:secret');
  }
}
