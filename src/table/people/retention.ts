import { closeTable } from '../duplicates/booking.ts';
import { redrawOf } from '../outbox/own-messages.ts';
import { lastRecord } from '../results/last-record.ts';
import type { UnitsOfWork } from '../units-of-work.ts';

const DAY = 86_400_000;
/** For so long it can be looked up what was said. */
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
 * Deletes what rests for so many days: lobbies and duplicates that were abandoned or called off, dealt games that were called off, counted
 * from then on, and running ones whose channel has been closed to us all the time. A game that was dealt goes after its record
 * was kept, or not at all. Notices and letters that were said go after a week, and with them who followed a game that has ended.
 * @param keep absent: there is no place for records, and whatever was dealt stays.
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
        // Nobody waits for a table that is gone.
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
