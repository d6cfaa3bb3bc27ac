import { hasChanged, Repository } from '../rows/rows.ts';

/** Interactions that a process has claimed. Only the first claim succeeds. */
export class Claims extends Repository {
  /** False when it was claimed before. @param forgetBefore absent: no older ones go. */
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
