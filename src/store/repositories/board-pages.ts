import { Repository } from '../rows/rows.ts';
import type { StoredBoardPage } from '../types/index.ts';

/** Rows of the pages that people have opened: boards, puzzles, lessons, and notes of Activities. */
export class BoardPageRows extends Repository {
  /** Stores a page. Returns false if its link has opened a page before. */
  async open(page: StoredBoardPage): Promise<boolean> {
    return this.addRows('boardPages', page);
  }

  async get(id: string): Promise<StoredBoardPage | undefined> {
    return this.rowsOf('boardPages', { id }).executeTakeFirst();
  }

  async ofUser(userId: string): Promise<readonly StoredBoardPage[]> {
    return this.rowsOf('boardPages', { userId }).orderBy('expiresAt').orderBy('id').execute();
  }

  /** Stores a page in place of an earlier one with the same id. */
  async replace(page: StoredBoardPage): Promise<void> {
    const { id: _, ...rest } = page;
    const rows = this.db.insertInto('boardPages').values(page);
    await rows.onConflict(conflict => conflict.column('id').doUpdateSet(rest)).execute();
  }

  async show(id: string, exercise: string): Promise<void> {
    await this.changing('boardPages', { id }, { exercise }).execute();
  }

  async sweep(now: number): Promise<void> {
    await this.db.deleteFrom('boardPages').where('expiresAt', '<', now).execute();
  }
}
