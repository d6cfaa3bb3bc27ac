import { accept, type Refusal, type Result } from '../../core/result.ts';
import { FOLLOWED, isPrivate, type StoredWatcher, type WatchMode } from '../../store/index.ts';
import { seatOf, toMatch } from '../match/rows.ts';
import { refuseAtTable } from '../match/services.ts';
import type { Match } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { roundOf } from './follow.ts';

/** Maximum number of running games that one person follows. */
export const WATCHED_AT_MOST = 10;

/** Followers of games: people without a seat, who get direct messages with facts that everybody in the channel may see. */
export class Watching {
  readonly #units: UnitsOfWork;

  constructor(units: UnitsOfWork) {
    this.#units = units;
  }

  /** Returns how the person follows the match. Undefined if they do not follow it. */
  of(matchId: string, personId: string): Promise<StoredWatcher | undefined> {
    return this.#units.store.watchers.get(matchId, personId);
  }

  /**
   * Makes a person follow a match from the present round on. For a person who follows it already, only the mode changes, and
   * `news` is false.
   */
  watch(
    matchId: string,
    personId: string,
    mode: WatchMode,
  ): Promise<Result<{ readonly match: Match; readonly news: boolean }, Refusal>> {
    return this.#units.of(matchId, async unit => {
      const { repositories, at } = unit;
      const match = await repositories.matches.get(matchId);
      if (!match || isPrivate(match) || match.guildId === null || match.withheld)
        return refuseAtTable('watch-unseen');
      if (match.status === 'lobby') return refuseAtTable('not-started');
      if (match.status !== 'running') return refuseAtTable('over');
      if (seatOf(match, personId) !== undefined) return refuseAtTable('watch-seated');
      const followed = (await repositories.watchers.ofUser(personId)).filter(({ round }) => round < FOLLOWED);
      const known = followed.some(row => row.matchId === matchId);
      if (!known && followed.length >= WATCHED_AT_MOST)
        return refuseAtTable('watch-many', { limit: WATCHED_AT_MOST });
      await repositories.watchers.put({ matchId, userId: personId, mode, round: roundOf(unit, match), at });
      await repositories.people.change(personId, { lettersRefusedAt: null });
      return accept({ match: toMatch(this.#units.services, match), news: !known });
    });
  }

  /**
   * Makes a person stop following, and drops the unsent messages about the match. Returns false if the person did not follow
   * it.
   */
  stop(matchId: string, personId: string): Promise<boolean> {
    return this.#units.of(matchId, async ({ repositories }) => {
      await repositories.letters.drop(personId, { matchId });
      return repositories.watchers.remove(matchId, personId);
    });
  }
}
