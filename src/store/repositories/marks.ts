import { Repository } from '../rows/rows.ts';
import type { StoredMark } from '../types/index.ts';

/**
 * Marks of people who took part in something once and then deleted their data. A mark is a keyed hash, deleted when it
 * matters no more.
 */
export class Marks extends Repository {
  /** One that is there lasts as long as the new one. */
  async put({ until, ...mark }: StoredMark): Promise<void> {
    await this.db
      .insertInto('marks')
      .values({ ...mark, until })
      .onConflict(conflict => conflict.columns(['scope', 'mark']).doUpdateSet({ until }))
      .execute();
  }

  async has({ scope, mark }: Omit<StoredMark, 'until'>, at: number): Promise<boolean> {
    const rows = this.db.selectFrom('marks').select('scope').where('scope', '=', scope);
    const row = await rows.where('mark', '=', mark).where('until', '>', at).executeTakeFirst();
    return row !== undefined;
  }

  async all(): Promise<readonly StoredMark[]> {
    return this.db.selectFrom('marks').selectAll().orderBy('scope').orderBy('mark').execute();
  }

  async drop(scope: string): Promise<void> {
    await this.db.deleteFrom('marks').where('scope', '=', scope).execute();
  }

  /** Deletes the marks that have expired at `at`. */
  async sweep(at: number): Promise<void> {
    await this.db.deleteFrom('marks').where('until', '<=', at).execute();
  }

  /** A transaction that makes the secret waits for another one that does. */
  async holdSecret(): Promise<void> {
    await this.lock('marks:secret');
  }
}
