import { hasChanged, Repository } from '../rows/rows.ts';

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
