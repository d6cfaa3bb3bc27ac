import { Repository } from '../rows.ts';

/** Small facts about the installation, such as the hash of the commands that Discord knows. */
export class Kv extends Repository {
  async get(key: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('kv').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value;
  }

  async set(key: string, value: string): Promise<void> {
    await this.db
      .insertInto('kv')
      .values({ key, value })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }

  async delete(key: string): Promise<void> {
    await this.db.deleteFrom('kv').where('key', '=', key).execute();
  }
}
