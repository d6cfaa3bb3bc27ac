import { Repository } from '../rows/rows.ts';

/** Action of a person that the bot limits, with the scope in which the action is counted. */
export interface Doing {
  readonly personId: string;
  readonly what: string;
  /** Id of a server, a channel, a match or another person. Empty: the action is counted everywhere. */
  readonly scope: string;
}

/** Recent actions of people that ping, post or open something. The bot counts them to limit them. */
export class Cooldowns extends Repository {
  /** Adds an action. Deletes the actions of all people before `forgetBefore`. */
  async note(doing: Doing, at: number, forgetBefore: number): Promise<void> {
    await this.db.deleteFrom('cooldowns').where('at', '<', forgetBefore).execute();
    await this.insertRows('cooldowns', { ...doing, at });
  }

  /**
   * Lists the times of a person's action, later than `after` and up to `until`, oldest first. A lock makes other calls about
   * the same person wait until the transaction ends.
   * @param scope scope of the action; absent: any scope
   */
  async times(
    { personId, what, scope }: Omit<Doing, 'scope'> & { readonly scope?: string },
    { after, until }: { readonly after: number; readonly until: number },
  ): Promise<readonly number[]> {
    await this.lock(`cooldowns ${personId}`);
    const done = this.rowsOf('cooldowns', { personId, what, ...(scope !== undefined && { scope }) });
    const within = done.where('at', '>', after).where('at', '<=', until).orderBy('at');
    return (await within.execute()).map(({ at }) => at);
  }

  async of(personId: string): Promise<readonly (Omit<Doing, 'personId'> & { readonly at: number })[]> {
    const rows = this.db.selectFrom('cooldowns').select(['what', 'scope', 'at']);
    return rows.where('personId', '=', personId).orderBy('id').execute();
  }

  /** Deletes the person's actions, and other people's actions that concern the person. */
  async forget(personId: string): Promise<void> {
    await this.db
      .deleteFrom('cooldowns')
      .where(eb => eb.or([eb('personId', '=', personId), eb('scope', '=', personId)]))
      .execute();
  }
}
