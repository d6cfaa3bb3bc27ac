import type { Seat } from '../../core/contract/game.ts';
import type { Match } from '../../table/match/types.ts';
import { mayNudge } from '../../table/seat-ways.ts';
import type { Button } from '../buttons/components.ts';
import { idOf } from '../buttons/custom-id.ts';
import { type Context, nameAt } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { recordDepartures } from '../messages/reachable.ts';
import { turnedDown } from '../messages/requests.ts';
import { type Answer, done } from '../ports/answer.ts';
import { matchHandlers } from './handlers.ts';

export const nudgeButton = ({ words }: Context, { id }: Match): Button => ({
  label: words.beside.nudge,
  id: idOf(id, 'nudge'),
});

/** Returns the button to nudge the awaited people, for a person who may nudge them. */
export const nudging = async (
  context: Context,
  match: Match,
  seat: Seat | undefined,
): Promise<readonly Button[]> =>
  (await mayNudge(context.table, match, seat)) ? [nudgeButton(context, match)] : [];

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
  return done(context.words.beside.nudged(seats.map(seat => nameAt(now, seat, context.language))));
}

export const presses = matchHandlers({ nudge: ({ context, visit, match }) => nudge(context, visit, match) });
