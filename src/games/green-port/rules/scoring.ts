import type { Seat } from '../../../core/contract/game.ts';
import { ranksOf } from '../../../core/rules/final-ranks.ts';
import { box } from './box.ts';
import { countOf, minus } from './cubes.ts';
import { objectivePoints } from './prices.ts';
import {
  COLOURS,
  type Colour,
  type FinalResult,
  type Headquarters,
  type Objective,
  type PlayerState,
  type Purchase,
  type State,
} from './types.ts';

/** Parts of a state on which points depend. A view has them too. */
interface Estate {
  readonly objectives: readonly Objective[];
  readonly players: readonly Pick<PlayerState, 'cubes' | 'headquarters'>[];
}

/** Counts each seat's points as they are now: Objective cards and Headquarters. */
export const pointsOf = ({ objectives, players }: Estate): number[] => {
  const points = players.map(({ headquarters }) => {
    let sum = 0;
    for (const { value } of headquarters) sum += value;
    return sum;
  });
  for (const objective of objectives)
    if (objective.by !== null)
      points[objective.by] = (points[objective.by] ?? 0) + objectivePoints(objective);
  return points;
};

/** Lists the seats clockwise from the active seat. */
export const inOrder = (seats: number, active: Seat): readonly Seat[] =>
  Array.from({ length: seats }, (_, place) => (active + place) % seats);

const withLeast = (amounts: readonly number[]): readonly Seat[] => {
  const least = Math.min(...amounts);
  return amounts.flatMap((amount, seat) => (amount === least ? [seat] : []));
};

/**
 * Returns the seats with the fewest points; where all have the same, those with the fewest cubes. Tied seats are clockwise from
 * the active seat.
 */
export const underdogs = (
  estate: Estate,
  active: Seat,
): { readonly seats: readonly Seat[]; readonly by: 'points' | 'cubes' } => {
  const points = pointsOf(estate);
  const poorest = withLeast(points);
  const level = poorest.length === points.length;
  const found = level ? withLeast(estate.players.map(({ cubes }) => countOf(cubes))) : poorest;
  return {
    seats: inOrder(points.length, active).filter(seat => found.includes(seat)),
    by: level ? 'cubes' : 'points',
  };
};

const soldOf = (players: readonly PlayerState[], colour: Colour, pile: readonly number[]) => {
  const price = box.prices.headquarters;
  const order = players
    .map(({ cubes }, seat) => ({ seat, has: cubes[colour] }))
    .sort((one, other) => other.has - one.has || other.seat - one.seat);
  const bought: Purchase[] = [];
  let left = pile;
  for (const { seat, has } of order) {
    const count = Math.min(left.length, Math.floor(has / price));
    if (count === 0) continue;
    bought.push({ seat, colour, values: left.slice(0, count) });
    left = left.slice(count);
  }
  return { bought, left };
};

/**
 * Makes the end purchases after the last turn. The seat with most cubes of a colour buys first from that colour's pile; of
 * several such seats, the later one. Every possible purchase is made, since none can lower its buyer's rank.
 */
export const endPurchases = (
  state: Pick<State, 'piles' | 'players'>,
): {
  readonly bought: readonly Purchase[];
  readonly piles: State['piles'];
  readonly players: PlayerState[];
} => {
  const sales = COLOURS.map(colour => ({ colour, ...soldOf(state.players, colour, state.piles[colour]) }));
  const bought = sales.flatMap(sale => sale.bought);
  const piles = Object.fromEntries(sales.map(({ colour, left }) => [colour, left])) as Record<
    Colour,
    readonly number[]
  >;
  const players = state.players.map((player, seat): PlayerState => {
    const own = bought.filter(purchase => purchase.seat === seat);
    const headquarters = own.flatMap(({ colour, values }) =>
      values.map((value): Headquarters => ({ colour, value, boost: null })),
    );
    const cubes = own.reduce(
      (left, { colour, values }) => minus(left, { [colour]: values.length * box.prices.headquarters }),
      player.cubes,
    );
    return { ...player, cubes, headquarters: [...player.headquarters, ...headquarters] };
  });
  return { bought, piles, players };
};

type Unranked = Readonly<Record<'points' | 'cubes', number>> & { readonly cards: readonly number[] };

/**
 * Compares two seats: most points, then most cubes left, then the highest card, then the next. A missing card is the lowest. A
 * positive number ranks `other` before `one`.
 */
const compared = (one: Unranked, other: Unranked): number => {
  if (one.points !== other.points) return other.points - one.points;
  if (one.cubes !== other.cubes) return other.cubes - one.cubes;
  const longest = Math.max(one.cards.length, other.cards.length);
  for (let place = 0; place < longest; place++) {
    const gap = (other.cards[place] ?? 0) - (one.cards[place] ?? 0);
    if (gap !== 0) return gap;
  }
  return 0;
};

/** Returns the tie-breaker between two seats with equal points; undefined where all is equal. */
export const tieBreak = (
  result: Pick<FinalResult, 'cubes' | 'cards'>,
  one: Seat,
  other: Seat,
): 'cubes' | 'cards' | undefined => {
  if (result.cubes[one] !== result.cubes[other]) return 'cubes';
  return result.cards[one]?.join() === result.cards[other]?.join() ? undefined : 'cards';
};

/** Returns the result for the present position; seats that gave up rank last. */
export const resultOf = (state: State, resigned: readonly Seat[] = []): FinalResult => {
  const points = pointsOf(state);
  const seats = state.players.map(
    (player, seat): Unranked => ({
      points: points[seat] ?? 0,
      cubes: countOf(player.cubes),
      cards: state.objectives
        .flatMap(({ by, cards }) => (by === seat ? cards.map(({ value }) => value) : []))
        .sort((one, other) => other - one),
    }),
  );
  return {
    points,
    cubes: seats.map(({ cubes }) => cubes),
    cards: seats.map(({ cards }) => cards),
    ranks: ranksOf(seats, compared, resigned),
    bought: state.phase.type === 'over' ? state.phase.bought : [],
  };
};
