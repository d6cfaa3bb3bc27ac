import { closeTable } from '../duplicates/booking.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import { redrawOf } from '../outbox/own-messages.ts';
import { lastRecord } from '../results/last-record.ts';

const DAY = 86_400_000;
/** Days for which sent messages can be looked up. */
const OUTBOX_DAYS = 7;

export interface Pruned {
  /** Ids. */
  readonly matches: readonly string[];
  /** Rows of the outbox. */
  readonly notices: number;
  /** Games that may go and stay, because no record of them could be written. */
  readonly kept: readonly { readonly matchId: string; readonly error: unknown }[];
}

/** Puts a game's record where it outlives the game; rejects where that can't be done. */
export type KeepRecord = (name: string, record: string) => void | Promise<void>;

/**
 * Deletes what has rested for so many days: abandoned or called-off lobbies and duplicates, and dealt games that were called
 * off. It also deletes running games whose channel was closed to the bot all the time. A dealt game is deleted after its
 * record was stored, or not at all. Sent notices and direct messages are deleted after a week, with the followers of ended
 * games.
 * @param keep absent: there is no place for records, and dealt games stay
 */
export async function prune(
  units: UnitsOfWork,
  now: number,
  days: number,
  keep?: KeepRecord,
): Promise<Pruned> {
  const limits = { before: now - days * DAY, now };
  const matches: string[] = [];
  const kept: { matchId: string; error: unknown }[] = [];
  const { lobbies, notices } = await units.of('retention', async ({ repositories, tell }) => {
    for (const match of await repositories.retention.untried(limits.before)) await tell(redrawOf(match));
    await repositories.letters.sweep(now - OUTBOX_DAYS * DAY);
    await repositories.watchers.sweep(now - OUTBOX_DAYS * DAY);
    await repositories.marks.sweep(now);
    await repositories.duplicates.prune(limits.before);
    return {
      lobbies: await repositories.retention.pruneLobbies(limits.before),
      notices: await repositories.retention.sweepOutbox(now - OUTBOX_DAYS * DAY),
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
        // The duplicate does not wait for a table that is deleted.
        if (removed) await closeTable(unit, matchId);
        return removed;
      });
      if (gone) matches.push(matchId);
    } catch (error) {
      kept.push({ matchId, error });
    }
  }
  return { matches: [...lobbies, ...matches], notices, kept };
}
