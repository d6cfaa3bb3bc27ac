import type { Seat } from '../../../core/contract/game.ts';
import { ranksOf } from '../../../core/rules/final-ranks.ts';
import { box } from './box.ts';
import { type Ambition, ambitionOf } from './cards.ts';
import { isComplete, type Placement } from './placement.ts';
import {
  COLOURS,
  type Colour,
  type FinalResult,
  type FinalScore,
  type House,
  type HouseId,
  type Level,
  type Points,
  type PrivateContract,
  type State,
} from './types.ts';

/** Returns the points of a build, without those of contracts: the level that it reaches, neighbours' floors and tokens. */
export const buildPoints = ({ placed, neighbours, roofToken }: Placement): Omit<Points, 'contracts'> => ({
  house: placed.level,
  neighbours,
  ground: placed.ground,
  roof: roofToken,
});

export const streets = (houses: readonly House[]): readonly (readonly House[])[] =>
  (['L', 'R'] as const).map(street => houses.filter(house => house.id.startsWith(street)));

const done = (house: House | undefined, colour: Colour): boolean =>
  house !== undefined && house.colour === colour && isComplete(house);

/**
 * Finds disjoint runs of adjacent completed houses with one house of each colour. All runs have the same length, so the
 * greatest number of runs is found by taking each run as soon as it fits.
 */
const runs = (street: readonly House[], colours: readonly Colour[]): House[][] => {
  const { length } = colours;
  const found: House[][] = [];
  for (let start = 0; start + length <= street.length; ) {
    const run = street.slice(start, start + length);
    const fits = colours.every(colour => run.some(house => done(house, colour)));
    if (fits) found.push(run);
    start += fits ? length : 1;
  }
  return found;
};

const twins = (left: readonly House[], right: readonly House[]): House[][] => {
  for (const one of left) {
    const other = right.find(({ height }) => height === one.height);
    if (other) return [[one, other]];
  }
  return [];
};

/** Lists the cases in which the contract is met now, each with the houses that meet it. */
const met = (houses: readonly House[], { type, colours }: Ambition): readonly (readonly House[])[] => {
  const sides = streets(houses);
  const [colour = 'blue'] = colours;
  switch (type) {
    case 'houses':
      return houses.filter(house => done(house, colour)).map(house => [house]);
    case 'ends':
      return sides
        .flatMap(street => [street[0], street.at(-1)])
        .flatMap(house => (house && done(house, colour) ? [[house]] : []));
    case 'pair':
    case 'trio':
      return sides.flatMap(street => runs(street, colours));
    case 'twins': {
      const [left = [], right = []] = sides.map(street => street.filter(house => done(house, colour)));
      return twins(left, right);
    }
    case 'palette': {
      const ofAll = sides.map(street =>
        COLOURS.flatMap(each => street.find(house => done(house, each)) ?? []),
      );
      return ofAll.filter(found => found.length === COLOURS.length).slice(0, 1);
    }
    case 'side':
      return sides.filter(street => street.every(isComplete)).slice(0, 1);
  }
};

export const timesMet = (houses: readonly House[], ambition: Ambition): number =>
  met(houses, ambition).length;

/** Returns the points of a private contract for the present houses, and the houses that count for it. */
export const privateWorth = (
  houses: readonly House[],
  contract: PrivateContract,
): { readonly vp: number; readonly houses: readonly HouseId[] } => {
  const ambition = ambitionOf(contract);
  const points = box.privateContracts.points[ambition.type];
  const times = met(houses, ambition).slice(0, points.length);
  return { vp: points[times.length - 1] ?? 0, houses: times.flat().map(({ id }) => id) };
};

export const privatePoints = (houses: readonly House[], contract: PrivateContract): number =>
  privateWorth(houses, contract).vp;

const levelOf = (total: number): Level => {
  const { builder, 'master-builder': master } = box.solo.levels;
  return total >= master ? 'master-builder' : total >= builder ? 'builder' : 'apprentice';
};

type Unranked = Omit<FinalScore, 'rank'> & { readonly seat: Seat };

/** Compares two seats for the ranks: most points, then most public contracts, then the later seat. */
const before = (one: Unranked, other: Unranked): number =>
  other.total - one.total || other.publicContracts - one.publicContracts || other.seat - one.seat;

/**
 * Returns the result at the end, with all private contracts; seats that gave up rank last. The total of a lost solo game leaves
 * out the private contracts, though the result lists them.
 */
export const resultOf = (state: State, resigned: readonly Seat[] = []): FinalResult => {
  const solo = state.variant === 'solo';
  const seats = state.players.map((player, seat): Unranked => {
    const contracts = (player.kept ?? []).map(contract => ({
      contract,
      vp: privatePoints(state.houses, contract),
    }));
    const counts = !solo || player.score >= box.solo.goal;
    return {
      seat,
      score: player.score,
      total: player.score + (counts ? contracts.reduce((sum, { vp }) => sum + vp, 0) : 0),
      publicContracts: player.claimed.length,
      private: contracts,
    };
  });
  const ranks = ranksOf(seats, before, resigned);
  const ranked = seats.map(({ seat, ...score }): FinalScore => ({ ...score, rank: ranks[seat] ?? 0 }));
  if (!solo) {
    const winner = ranks.indexOf(1);
    return { seats: ranked, winner };
  }
  const won = (seats[0]?.score ?? 0) >= box.solo.goal;
  return { seats: ranked, winner: null, won, level: won ? levelOf(seats[0]?.total ?? 0) : null };
};
