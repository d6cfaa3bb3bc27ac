import type { Seat } from '../../core/game.ts';
import { isForgotten, STRANGER_PREFIX } from '../../core/stranger.ts';
import type { Stranger } from '../../store/index.ts';

/** Pattern of all ids of strangers. */
export const ANY_STRANGER = `${STRANGER_PREFIX}%`;

/** Makes the placeholder for a seat: stored as "Player 2" on the second seat, and shown in the reader's language. */
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

/** The opener as a refusal names them; nothing where they have deleted their data: it then says "the person who opened this table". */
export const openerNamed = ({
  openerId,
  openerName,
}: {
  readonly openerId: string;
  readonly openerName: string;
}): { readonly opener?: string } => (isForgotten(openerId) ? {} : { opener: openerName });
