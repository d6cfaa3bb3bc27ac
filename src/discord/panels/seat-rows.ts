import type { Seat } from '../../core/game.ts';
import type { Match } from '../../table/types.ts';
import type { ComponentRow } from '../answer.ts';
import { nameAt } from '../people.ts';
import { gameOf, type Room } from '../room.ts';
import { type Button, buttonRows } from './components.ts';

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
