import type { Seat } from '../../core/game.ts';
import { isForgotten, STRANGER_PREFIX } from '../../core/player.ts';
import type { Stranger } from '../../store/index.ts';

/** SQL pattern that matches all placeholder ids. */
export const ANY_STRANGER = `${STRANGER_PREFIX}%`;

/**
 * Makes the placeholder for the person of a seat. Its stored name is "Player 2" on the second seat, and is shown in the
 * reader's language.
 */
export const strangerAt = (matchId: string, seat: Seat): Stranger => ({
  matchId,
  seat,
  userId: `${STRANGER_PREFIX}${seat}`,
  name: `Player ${seat + 1}`,
});

/** Makes the placeholder for an opener without a seat. */
export const strangerBeside = (matchId: string): Stranger => ({
  matchId,
  seat: null,
  userId: `${STRANGER_PREFIX}opener`,
  name: 'Player',
});

/** Placeholder id of a person whose seat another person has taken over. */
export const STRANGER_BEFORE = `${STRANGER_PREFIX}before`;

/** Makes the placeholder for a person in a league or a duplicate, by their number. Null: its opener. */
export const strangerIn = (number: number | null): { readonly id: string; readonly name: string } =>
  number === null
    ? { id: `${STRANGER_PREFIX}opener`, name: 'Player' }
    : { id: `${STRANGER_PREFIX}${number}`, name: `Player ${number}` };

/**
 * Returns the opener's name for a refusal. It is left out where they deleted their data, and the refusal then names "the
 * person who opened this table".
 */
export const openerNamed = ({
  openerId,
  openerName,
}: {
  readonly openerId: string;
  readonly openerName: string;
}): { readonly opener?: string } => (isForgotten(openerId) ? {} : { opener: openerName });
