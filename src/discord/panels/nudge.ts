import type { Seat } from '../../core/contract/game.ts';
import type { Match } from '../../table/match/types.ts';
import type { Button } from '../buttons/components.ts';
import { idOf } from '../buttons/custom-id.ts';
import { type Context, nameAt } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { missingSeats } from '../messages/board-lines.ts';
import { recordDepartures } from '../messages/reachable.ts';
import { turnedDown } from '../messages/requests.ts';
import { type Answer, done } from '../ports/answer.ts';
import { matchHandlers } from './handlers.ts';

/** Milliseconds for which a person must have waited for another seat before a nudge. */
const HOUR = 3_600_000;

/**
 * Returns the button to nudge the awaited people, for a person who has waited an hour for one of them. Returns no button where
 * the person's own seat is awaited.
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
  const waiting = await context.table.waiting(match.id);
  if (!waiting.some(({ seat: other, since }) => waited.includes(other) && since <= hour)) return [];
  const id = idOf(match.id, 'nudge');
  return [{ label: context.words.calls.nudgeThem, id }];
}

async function nudge(context: Context, visit: Visit, match: Match): Promise<Answer> {
  // A person who has left the server is marked as gone first. A mention of that person would only use up the nudge.
  const waiting = await context.table.waiting(match.id);
  await recordDepartures(
    context,
    match,
    waiting.map(({ seat }) => seat),
  );
  const nudged = await context.table.pings.nudge(match.id, visit.person.id);
  if (!nudged.ok) return turnedDown(context, match, nudged.refusal);
  const { match: now, seats } = nudged.value;
  return done(context.words.calls.nudged(seats.map(seat => nameAt(now, seat, context.language))));
}

export const presses = matchHandlers({ nudge: ({ context, visit, match }) => nudge(context, visit, match) });
