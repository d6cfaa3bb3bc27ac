import type { Seat } from '../../../core/contract/game.ts';
import { ranksOf } from '../../../core/rules/final-ranks.ts';
import { sum } from '../../../core/rules/sum.ts';
import { box } from './box.ts';
import { isFull, isPlanted, qualityOf, siteOf } from './estates.ts';
import { type FinalResult, type Lot, type OpenPlayer, SIDES, type State } from './types.ts';

const inLots = (lots: readonly Lot[]): number => {
  let all = 0;
  for (const { barrels } of lots) all += barrels;
  return all;
};

export const barrelsOf = ({ estates, boat, cellar, warehouse }: OpenPlayer): number => {
  let all = inLots(boat.lots);
  for (const { lot } of estates) all += lot?.barrels ?? 0;
  for (const side of SIDES) all += inLots(cellar[side]) + sum(warehouse[side]);
  return all;
};

/** Returns the points that the end of the game adds for a seat, by source. */
export const endPoints = (
  player: OpenPlayer,
): Readonly<Record<'barrels' | 'estates' | 'vineyards', number>> => {
  let [estates, vineyards] = [0, 0];
  for (const estate of player.estates) {
    if (isPlanted(estate)) estates += siteOf(estate.place).price;
    if (isFull(estate)) vineyards += box.end.fullEstate;
  }
  return { barrels: Math.floor(barrelsOf(player) / box.end.barrelsForAPoint), estates, vineyards };
};

interface Unranked {
  readonly total: number;
  readonly estates: number;
  readonly quality: number;
}

/**
 * Compares two seats by points, then by number of Estates, then by the sum of their qualities. Positive: the second seat is
 * better.
 */
const compared = (one: Unranked, other: Unranked): number =>
  other.total - one.total || other.estates - one.estates || other.quality - one.quality;

const unranked = (player: OpenPlayer): Unranked => {
  const { barrels, estates, vineyards } = endPoints(player);
  return {
    total: player.vp + barrels + estates + vineyards,
    estates: player.estates.length,
    quality: sum(player.estates.map(qualityOf)),
  };
};

/** Returns the tie-breaker that decides between two seats with equal totals. Undefined: the seats are equal in all. */
export const tieBreak = (one: OpenPlayer, other: OpenPlayer): 'estates' | 'quality' | undefined => {
  const [first, second] = [unranked(one), unranked(other)];
  if (first.estates !== second.estates) return 'estates';
  return first.quality === second.quality ? undefined : 'quality';
};

/** Returns the result as if the game ended in this position. Seats that resigned rank last. */
export const resultOf = (
  { players }: { readonly players: readonly OpenPlayer[] },
  resigned: readonly Seat[] = [],
): FinalResult => {
  const seats = players.map(unranked);
  const ends = players.map(endPoints);
  return {
    scores: players.map(({ vp }) => vp),
    barrels: ends.map(({ barrels }) => barrels),
    estates: ends.map(({ estates }) => estates),
    vineyards: ends.map(({ vineyards }) => vineyards),
    totals: seats.map(({ total }) => total),
    ranks: ranksOf(seats, compared, resigned),
  };
};

export const pointsOf = ({ players }: Pick<State, 'players'>): number[] => players.map(({ vp }) => vp);
