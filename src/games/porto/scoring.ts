import type { Seat } from '../../core/game.ts';
import { box } from './box.ts';
import { type Ambition, ambitionOf } from './cards.ts';
import { isComplete } from './placement.ts';
import {
  COLOURS,
  type Colour,
  type FinalScore,
  type House,
  type Level,
  type PrivateContract,
  type Result,
  type State,
} from './types.ts';

export const streets = (houses: readonly House[]): readonly (readonly House[])[] =>
  (['L', 'R'] as const).map(street => houses.filter(house => house.id.startsWith(street)));

const done = (house: House | undefined, colour: Colour): boolean =>
  house !== undefined && house.colour === colour && isComplete(house);

/** Disjoint runs of adjacent completed houses with one house of each colour. Runs of one length: taking the first that fits is best. */
const runs = (street: readonly House[], colours: readonly Colour[]): number => {
  const { length } = colours;
  let count = 0;
  for (let start = 0; start + length <= street.length; ) {
    const run = street.slice(start, start + length);
    const fits = colours.every(colour => run.some(house => done(house, colour)));
    count += fits ? 1 : 0;
    start += fits ? length : 1;
  }
  return count;
};

/** How many times the contract is met by the houses as they stand. */
export const timesMet = (houses: readonly House[], { type, colours }: Ambition): number => {
  const sides = streets(houses);
  const [colour = 'blue'] = colours;
  switch (type) {
    case 'houses':
      return houses.filter(house => done(house, colour)).length;
    case 'ends':
      return sides.flatMap(street => [street[0], street.at(-1)]).filter(house => done(house, colour)).length;
    case 'pair':
    case 'trio':
      return sides.reduce((sum, street) => sum + runs(street, colours), 0);
    case 'twins': {
      const [left = [], right = []] = sides.map(street => street.filter(house => done(house, colour)));
      return left.some(one => right.some(other => other.height === one.height)) ? 1 : 0;
    }
    case 'palette':
      return sides.some(street => COLOURS.every(each => street.some(house => done(house, each)))) ? 1 : 0;
    case 'side':
      return sides.some(street => street.every(isComplete)) ? 1 : 0;
  }
};

/** What a private contract brings with the houses as they stand. */
export const privatePoints = (houses: readonly House[], contract: PrivateContract): number => {
  const ambition = ambitionOf(contract);
  const points = box.privateContracts.points[ambition.type];
  const times = Math.min(timesMet(houses, ambition), points.length);
  return points[times - 1] ?? 0;
};

const levelOf = (total: number): Level => {
  const { builder, 'master-builder': master } = box.solo.levels;
  return total >= master ? 'master-builder' : total >= builder ? 'builder' : 'apprentice';
};

type Unranked = Omit<FinalScore, 'rank'> & { readonly seat: Seat };

/** Most points, then most public contracts, then the later seat. */
const before = (one: Unranked, other: Unranked): number =>
  other.total - one.total || other.publicContracts - one.publicContracts || other.seat - one.seat;

/** The end of the game: private contracts revealed. A lost solo game ignores them but tells what they would have brought. */
export const resultOf = (state: State): Result => {
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
  const order = [...seats].sort(before).map(({ seat }) => seat);
  const ranked = seats.map(({ seat, ...score }): FinalScore => ({ ...score, rank: order.indexOf(seat) + 1 }));
  if (!solo) return { seats: ranked, winner: order[0] ?? null };
  const won = (seats[0]?.score ?? 0) >= box.solo.goal;
  return { seats: ranked, winner: null, won, level: won ? levelOf(seats[0]?.total ?? 0) : null };
};
