import { Repository } from '../rows/rows.ts';

/** Small values about this installation of the bot, such as the hash of the registered commands. */
export class Kv extends Repository {
  async get(key: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('kv').select('value').where('key', '=', key).executeTakeFirst();
    return row?.value;
  }

  async set(key: string, value: string): Promise<void> {
    await this.upsert('kv', { key, value }, ['key']);
  }

  async delete(key: string): Promise<void> {
    await this.write(this.deleting('kv', { key }));
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
    return this.addRows('claims', { interactionId, at });
  }
}
