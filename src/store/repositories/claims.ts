import { hasChanged, Repository } from '../rows/rows.ts';

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
