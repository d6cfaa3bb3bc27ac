import type { Evaluation, Rated } from '../../../core/contract/evaluation.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { ambitionOf, cardColour, cardValue, kindOrder } from '../rules/cards.ts';
import { privatePoints as wonBy } from '../rules/scoring.ts';
import type { Action, House, Kind, PrivateContract, State } from '../rules/types.ts';
import { candidatesOf } from './candidates.ts';
import { type BuildAction, contractPoints, housePoints, placedBy } from './easy.ts';
import { FEATURES, type Hand, judged, Surroundings, TERMS, type TermName } from './features.ts';
import { type CardCounts, countsOf } from './reach.ts';

/** Weights of the features, by stretch of the game, then by feature. */
export type Weights = readonly (readonly number[])[];

export interface PortoWeights {
  /** Weights by number of seats; "1" is solo. */
  readonly seats: Readonly<Record<string, Weights>>;
  /** Average points of a kept contract in self-play, by the contract's type. */
  readonly keep: Readonly<Record<string, number>>;
}

const marginNow = (state: State, seat: Seat): number => {
  const { players } = state;
  const own = players[seat]?.score ?? 0;
  if (players.length === 1) return own;
  const others = players.reduce((sum, { score }, other) => (other === seat ? sum : sum + score), 0);
  return own - others / (players.length - 1);
};

const withDrawn = (hand: Hand, market: State['market'], slots: readonly number[]): Hand =>
  hand
    .concat(slots.flatMap(slot => market[slot - 1] ?? []))
    .sort((one, other) => kindOrder(one) - kindOrder(other));

const withoutPair = (hand: Hand, one: Kind, other: Kind): Hand => {
  const rest = hand.slice();
  rest.splice(rest.indexOf(one), 1);
  rest.splice(rest.indexOf(other), 1);
  return rest;
};

interface BuiltBoard {
  readonly around: Surroundings;
  readonly points: number;
}

/** Rates the candidates of a decision without carrying them out. Facts that many candidates share are computed once. */
class Rating {
  readonly #state: State;
  readonly #seat: Seat;
  readonly #weights: Weights;
  readonly #margin: number;
  readonly #hand: Hand;
  readonly #hands: readonly CardCounts[];
  readonly #boards = new Map<string, BuiltBoard>();
  #asItIs: Surroundings | undefined;

  constructor(state: State, seat: Seat, weights: Weights) {
    this.#state = state;
    this.#seat = seat;
    this.#weights = weights;
    this.#margin = marginNow(state, seat);
    this.#hand = state.players[seat]?.hand ?? [];
    this.#hands = state.players.map(({ hand }) => countsOf(hand));
  }

  value(action: Action): number {
    const { market } = this.#state;
    switch (action.type) {
      case 'draw': {
        const left = market.filter((_, index) => !action.slots.includes(index + 1));
        return this.#sum(this.#unbuilt(), withDrawn(this.#hand, market, action.slots), left);
      }
      case 'build': {
        const { around, points } = this.#board(action);
        return points + this.#sum(around, withoutPair(this.#hand, action.number, action.colour), market);
      }
      case 'timer': {
        const around = action.house === undefined ? this.#unbuilt() : this.#board(action).around;
        return this.#sum(around, this.#hand, market);
      }
      case 'pass':
      case 'keep':
        throw new Error(`a ${action.type} is carried out to be judged`);
    }
  }

  #unbuilt(): Surroundings {
    const { houses, contracts } = this.#state;
    this.#asItIs ??= this.#around(houses, contracts);
    return this.#asItIs;
  }

  #around(houses: readonly House[], contracts: State['contracts']): Surroundings {
    const near = houses === this.#state.houses ? undefined : this.#unbuilt();
    return new Surroundings(houses, contracts, this.#hands, this.#state, this.#seat, near);
  }

  /**
   * Returns the board after a build. Builds with the same floors, house, token and claims share one board, whatever their
   * cards.
   */
  #board(action: BuildAction | Extract<Action, { readonly type: 'timer' }>): BuiltBoard {
    const { number, colour, house, token } = action;
    const fulfil = action.type === 'build' ? (action.fulfil ?? []) : [];
    if (number === undefined || colour === undefined || house === undefined)
      throw new Error('a build without cards');
    const key = `${house} ${cardColour(colour)} ${cardValue(number)} ${token ?? ''} ${fulfil.join()}`;
    const known = this.#boards.get(key);
    if (known) return known;
    const { houses, contracts } = this.#state;
    const placement = placedBy(houses, { number, colour, house, ...(token !== undefined && { token }) });
    const left = contracts.map((contract, index) => (fulfil.includes(index + 1) ? null : contract));
    const board = {
      around: this.#around(placement.houses, fulfil.length > 0 ? left : contracts),
      points: housePoints(placement) + contractPoints(contracts, fulfil),
    };
    this.#boards.set(key, board);
    return board;
  }

  #sum(around: Surroundings, hand: Hand, market: State['market']): number {
    return this.#margin + weighed(around.features(hand, market), this.#weights[around.stretch]);
  }
}

