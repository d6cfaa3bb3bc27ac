import { hasChanged, Repository } from '../rows/rows.ts';
import { FOLLOWED, type StoredWatcher } from '../types/index.ts';

/** People who follow a game without having a seat in it. */
export class Watchers extends Repository {
  /** Adds a follower of a game. For an existing follower the mode is changed. */
  async put(watcher: StoredWatcher): Promise<void> {
    await this.upsert('watchers', watcher, ['matchId', 'userId'], { mode: watcher.mode });
  }

  async get(matchId: string, userId: string): Promise<StoredWatcher | undefined> {
    return this.rowsOf('watchers', { matchId, userId }).executeTakeFirst();
  }

  async list(matchId: string): Promise<readonly StoredWatcher[]> {
    return this.rowsOf('watchers', { matchId }).orderBy('at').orderBy('userId').execute();
  }

  async ofUser(userId: string): Promise<readonly StoredWatcher[]> {
    await this.lock(`watchers ${userId}`);
    return this.rowsOf('watchers', { userId }).orderBy('at').orderBy('matchId').execute();
  }

  /** Records that the person has been informed up to this round. Returns false where this was already recorded. */
  async reached({ matchId, userId }: StoredWatcher, round: number): Promise<boolean> {
    return hasChanged(this.changing('watchers', { matchId, userId }, { round }).where('round', '<', round));
  }

  async remove(matchId: string, userId: string): Promise<boolean> {
    return this.dropRows('watchers', { matchId, userId });
  }

  /** Deletes the followers of games that ended before `before`. */
  async sweep(before: number): Promise<void> {
    await this.write(
      this.deleting('watchers', { round: FOLLOWED }).where(eb =>
        eb(
          'matchId',
          'in',
          eb
            .selectFrom('matches')
            .select('id')
            .where('updatedAt', '<', before)
            .where('endedBy', 'is not', null),
        ),
      ),
    );
  }
}
