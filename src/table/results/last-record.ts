import type { Repositories, StoredMatch } from '../../store/index.ts';
import { gameOf, type Services } from '../match/services.ts';
import { strangerAt } from '../match/strangers.ts';
import { courseOf } from './history.ts';

/**
 * Returns the record that is kept of a deleted game, as one line of JSON. It holds the portable record, seed and dice, and the
 * log with undone actions. It names seats, but no people.
 */
export async function lastRecord(
  services: Services,
  repositories: Pick<Repositories, 'moves' | 'matches' | 'sealed'>,
  match: StoredMatch,
): Promise<string> {
  const game = gameOf(services, match.game);
  const { history } = await courseOf(repositories, game, match);
  const names = match.seats.map(({ seat }) => strangerAt(match.id, seat).name);
  const { id, options, status, endedBy, pace, seating, guildId, channelId, createdAt, updatedAt } = match;
  const { parkedAt, pausedAt, seed, salt, dice, practised } = match;
  const log = await repositories.moves.list(id, 0, match.rev);
  const sealed = await repositories.sealed.list(id, match.rev);
  const text = JSON.stringify({
    ...game.record?.(history, names, 'all'),
    match: {
      ...{ id, game: game.id, options, status, endedBy, pace, seating, practised },
      ...{ guildId, channelId: guildId === null ? null : channelId },
      ...{ createdAt, updatedAt, parkedAt, pausedAt, seed, salt, dice },
    },
    sealed: sealed.map(({ seat, action }) => ({ seat, action })),
    log: log.map(({ rev, seat, action, by, at, restores }) => ({ rev, seat, action, by, at, restores })),
  });
  return `${text}\n`;
}
