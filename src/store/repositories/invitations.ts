import { Repository } from '../rows/rows.ts';

export interface Invited {
  readonly userId: string;
  readonly name: string;
}

/** People who were invited to a lobby by name. No seat is reserved for them. */
export class Invitations extends Repository {
  /** Adds invitations. People who are already invited are left out. */
  async add(matchId: string, invited: readonly Invited[], at: number): Promise<void> {
    if (invited.length === 0) return;
    await this.addRows(
      'invitations',
      invited.map(({ userId, name }) => ({ matchId, userId, name, at })),
    );
  }

  async list(matchId: string): Promise<readonly Invited[]> {
    return this.db
      .selectFrom('invitations')
      .select(['userId', 'name'])
      .where('matchId', '=', matchId)
      .orderBy('at')
      .orderBy('userId')
      .execute();
  }

  async of(userId: string): Promise<readonly string[]> {
    const invitations = this.rowsOf('invitations', { userId }).orderBy('at');
    return (await invitations.execute()).map(({ matchId }) => matchId);
  }
}
