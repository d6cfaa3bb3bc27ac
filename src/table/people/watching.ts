import { accept, type Refusal, type Result } from '../../core/result.ts';
import {
  FOLLOWED,
  isPrivate,
  type StoredMatch,
  type StoredWatcher,
  type WatchMode,
} from '../../store/index.ts';
import { seatOf, toMatch } from '../match/rows.ts';
import { gameOf, refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Match } from '../match/types.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';

/** Returns the present round of a match, as everybody sees it. 0 where the game has no rounds. */
function roundOf({ services }: Pick<UnitOfWork, 'services'>, match: StoredMatch): number {
  const game = gameOf(services, match.game);
  return match.dealt ? (game.round?.(game.view(match.state, 'table')) ?? 0) : 0;
}

/**
 * Writes a message to each follower where a round or the game has ended. The reached round is stored for the follower. So no
 * message is written twice where an undo leads back across the end of a round.
 */
export async function tellWatchers(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const { id: matchId, guildId } = match;
  if (guildId === null || match.status === 'lobby') return;
  const ended = match.status !== 'running';
  const round = ended ? FOLLOWED : roundOf(unit, match);
  const { watchers } = unit.repositories;
  for (const watcher of await watchers.list(matchId)) {
    if (watcher.round >= round || !(await watchers.reached(watcher, round))) continue;
    if (!ended && watcher.mode === 'end') continue;
    const { userId } = watcher;
    const told = ended ? ({ kind: 'end', mark: 0 } as const) : ({ kind: 'round', mark: round - 1 } as const);
    await unit.write([{ matchId, guildId, userId, ...told, dueAt: unit.at }]);
  }
}

/** Writes to the followers of a game that a review was shared, so that they may read it now. */
export async function tellOfReview(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const { id: matchId, guildId } = match;
  if (match.watchers === 0 || guildId === null) return;
  const letters = (await unit.repositories.watchers.list(matchId)).map(
    ({ userId }) => ({ matchId, guildId, userId, kind: 'review', mark: 0, dueAt: unit.at }) as const,
  );
  await unit.write(letters);
}

/** Maximum number of running games that one person follows. */
export const WATCHED_AT_MOST = 10;

/** People who follow a game without a seat. They get direct messages with facts that everybody in the channel may see. */
export class Watching {
  readonly #units: UnitsOfWork;

  constructor(units: UnitsOfWork) {
    this.#units = units;
  }

  /** Returns how the person follows the match. Undefined where they do not. */
  of(matchId: string, personId: string): Promise<StoredWatcher | undefined> {
    return this.#units.store.watchers.get(matchId, personId);
  }

  /**
   * Follows a match from the present round on. Where the person follows it already, the mode changes, and `news` is false.
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

  /** Stops following, and drops the unsent messages about it. Returns false where the person did not follow it. */
  stop(matchId: string, personId: string): Promise<boolean> {
    return this.#units.of(matchId, async ({ repositories }) => {
      await repositories.letters.drop(personId, { matchId });
      return repositories.watchers.remove(matchId, personId);
    });
  }
}
