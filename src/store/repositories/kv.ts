import { Repository } from '../rows/rows.ts';

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
