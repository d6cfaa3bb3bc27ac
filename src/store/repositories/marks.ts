import { hasRow, Repository } from '../rows/rows.ts';
import type { StoredMark } from '../types/index.ts';

/**
 * Marks of people who took part in a league or a deal, or answered a puzzle, and then deleted their data. A mark is a keyed
 * hash.
 */
export class Marks extends Repository {
  /** Stores marks. An existing mark gets the new `until`. */
  async put(marks: readonly StoredMark[]): Promise<void> {
    await this.db
      .insertInto('marks')
      .values(marks)
      .onConflict(conflict =>
        conflict.columns(['scope', 'mark']).doUpdateSet(({ ref }) => ({ until: ref('excluded.until') })),
      )
      .execute();
  }

  async has({ scope, mark }: Omit<StoredMark, 'until'>, at: number): Promise<boolean> {
    const rows = this.db.selectFrom('marks').select('scope').where('scope', '=', scope);
    return hasRow(rows.where('mark', '=', mark).where('until', '>', at));
  }

  /** Lists the scopes in which at least one person has a mark. */
  async scopes(): Promise<readonly string[]> {
    const rows = this.db.selectFrom('marks').select('scope').distinct().orderBy('scope');
    return (await rows.execute()).map(({ scope }) => scope);
  }

  /** Lists the rows with these marks, or all rows without `marks`. */
  async list(marks?: readonly string[]): Promise<readonly StoredMark[]> {
    const rows = this.db.selectFrom('marks').selectAll().orderBy('scope').orderBy('mark');
    if (marks?.length === 0) return [];
    return rows.$if(marks !== undefined, query => query.where('mark', 'in', marks ?? [])).execute();
  }

  async drop(scope: string): Promise<void> {
    await this.deleting('marks', { scope }).execute();
  }

  async sweep(at: number): Promise<void> {
    await this.db.deleteFrom('marks').where('until', '<=', at).execute();
  }

  /** Locks the secret key of the marks until the transaction ends, so that only one transaction creates the key. */
  async holdSecret(): Promise<void> {
    await this.lock('marks:secret');
  }
}
