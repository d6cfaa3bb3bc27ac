import type { Seat } from '../../core/game.ts';
import { isPerson, type Strength } from '../../core/player.ts';
import { isForgotten } from '../../core/stranger.ts';
import type { RatingPool, StoredMatch, StoredSeat } from '../../store/index.ts';
import type { Course } from './history.ts';

/** How a seat was played: choices in all, and those that the stand-in made. */
export interface SeatShare {
  readonly turns: number;
  readonly standIns: number;
}

/** Who is rated, and how they came out. */
export interface Rateable {
  readonly rank: number;
  /** Null: a player of the bot. */
  readonly userId: string | null;
  readonly strength: Strength | null;
}

export interface RatedField {
  readonly pool: RatingPool;
  /** In the order of the seats, equal ranks tie. */
  readonly places: readonly Rateable[];
  /** Somebody who was rated here is forgotten: what it changed for the others can't be found again. */
  readonly incomplete: boolean;
}

type RatedMatch = Pick<StoredMatch, 'rated' | 'practised' | 'status' | 'seats'>;

/** How many choices were made for a seat, and by whom. */
export function shareIn({ moves }: Course, seat: Seat): SeatShare {
  const choices = moves.filter(move => move.seat === seat && move.by !== 'forced');
  return { turns: choices.length, standIns: choices.filter(move => move.by === 'stand-in').length };
}

/** Whether who sat there at the deal has resigned, was replaced, never came back, or left more than half to the stand-in. */
export const hasLeft = (
  { dealtTo, userId, resigned, absentAt }: Pick<StoredSeat, 'dealtTo' | 'userId' | 'resigned' | 'absentAt'>,
  { turns, standIns }: SeatShare,
): boolean =>
  (dealtTo !== null && dealtTo !== userId) || resigned || absentAt !== null || standIns * 2 > turns;

/**
 * Who is compared in a rated game: those who sat there at the deal. Who resigned, was replaced, never came back, or left more than half
 * of the choices to the stand-in has left: they share the last rank, whatever was made of their seats. Who took a seat over later
 * wins and loses nothing. Undefined where nothing is rated.
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
