import type { StoredMatch } from '../../store/index.ts';
import { FOLLOWED } from '../../store/index.ts';
import { gameOf, type UnitOfWork } from '../match/services.ts';

/** Returns the number of the present round of a match, as everybody sees it. 0 for a game without rounds. */
export function roundOf({ services }: Pick<UnitOfWork, 'services'>, match: StoredMatch): number {
  const game = gameOf(services, match.game);
  return match.dealt ? (game.round?.(game.view(match.state, 'table')) ?? 0) : 0;
}

/**
 * Writes a message to each follower of a game in which a round, or the game, has ended. Stores the reached round, so that an
 * undo across the end of a round causes no second message.
 */
export async function tellWatchers(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const { id: matchId, guildId } = match;
  if (match.watchers === 0 || guildId === null || match.status === 'lobby') return;
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

/** Writes to the followers of a game that a person has shared a review of it. */
export async function tellOfReview(unit: UnitOfWork, match: StoredMatch): Promise<void> {
  const { id: matchId, guildId } = match;
  if (match.watchers === 0 || guildId === null) return;
  const letters = (await unit.repositories.watchers.list(matchId)).map(
    ({ userId }) => ({ matchId, guildId, userId, kind: 'review', mark: 0, dueAt: unit.at }) as const,
  );
  await unit.write(letters);
}
