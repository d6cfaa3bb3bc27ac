import { hasChanged, Repository } from '../rows/rows.ts';

/** Small values about the installation, such as the hash of the registered commands. */
export class Kv extends Repository {
  async get(key: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('kv').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value;
  }

  async set(key: string, value: string): Promise<void> {
    const row = this.db.insertInto('kv').values({ key, value });
    await this.write(row.onConflict(conflict => conflict.column('key').doUpdateSet({ value })));
  }

  async delete(key: string): Promise<void> {
    await this.write(this.db.deleteFrom('kv').where('key', '=', key));
  }
}

/** Interactions that a process has claimed. Only the first claim of an interaction succeeds. */
export class Claims extends Repository {
  /**
   * Claims an interaction. Returns false where it was claimed before.
   * @param forgetBefore deletes claims before this time; absent: deletes none
   */
  async claim(interactionId: string, at: number, forgetBefore?: number): Promise<boolean> {
    if (forgetBefore !== undefined)
      await this.write(this.db.deleteFrom('claims').where('at', '<', forgetBefore));
    return hasChanged(
      this.db
        .insertInto('claims')
        .values({ interactionId, at })
        .onConflict(conflict => conflict.column('interactionId').doNothing()),
    );
  }
}
