import { sql } from 'kysely';
import { hasChanged, hasRow, Repository } from '../rows/rows.ts';
import type {
  HostBlockKind,
  HostLineStatus,
  NewHostLine,
  StoredHostBlock,
  StoredHostLine,
} from '../types/index.ts';

/** Text that replaces the id of a person who has deleted their data. */
const DELETED = '(deleted)';

/** Rows of the lines that operators typed, and of the people and servers that the operator has shut out. */
export class HostRows extends Repository {
  async put(line: NewHostLine): Promise<number> {
    const { id } = await this.db.insertInto('hostLog').values(line).returning('id').executeTakeFirstOrThrow();
    return id;
  }

  async get(id: number): Promise<StoredHostLine | undefined> {
    return this.rowsOf('hostLog', { id }).executeTakeFirst();
  }

  async withStatus(status: HostLineStatus): Promise<readonly StoredHostLine[]> {
    return this.rowsOf('hostLog', { status }).orderBy('id').execute();
  }

  /** Changes the status of a line (compare and set). Returns false where the line has another status than `from`. */
  async move(
    id: number,
    from: HostLineStatus,
    to: { readonly status: HostLineStatus; readonly answer?: string | null; readonly endedAt?: number },
  ): Promise<boolean> {
    return hasChanged(this.changing('hostLog', { id, status: from }, to));
  }

  async newest(most: number): Promise<readonly StoredHostLine[]> {
    return this.db.selectFrom('hostLog').selectAll().orderBy('id', 'desc').limit(most).execute();
  }

  /** Returns true where a line with the same text was typed after `after` and carried out. */
  async wasDone(line: string, after: number): Promise<boolean> {
    const rows = this.db.selectFrom('hostLog').select('id').where('line', '=', line);
    return hasRow(rows.where('status', '=', 'done').where('at', '>', after));
  }

  async sweep(before: number): Promise<void> {
    await this.db.deleteFrom('hostLog').where('at', '<', before).execute();
  }

  /** Shuts out a person or server. Returns false where the row exists already. */
  async block(block: StoredHostBlock): Promise<boolean> {
    return this.addRows('hostBlocks', block);
  }

  async unblock(kind: HostBlockKind, ids: readonly string[]): Promise<boolean> {
    return hasChanged(this.deleting('hostBlocks', { kind }).where('id', 'in', ids));
  }

  async blocks(): Promise<readonly StoredHostBlock[]> {
    return this.db.selectFrom('hostBlocks').selectAll().orderBy('at').orderBy('id').execute();
  }

  /** Lists the lines and reports that a person has made. */
  async linesBy(personId: string): Promise<readonly StoredHostLine[]> {
    return this.rowsOf('hostLog', { by: personId }).orderBy('id').execute();
  }

  /**
   * Removes a person's id from all lines. Keeps a block of the person, with a hash instead of the id.
   * @param mark keyed hash that replaces the id in the block
   */
  async forget(personId: string, mark: string): Promise<void> {
    await this.changing('hostLog', { by: personId }, { by: null }).execute();
    const without = (column: 'line' | 'answer') =>
      sql<string>`replace(${sql.ref(column)}, ${personId}, ${DELETED})`;
    for (const column of ['line', 'answer'] as const)
      await this.db
        .updateTable('hostLog')
        .set({ [column]: without(column) })
        .where(column, 'like', `%${personId}%`)
        .execute();
    await this.changing('hostBlocks', { kind: 'person', id: personId }, { id: mark }).execute();
  }
}
