import { hasChanged, Repository } from '../rows/rows.ts';

/** Small values about this installation of the bot, such as the hash of the registered commands. */
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

/** Discord interactions that a process has claimed. Only the first claim of an interaction succeeds. */
export class Claims extends Repository {
  /**
   * Claims an interaction. Returns false where the interaction was claimed before.
   * @param forgetBefore claims before this time are deleted; absent: no claim is deleted
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
