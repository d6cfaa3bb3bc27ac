import type { Seat } from '../../core/game.ts';
import type { Match } from '../../table/match/types.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { nameAt } from '../context/people.ts';
import { gameOf, type Room } from '../context/room.ts';
import type { ComponentRow } from '../ports/answer.ts';

/** Returns a row of buttons to the other seats' areas; none where the game's board shows all of them. */
export function seatRows(
  room: Room,
  match: Match,
  ...without: readonly (Seat | undefined)[]
): readonly ComponentRow[] {
  if (!match.dealt || !gameOf(room, match).presenter.seatPage) return [];
  const others = match.seats.filter(({ seat }) => !without.includes(seat));
  return buttonRows(
    others.map(
      ({ seat }): Button => ({
        label: room.words.seatPages.lookAt(nameAt(match, seat, room.language)),
        id: { match: match.id, rev: null, verb: 'seat', args: [String(seat)] },
      }),
    ),
  );
}
