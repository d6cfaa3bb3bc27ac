import type { Seat } from '../../core/contract/game.ts';
import { isForgotten, isPerson, type Strength } from '../../core/contract/player.ts';
import type { RatingPool, StoredMatch, StoredSeat } from '../../store/index.ts';
import type { Course } from './history.ts';

/** Number of choices that were made for a seat, and number of choices that its stand-in made. */
export interface SeatShare {
  readonly turns: number;
  readonly standIns: number;
}

export interface Rateable {
  readonly rank: number;
  /** Id of the person. Null: a bot. */
  readonly userId: string | null;
  readonly strength: Strength | null;
}

export interface RatedField {
  readonly pool: RatingPool;
  /** Rated people and bots, in the order of the seats. Equal ranks are a tie. */
  readonly places: readonly Rateable[];
  /**
   * True if a person who was rated in this game has deleted their data. Then the other people's changes can't be computed
   * again.
   */
  readonly incomplete: boolean;
}

type RatedMatch = Pick<StoredMatch, 'rated' | 'practised' | 'status' | 'seats'>;

export function shareIn({ moves }: Course, seat: Seat): SeatShare {
  const choices = moves.filter(move => move.seat === seat && move.by !== 'forced');
  return { turns: choices.length, standIns: choices.filter(move => move.by === 'stand-in').length };
}

/** Returns true if the stand-in made more than half of a seat's choices. A person who made exactly half has stayed. */
export const isMostlyStandIn = ({ turns, standIns }: SeatShare): boolean => standIns * 2 > turns;

/**
 * Returns true if the seat's first person has resigned, was replaced, is still absent, or left more than half of the choices to
 * the stand-in.
 */
export const hasLeft = (
  { dealtTo, userId, resigned, absentAt }: Pick<StoredSeat, 'dealtTo' | 'userId' | 'resigned' | 'absentAt'>,
  share: SeatShare,
): boolean =>
  (dealtTo !== null && dealtTo !== userId) || resigned || absentAt !== null || isMostlyStandIn(share);

/**
 * Selects the people and bots to compare in a rated game. Each seat counts for its first person, and people who have left share
 * the last rank. Undefined if the game is not rated, has not ended, or has no person to compare.
 * @param ranks by seat, as the game ended
 */
export function ratedField(
  match: RatedMatch,
  ranks: readonly number[],
  shareOf: (seat: number) => SeatShare,
): RatedField | undefined {
  if (!match.rated || match.practised || match.status !== 'over') return undefined;
  const dealt = match.seats.map(seat => {
    const left = hasLeft(seat, shareOf(seat.seat));
    const userId = isPerson(seat) ? (seat.dealtTo ?? seat.userId) : null;
    const rank = left ? Number.POSITIVE_INFINITY : (ranks[seat.seat] ?? match.seats.length);
    return { userId, strength: seat.strength, rank };
  });
  const known = dealt.filter(({ userId }) => userId === null || !isForgotten(userId));
  const places = known.map(place => ({
    ...place,
    rank: 1 + known.filter(({ rank }) => rank < place.rank).length,
  }));
  if (known.every(({ userId }) => userId === null)) return undefined;
  const incomplete = known.length < dealt.length;
  const sat = dealt.filter(({ userId }) => userId !== null).length;
  return { pool: sat > 1 ? 'people' : 'players', places, incomplete };
}