function weighed(features: readonly number[], weights: readonly number[] | undefined): number {
  let sum = 0;
  if (weights === undefined) return sum;
  for (let at = 0; at < features.length; at++) sum += (weights[at] as number) * (features[at] as number);
  return sum;
}

/** True where an action can be rated by its own effect, because the game does not end after the action. */
const isOpen = (state: State, seat: Seat): boolean => {
  const { phase, timer, lastRound, round, players } = state;
  if (phase.type === 'timer') return timer.length > 0;
  return phase.type === 'turn' && (round !== lastRound || seat + 1 < players.length);
};

/**
 * Largest number of builds kept for the same floors on the same house. Other cards or another roof for the token make little
 * difference.
 */
const ALIKE = 2;

const varied = (rated: readonly Rated<Action>[]): readonly Rated<Action>[] => {
  const alike = new Map<string, number>();
  return rated
    .toSorted((one, other) => other.value - one.value)
    .filter(({ action }) => {
      if (action.type !== 'build') return true;
      const key = `${action.house} ${cardValue(action.number)} ${cardColour(action.colour)}`;
      const before = alike.get(key) ?? 0;
      alike.set(key, before + 1);
      return before < ALIKE;
    });
};

/**
 * Returns the weights for a number of seats, or else for the nearest number that has weights. Only solo uses the weights of
 * solo.
 */
const weightsFor = ({ seats }: PortoWeights, count: number): Weights => {
  const nearest = Object.keys(seats)
    .map(Number)
    .filter(each => each === count || (each > 1 && count > 1))
    .sort((one, other) => Math.abs(one - count) - Math.abs(other - count))[0];
  return seats[String(nearest)] ?? [];
};

/**
 * Value of each different colour that the kept contracts ask for. It is negative, since houses of one colour serve several
 * contracts. The source is a least-squares fit to 3,000 hands of three contracts, together with the mean values of the types.
 * The hands were kept at random in games of the evaluation against itself (standard error 0.07).
 */
const COLOUR = -0.16;

const coloursOf = (contracts: readonly PrivateContract[]): number =>
  new Set(contracts.flatMap(contract => ambitionOf(contract).colours)).size;

export const portoEvaluation = (weights: PortoWeights): Evaluation<State, Action> => {
  const bySeats = [1, 2, 3, 4].map(count => weightsFor(weights, count));
  const rows = (state: State): Weights => bySeats[state.players.length - 1] ?? [];
  const keepValue = (contract: string): number => weights.keep[contract.split('-')[0] ?? ''] ?? 0;
  const kinds = Object.values(weights.keep);
  const average = (3 * kinds.reduce((sum, worth) => sum + worth, 0)) / Math.max(1, kinds.length);
  const kept = (state: State, seat: Seat, worth: (contract: PrivateContract) => number): number =>
    (state.players[seat]?.kept ?? []).reduce((sum, contract) => sum + worth(contract), 0);

  const terms = (state: State, seat: Seat, from: State): ReadonlyMap<TermName, number> => {
    const sums = new Map<TermName, number>();
    const add = (name: TermName, value: number) => sums.set(name, (sums.get(name) ?? 0) + value);
    if (from.phase.type === 'keep') {
      add('private-contracts', kept(state, seat, keepValue));
      add('colours', COLOUR * coloursOf(state.players[seat]?.kept ?? []));
      return sums;
    }
    const points = state.players[seat]?.score ?? 0;
    add('points', points);
    add('others', marginNow(state, seat) - points);
    if (state.phase.type === 'over') {
      // The other seats' private contracts are guessed at random here, so their points would only add noise.
      if (state.variant === 'standard')
        add('private-contracts', kept(state, seat, contract => wonBy(state.houses, contract)) - average);
      return sums;
    }
    const { features, stretch } = judged(state, seat, from);
    FEATURES.forEach(([, term], at) => {
      add(term, (rows(state)[stretch]?.[at] ?? 0) * (features[at] as number));
    });
    return sums;
  };

  return {
    value(state, seat, from) {
      if (from.phase.type === 'keep' || state.phase.type === 'over')
        return [...terms(state, seat, from).values()].reduce((sum, value) => sum + value, 0);
      const { features, stretch } = judged(state, seat, from);
      return marginNow(state, seat) + weighed(features, rows(state)[stretch]);
    },
    terms(state, seat, from) {
      const found = terms(state, seat, from);
      return TERMS.flatMap(name => {
        const value = found.get(name);
        return value === undefined || value === 0 ? [] : [{ name, value }];
      });
    },
    candidates: candidatesOf,
    rated(state, seat, wide) {
      if (!isOpen(state, seat)) return undefined;
      const found = candidatesOf(state, seat, wide);
      if (found[0]?.type === 'pass') return undefined;
      const rating = new Rating(state, seat, rows(state));
      const rated = found.map(action => ({ action, value: rating.value(action) }));
      return wide ? varied(rated) : rated;
    },
  };
};
