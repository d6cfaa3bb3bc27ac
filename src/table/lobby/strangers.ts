import type { Seat } from '../../core/game.ts';
import { isForgotten, STRANGER_PREFIX } from '../../core/stranger.ts';
import type { Stranger } from '../../store/index.ts';

/** A pattern of all ids that stand for somebody who is forgotten. */
export const ANY_STRANGER = `${STRANGER_PREFIX}%`;

/** Who sits there instead: stored as "Player 2" on the second seat, and shown in the reader's language. */
export const strangerAt = (matchId: string, seat: Seat): Stranger => ({
  matchId,
  seat,
  userId: `${STRANGER_PREFIX}${seat}`,
  name: `Player ${seat + 1}`,
});

/** Who opened it and does not sit there. */
export const strangerBeside = (matchId: string): Stranger => ({
  matchId,
  seat: null,
  userId: `${STRANGER_PREFIX}opener`,
  name: 'Player',
});

/** Who sat there before somebody else took the seat over. */
export const STRANGER_BEFORE = `${STRANGER_PREFIX}before`;

/** Who took part in a league or a duplicate under this number; null: who opened it. */
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
