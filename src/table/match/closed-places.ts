import type { Seat } from '../../core/contract/game.ts';
import { isPerson, peopleAt } from '../../core/contract/player.ts';
import { DAY_MS } from '../../core/values/days.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import { voters } from './rows.ts';

// docs/places.md#closed-places describes what happens to such a match; waiting/moved-places.ts moves people to direct messages.

/** Error text of messages that wait because the operator has closed their server. */
export const CLOSED_BY_OPERATOR = 'the operator has closed this server';

/** Milliseconds for which a seat's clock waits, once in a match, after its place has closed. */
export const GRACE_MS = 600_000;

/** Returns the row of a place with its channel; the match itself is the row of its home. */
export const placeOf = (match: StoredMatch, place: number) =>
  match.places.find(other => other.place === place) ?? match;

/** Checks that a match counts beyond itself: for ratings, a league or a duplicate. */
export const isCounted = ({ rated, duplicateId }: Pick<StoredMatch, 'rated' | 'duplicateId'>): boolean =>
  rated || duplicateId !== null;

/** Checks that a match counts for the rating of one person against bots. */
export const isRatedAlone = (match: Pick<StoredMatch, 'rated' | 'seats'>): boolean =>
  match.rated && peopleAt(match) === 1;

/**
 * Returns which side has closed a seat's place to the bot. A deleted channel counts as closed. `its-side`: the place has shown
 * the match, and people of other places play too. `unknown`: all people share the place, or it has never shown the match, or
 * the person is out of the server.
 */
export function closedBy(match: StoredMatch, seat: Seat): 'nobody' | 'its-side' | 'unknown' {
  const own = match.seats[seat];
  if (!own || own.gone) return 'unknown';
  const { guildId, parkedAt, shownRev } = placeOf(match, own.place);
  if (parkedAt === null) return 'nobody';
  const isShared = guildId !== null && voters(match).every(({ place }) => place === own.place);
  return isShared || shownRev === null ? 'unknown' : 'its-side';
}

/** Checks that the operator has closed the server of a seat's place. Then no clock there ends a match. */
export async function isClosedByOperator(
  { host }: Pick<Repositories, 'host'>,
  match: StoredMatch,
  seat: Seat,
): Promise<boolean> {
  const { guildId, parkedAt } = placeOf(match, match.seats[seat]?.place ?? 0);
  if (guildId === null || parkedAt === null) return false;
  return (await host.blocks()).some(({ kind, id }) => kind === 'server' && id === guildId);
}

/** Milliseconds in which a person has the benefit of the doubt once. */
const DOUBT_MS = 90 * DAY_MS;

/**
 * Checks that a person must not lose by the clock, since others may have shut them out. A person whom the bot could not reach
 * in a match against other opponents lately has no such benefit. Otherwise a person could leave servers and never lose.
 */
export async function isInDoubt(
  { seats }: Pick<Repositories, 'seats'>,
  match: StoredMatch,
  seat: Seat,
  at: number,
): Promise<boolean> {
  const userId = match.seats[seat]?.userId;
  if (userId === undefined || closedBy(match, seat) !== 'unknown') return false;
  const others = match.seats.filter(other => isPerson(other) && other.userId !== userId);
  if (others.length === 0) return true;
  return !(await seats.wasUnreached(
    userId,
    at - DOUBT_MS,
    others.map(other => other.userId),
  ));
}

/**
 * Checks that the clock ends the match when the seat is late. Otherwise the others vote. A rated game of one person has no
 * voters. In a rated match or a duplicate's match, a vote must not decide about a person whom others may have shut out.
 */
export const isEndedByClock = async (
  repositories: Pick<Repositories, 'seats'>,
  match: StoredMatch,
  seat: Seat,
  at: number,
): Promise<boolean> =>
  isRatedAlone(match) || (isCounted(match) && (await isInDoubt(repositories, match, seat, at)));
