import type { Seat } from '../../core/contract/game.ts';
import { isElsewhere, isForgotten, STRANGER_PREFIX } from '../../core/contract/player.ts';
import type { StoredMatch, Stranger } from '../../store/index.ts';
import { openerSeenFrom, placeSeen } from './places.ts';

/** SQL pattern that matches the placeholder ids of all people who deleted their data. */
export const ANY_STRANGER = `${STRANGER_PREFIX}%`;

/**
 * Makes the placeholder for a seated person who deleted their data. The stored name is "Player 2" on the second seat. The bot
 * shows it in the reader's language.
 */
export const strangerAt = (matchId: string, seat: Seat): Stranger => ({
  matchId,
  seat,
  userId: `${STRANGER_PREFIX}${seat}`,
  name: `Player ${seat + 1}`,
});

/** Makes the placeholder for an opener without a seat who deleted their data. */
export const strangerBeside = (matchId: string): Stranger => ({
  matchId,
  seat: null,
  userId: `${STRANGER_PREFIX}opener`,
  name: 'Player',
});

/** Placeholder id of a person who deleted their data after another person had taken over the seat. */
export const STRANGER_BEFORE = `${STRANGER_PREFIX}before`;

/** Makes the placeholder for a person in a league or a duplicate, by their number. Null: the opener. */
export const strangerIn = (number: number | null): { readonly id: string; readonly name: string } =>
  number === null
    ? { id: `${STRANGER_PREFIX}opener`, name: 'Player' }
    : { id: `${STRANGER_PREFIX}${number}`, name: `Player ${number}` };

/**
 * Returns the opener's name for a refusal. Absent if the opener deleted their data or plays from another place; the refusal
 * then says "the person who opened this table".
 */
export const openerNamed = ({
  openerId,
  openerName,
}: {
  readonly openerId: string;
  readonly openerName: string;
}): { readonly opener?: string } =>
  isForgotten(openerId) || isElsewhere(openerId) ? {} : { opener: openerName };

/** Returns the name of a match's opener for a refusal, as the present work may know it. */
export const openerSeen = (match: StoredMatch): { readonly opener?: string } =>
  openerNamed(openerSeenFrom(match, placeSeen(match)));
