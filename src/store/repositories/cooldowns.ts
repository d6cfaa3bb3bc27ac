import { Repository } from '../rows/rows.ts';

/** A limited action of a person, with the scope in which it is counted. */
export interface Doing {
  readonly personId: string;
  readonly what: string;
  /** Id of a server, a channel, a match or another person. Empty: counted everywhere. */
  readonly scope: string;
}

/** Recent actions of people that ping, post or open something. They are counted for limits. */
export class Cooldowns extends Repository {
  /** Adds an action, and deletes all people's actions before `forgetBefore`. */
  async note(doing: Doing, at: number, forgetBefore: number): Promise<void> {
    await this.db.deleteFrom('cooldowns').where('at', '<', forgetBefore).execute();
    await this.db
      .insertInto('cooldowns')
      .values({ ...doing, at })
      .execute();
  }

  /**
   * Lists the times of an action, oldest first: later than `after`, until `until`. No action is added until the transaction
   * ends.
   * @param scope absent: any
   */
  async times(
    { personId, what, scope }: Omit<Doing, 'scope'> & { readonly scope?: string },
    { after, until }: { readonly after: number; readonly until: number },
  ): Promise<readonly number[]> {
    await this.lock(`cooldowns ${personId}`);
    const rows = await this.db
      .selectFrom('cooldowns')
      .select('at')
      .where('personId', '=', personId)
      .where('what', '=', what)
      .$if(scope !== undefined, query => query.where('scope', '=', scope ?? ''))
      .where('at', '>', after)
      .where('at', '<=', until)
      .orderBy('at')
      .execute();
    return rows.map(({ at }) => at);
  }

  /** Lists all recent actions of a person, oldest first. */
  async of(personId: string): Promise<readonly (Omit<Doing, 'personId'> & { readonly at: number })[]> {
    const rows = this.db.selectFrom('cooldowns').select(['what', 'scope', 'at']);
    return rows.where('personId', '=', personId).orderBy('id').execute();
  }

  /** Deletes the person's actions, and actions of others that concern the person. */
  async forget(personId: string): Promise<void> {
    await this.db
      .deleteFrom('cooldowns')
      .where(eb => eb.or([eb('personId', '=', personId), eb('scope', '=', personId)]))
      .execute();
  }
}
