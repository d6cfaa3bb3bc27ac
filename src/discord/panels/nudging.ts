import type { Seat } from '../../core/game.ts';
import type { Match } from '../../table/match/types.ts';
import type { Button } from '../buttons/components.ts';
import type { Context } from '../context/context.ts';
import { missingSeats } from '../messages/board.ts';

/** Milliseconds of waiting before a seat may be nudged. */
const HOUR = 3_600_000;

/**
 * Returns the button to nudge others, for a seat that has waited for one of them for an hour. None for a seat that is
 * awaited itself.
 */
export async function nudging(
  context: Context,
  match: Match,
  seat: Seat | undefined,
): Promise<readonly Button[]> {
  const own = seat === undefined ? undefined : match.seats[seat];
  if (!own || own.resigned || match.pausedAt !== null) return [];
  const waited = await missingSeats(context, match);
  if (waited.length === 0 || waited.includes(own.seat)) return [];
  const hour = context.now() - HOUR;
  const waiting = await context.table.clock.waiting(match.id);
  if (!waiting.some(({ seat: other, since }) => waited.includes(other) && since <= hour)) return [];
  const id = { match: match.id, rev: null, verb: 'nudge', args: [] } as const;
  return [{ label: context.words.calls.nudgeThem, id }];
}
