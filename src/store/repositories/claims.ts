import { hasChanged, Repository } from '../rows.ts';

/** Which interactions somebody has taken up: whoever comes second leaves them alone. */
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
