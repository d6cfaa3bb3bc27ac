import type { Seat } from '../../core/game.ts';
import type { Match } from '../../table/match/types.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { type Context, gameOf } from '../context/context.ts';
import { nameAt } from '../context/people.ts';
import type { ComponentRow } from '../ports/answer.ts';

/** Returns a row of buttons to the other seats' areas. None where the board's picture shows these areas. */
export function seatRows(
  context: Context,
  match: Match,
  ...without: readonly (Seat | undefined)[]
): readonly ComponentRow[] {
  if (!match.dealt || !gameOf(context, match).presenter.seatPage) return [];
  const others = match.seats.filter(({ seat }) => !without.includes(seat));
  return buttonRows(
    others.map(
      ({ seat }): Button => ({
        label: context.words.seatPages.lookAt(nameAt(match, seat, context.language)),
        id: { match: match.id, rev: null, verb: 'seat', args: [String(seat)] },
      }),
    ),
  );
}
