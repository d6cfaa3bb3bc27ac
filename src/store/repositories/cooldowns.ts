import { Repository } from '../rows/rows.ts';

/** One thing that a person did, in a place where such things are counted. */
export interface Doing {
  readonly personId: string;
  readonly what: string;
  /** a server, a channel, a match, another person, or nothing */
  readonly scope: string;
}

/** Recent actions of people that ping, post or open something. */
export class Cooldowns extends Repository {
  /** Rows older than `forgetBefore` go, whosever they are. */
  async note(doing: Doing, at: number, forgetBefore: number): Promise<void> {
    await this.db.deleteFrom('cooldowns').where('at', '<', forgetBefore).execute();
    await this.db
      .insertInto('cooldowns')
      .values({ ...doing, at })
      .execute();
  }

  /**
   * Lists when it was done after `after` and until `until`, oldest first. Nothing is added meanwhile.
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

  /** All of one person, oldest first. */
  async of(personId: string): Promise<readonly (Omit<Doing, 'personId'> & { readonly at: number })[]> {
    const rows = this.db.selectFrom('cooldowns').select(['what', 'scope', 'at']);
    return rows.where('personId', '=', personId).orderBy('id').execute();
  }

  /** Deletes what the person did, and what others did to the person. */
  async forget(personId: string): Promise<void> {
    await this.db
      .deleteFrom('cooldowns')
      .where(eb => eb.or([eb('personId', '=', personId), eb('scope', '=', personId)]))
      .execute();
  }
}
