import type { Seat } from '../../core/game.ts';
import type { Stranger } from '../../store/index.ts';

const PREFIX = 'forgotten/';
/** Pattern of all ids of strangers. */
export const ANY_STRANGER = `${PREFIX}%`;

/** Returns true where the id is a placeholder for a person who deleted their data. It can't be mentioned or pinged. */
export const isForgotten = (personId: string): boolean => personId.startsWith(PREFIX);

/** Makes the placeholder for a seat: "Player 2" on the second seat. */
export const strangerAt = (matchId: string, seat: Seat): Stranger => ({
  matchId,
  seat,
  userId: `${PREFIX}${seat}`,
  name: `Player ${seat + 1}`,
});

/** Makes the placeholder for an opener without a seat. */
export const strangerBeside = (matchId: string): Stranger => ({
  matchId,
  seat: null,
  userId: `${PREFIX}opener`,
  name: 'Player',
});

/** Placeholder id of a person whose seat another person has taken over. */
export const STRANGER_BEFORE = `${PREFIX}before`;

/** Makes the placeholder for a person in a league or a duplicate, by their number. Null: its opener. */
export const strangerIn = (number: number | null): { readonly id: string; readonly name: string } =>
  number === null
    ? { id: `${PREFIX}opener`, name: 'Player' }
    : { id: `${PREFIX}${number}`, name: `Player ${number}` };
