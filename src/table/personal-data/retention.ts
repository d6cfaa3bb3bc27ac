import { gameOf } from '../../core/contract/game.ts';
import { DAY_MS } from '../../core/values/days.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import type { Services } from '../match/services.ts';
import { strangerAt } from '../match/strangers.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { redrawOf } from '../outbox/delivery-reports.ts';
import { courseOf } from '../results/history.ts';

/**
 * Returns the record that stays after a game is deleted, as one line of JSON. It holds the portable record, the seed and the
 * dice, and the log including undone actions. It names seats, but no people.
 */
async function lastRecord(
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

const OUTBOX_DAYS = 7;
/** Days for which the operator's lines are kept. */
const LINES_DAYS = 365;

export interface Pruned {
  readonly matches: readonly string[];
  readonly notices: number;
  /** Games that should be deleted, but stay because their record could not be stored. */
  readonly kept: readonly { readonly matchId: string; readonly error: unknown }[];
}

/** Stores the record of a game that is about to be deleted. Rejects if that is impossible. */
export type KeepRecord = (name: string, record: string) => void | Promise<void>;

/**
 * Deletes abandoned lobbies, cancelled games and other data that has not changed for `days` days, the setting `RETENTION_DAYS`.
 * Deletes sent messages after a week. A dealt game is deleted only after its record was stored.
 * @param keep absent: records can't be stored, so dealt games stay
 */
export async function prune(
  units: UnitsOfWork,
  now: number,
  days: number,
  keep?: KeepRecord,
): Promise<Pruned> {
  const limits = { before: now - days * DAY_MS, now };
  const matches: string[] = [];
  const kept: { matchId: string; error: unknown }[] = [];
  const { lobbies, notices } = await units.of('retention', async ({ repositories, tell }) => {
    for (const match of await repositories.retention.untried(limits.before)) await tell(redrawOf(match));
    await repositories.directMessages.sweep(now - OUTBOX_DAYS * DAY_MS);
    await repositories.watchers.sweep(now - OUTBOX_DAYS * DAY_MS);
    await repositories.seats.sweepPhrases(now - OUTBOX_DAYS * DAY_MS);
    await repositories.boardPages.sweep(now);
    await repositories.marks.sweep(now);
    await repositories.host.sweep(now - LINES_DAYS * DAY_MS);
    await repositories.duplicates.prune(limits.before);
    return {
      lobbies: await repositories.retention.pruneLobbies(limits.before),
      notices: await repositories.retention.sweepOutbox(now - OUTBOX_DAYS * DAY_MS),
    };
  });
  const abandoned = keep ? await units.store.retention.abandoned(limits) : [];
  for (const matchId of abandoned) {
    try {
      const match = await units.store.matches.get(matchId);
      if (!match || !keep) continue;
      await keep(`${match.game}-${matchId}`, await lastRecord(units.services, units.store, match));
      const gone = await units.of(matchId, async unit => {
        const removed = await unit.repositories.retention.remove(matchId, match.rev, limits);
        // The contest's table ends together with the deleted match. Otherwise the contest would wait for this match.
        if (removed) await unit.ended(matchId);
        return removed;
      });
      if (gone) matches.push(matchId);
    } catch (error) {
      kept.push({ matchId, error });
    }
  }
  return { matches: [...lobbies, ...matches], notices, kept };
}
