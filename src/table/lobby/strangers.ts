import type { Seat } from '../../core/game.ts';
import type { Stranger } from '../../store/index.ts';

const PREFIX = 'forgotten/';
/** A pattern of all ids that stand for somebody who is forgotten. */
export const ANY_STRANGER = `${PREFIX}%`;

/** Whether the id stands for a person who wished to be forgotten: there is nobody to mention or to ping. */
export const isForgotten = (personId: string): boolean => personId.startsWith(PREFIX);

/** Who sits there instead: "Player 2" on the second seat. */
export const strangerAt = (matchId: string, seat: Seat): Stranger => ({
  matchId,
  seat,
  userId: `${PREFIX}${seat}`,
  name: `Player ${seat + 1}`,
});

/** Who opened it and does not sit there. */
export const strangerBeside = (matchId: string): Stranger => ({
  matchId,
  seat: null,
  userId: `${PREFIX}opener`,
  name: 'Player',
});

/** Who sat there before somebody else took the seat over. */
export const STRANGER_BEFORE = `${PREFIX}before`;

/** Who took part in a league or a duplicate under this number; null: who opened it. */
export const strangerIn = (number: number | null): { readonly id: string; readonly name: string } =>
  number === null
    ? { id: `${PREFIX}opener`, name: 'Player' }
    : { id: `${PREFIX}${number}`, name: `Player ${number}` };
