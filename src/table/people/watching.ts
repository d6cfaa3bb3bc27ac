import { gameOf } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import {
  FOLLOWED,
  isPrivate,
  type StoredMatch,
  type StoredWatcher,
  type WatchMode,
} from '../../store/index.ts';
import { placeSeen } from '../match/places.ts';
import { seatOf, toMatch } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';
import type { Match } from '../match/types.ts';
import { TablePart } from '../match/units-of-work.ts';

/** Returns the number of a match's present round, from the public view. The number is 0 in a game without rounds. */
function roundOf({ services }: Pick<UnitOfWork, 'services'>, match: StoredMatch): number {
  const game = gameOf(services, match.game);
  return match.dealt ? (game.round?.(game.view(match.state, 'table')) ?? 0) : 0;
}

/**
 * Writes a message to each follower of a match after the end of a round or of the game. Stores the reached round, so that no
 * second message follows if the end of the round is undone and reached again.
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
    const news = ended ? ({ kind: 'end', mark: 0 } as const) : ({ kind: 'round', mark: round - 1 } as const);
    await unit.write([{ matchId, guildId, userId, ...news, dueAt: unit.at }]);
  }
}

/** Writes a message to each follower of a game after a person has shared a review of the game. @param by that person */
export async function tellOfReview(unit: UnitOfWork, match: StoredMatch, by: string): Promise<void> {
  const { id: matchId, guildId } = match;
  if (match.watchers === 0 || guildId === null) return;
  const directMessages = (await unit.repositories.watchers.list(matchId)).map(
    ({ userId }) => ({ matchId, guildId, userId, kind: 'review', mark: 0, dueAt: unit.at }) as const,
  );
  await unit.write(directMessages, by);
}

/** Checks that everybody in the channel may see the match. It is withheld while other tables play the same deal. */
export const isOpenToAll = (match: Pick<Match, 'channelId' | 'guildId' | 'withheld'>): boolean =>
  !isPrivate(match) && match.guildId !== null && !match.withheld;

/** Maximum number of running games that one person follows. */
export const WATCHED_AT_MOST = 10;

/** Lets people without a seat follow games. Followers get direct messages with facts that everybody in the channel may see. */
export class Watching extends TablePart {
  /** Returns the person's row as a follower of the match. Undefined if the person does not follow it. */
  of(matchId: string, personId: string): Promise<StoredWatcher | undefined> {
    return this.store.watchers.get(matchId, personId);
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
    return this.units.of(matchId, async unit => {
      const { repositories, at } = unit;
      const match = await repositories.matches.get(matchId);
      if (!match || !isOpenToAll(match)) return refuseAtTable('watch-unseen');
      if (match.status === 'lobby') return refuseAtTable('not-started');
      if (match.status !== 'running') return refuseAtTable('over');
      if (seatOf(match, personId) !== undefined) return refuseAtTable('watch-seated');
      const followed = (await repositories.watchers.ofUser(personId)).filter(({ round }) => round < FOLLOWED);
      const known = followed.some(row => row.matchId === matchId);
      if (!known && followed.length >= WATCHED_AT_MOST)
        return refuseAtTable('watch-many', { limit: WATCHED_AT_MOST });
      const place = placeSeen(match);
      await repositories.watchers.put({
        matchId,
        userId: personId,
        mode,
        round: roundOf(unit, match),
        at,
        place,
      });
      await repositories.people.change(personId, { lettersRefusedAt: null });
      return accept({ match: toMatch(this.services, match), news: !known });
    });
  }

  /**
   * Removes a person from the followers of a match, and drops the unsent messages to them about it. Returns false if the person
   * did not follow the match.
   */
  stop(matchId: string, personId: string): Promise<boolean> {
    return this.units.of(matchId, async ({ repositories }) => {
      await repositories.directMessages.drop(personId, { matchId });
      return repositories.watchers.remove(matchId, personId);
    });
  }
}
