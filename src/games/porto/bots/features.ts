import type { Seat } from '../../../core/contract/game.ts';
import { cardValue, colourIndex, kindOrder } from '../rules/cards.ts';
import { roofsPlaced, roofsToEnd } from '../rules/end.ts';
import { COLOURS, type House, type Kind, type PublicContract, type State } from '../rules/types.ts';
import { Completions } from './completions.ts';
import { type BestBuild, type CardCounts, countsOf, NO_BUILD, Reach } from './reach.ts';

/** Parts of a position's value; words/reasons.ts explains each in words. */
export const TERMS = [
  'points',
  'others',
  'hand',
  'cards',
  'private-contracts',
  'colours',
  'opens',
  'rivals',
  'market',
  'tokens',
  'time',
] as const;
export type TermName = (typeof TERMS)[number];

/** Features of a position in the order of the weights, each with the part of the value to which it belongs. */
export const FEATURES = [
  ['always', 'time'],
  ['turns behind', 'time'],
  ['floors left', 'time'],
  ['houses nearly done', 'time'],
  ['turns left', 'time'],
  ['the Timer builds', 'time'],
  ['private contracts', 'private-contracts'],
  ['tokens on roofs', 'tokens'],
  ['tokens on ground floors', 'tokens'],
  ['best build of the next seat', 'opens'],
  ['best build of the next seat above 8', 'opens'],
  ['open to the next seat', 'opens'],
  ['build after it of the next seat', 'rivals'],
  ['best build of the others', 'rivals'],
  ['their mean best build', 'rivals'],
  ['their cards', 'rivals'],
  ['their cards of value 3', 'rivals'],
  ['their cards that fit a started house', 'rivals'],
  ['best build', 'hand'],
  ['best build above 8', 'hand'],
  ['build after it', 'hand'],
  ['build after it above 8', 'hand'],
  ['build where the next seat leaves it', 'hand'],
  ['can build', 'hand'],
  ['cards of value 1', 'cards'],
  ['cards of value 2', 'cards'],
  ['cards of value 3', 'cards'],
  ['colours held', 'cards'],
  ['cards above four', 'cards'],
  ['cards above seven', 'cards'],
  ['cards that fit a started house', 'cards'],
  ['market cards of value 3', 'market'],
  ['market cards of value 1', 'market'],
] as const satisfies readonly (readonly [string, TermName])[];
export type FeatureName = (typeof FEATURES)[number][0];

const PLACE = Object.fromEntries(FEATURES.map(([name], place) => [name, place])) as Record<
  FeatureName,
  number
>;

/** Index of the first feature of the seat's own hand. Features of the market come after those of the hand. */
const HAND_FROM = PLACE['best build'];

/**
 * Number of stretches of a game, each with its own weights: six by roofs left, three by own turns left once the end is
 * triggered. Solo has nine by turns left.
 */
export const STRETCHES = 9;
const BY_ROOFS = 6;
const SOLO_TURNS = 14;
/** Least number of points with which a build counts as good. */
const GOOD = 8;
/**
 * Average number of houses completed in a turn near the end (`ROOFS_A_TURN`), and in a round of solo with the Timer's build
 * (`SOLO_ROOFS`).
 */
const ROOFS_A_TURN = 0.3;
const SOLO_ROOFS = 0.55;
const AFTER_TRIGGER = 2;

type Houses = readonly House[];
type Contracts = State['contracts'];
export type Hand = readonly Kind[];

interface Ahead {
  readonly stretch: number;
  /** Expected number of houses that will still be completed. */
  readonly roofs: number;
  /** Number of turns to come in solo; 0 in other games. */
  readonly turns: number;
  readonly timerBuilds: boolean;
}

function aheadOf(houses: Houses, from: State, seat: Seat): Ahead {
  const end = roofsToEnd(from);
  if (end === null) {
    const timerBuilds = from.phase.type === 'turn';
    const turns = from.timer.length / 2 - (timerBuilds ? 1 : 0);
    const stretch = Math.min(STRETCHES - 1, Math.floor((turns / SOLO_TURNS) * STRETCHES));
    return { stretch, roofs: turns * SOLO_ROOFS, turns, timerBuilds };
  }
  const placed = roofsPlaced({ houses });
  const last = from.lastRound ?? (placed >= end ? from.round + 1 : null);
  if (last !== null) {
    const rounds = last - from.round;
    const seats = from.players.length;
    return {
      stretch: BY_ROOFS + Math.min(2, rounds),
      roofs: ROOFS_A_TURN * (rounds * seats + seats - 1 - seat),
      turns: 0,
      timerBuilds: false,
    };
  }
  const left = Math.max(0, end - placed);
  const stretch = Math.max(0, Math.min(BY_ROOFS - 1, Math.ceil((left / end) * BY_ROOFS) - 1));
  return { stretch, roofs: left + AFTER_TRIGGER, turns: 0, timerBuilds: false };
}

const ofValue = (hand: CardCounts, value: number): number => {
  let count = 0;
  for (let kind = value - 1; kind < hand.length; kind += 3) count += hand[kind] as number;
  return count;
};

const hasColour = (hand: CardCounts, colour: number): boolean =>
  (hand[colour * 3] as number) + (hand[colour * 3 + 1] as number) + (hand[colour * 3 + 2] as number) > 0;

const startedColours = (houses: Houses): readonly boolean[] => {
  const started = COLOURS.map(() => false);
  for (const { colour, level, height } of houses)
    if (colour !== null && level < height) started[colourIndex[colour]] = true;
  return started;
};

/**
 * Zeroes to copy for new features. The array is filled with fractions first, so that V8 keeps it as doubles and never converts
 * a copy.
 */
const NONE: readonly number[] = FEATURES.map(() => 0.5).fill(0);

/**
 * Position as a seat sees it right after its action, apart from its own hand. It is the same whichever cards the seat draws.
 */
export class Surroundings {
  readonly stretch: number;
  readonly #reach: Reach;
  readonly #features = NONE.slice();
  readonly #next: BestBuild;
  readonly #started: readonly boolean[];

  /**
   * Computes the features that all draws from the market share.
   * @param hands hands by seat; only the hands of the other seats are read
   * @param from the state in which the seat acted
   * @param near surroundings of a board that differs little from this one
   */
  constructor(
    houses: Houses,
    contracts: Contracts,
    hands: readonly CardCounts[],
    from: State,
    seat: Seat,
    near?: Surroundings,
  ) {
    const ahead = aheadOf(houses, from, seat);
    this.stretch = ahead.stretch;
    this.#reach = new Reach(houses, contracts, near === undefined ? undefined : near.#reach);
    this.#started = startedColours(houses);
    this.#put('always', 1);
    this.#put('turns left', ahead.turns);
    this.#put('the Timer builds', ahead.timerBuilds ? 1 : 0);
    this.#put('private contracts', expectedOf(houses, ahead.roofs, from.players[seat]?.kept));
    this.#board(houses);
    this.#next = this.#others(hands, seat);
  }

  #put(name: FeatureName, value: number): void {
    this.#features[PLACE[name]] = value;
  }

  #board(houses: Houses): void {
    let [open, floors, nearly, onRoofs, onGrounds] = [0, 0, 0, 0, 0];
    for (const { height, level, roof, ground } of houses) {
      const toGo = height - level;
      floors += toGo;
      onGrounds += ground;
      onRoofs += roof;
      if (toGo === 0 || toGo > 3) continue;
      nearly += 1;
      open += height + roof;
    }
    this.#put('open to the next seat', open);
    this.#put('floors left', floors);
    this.#put('houses nearly done', nearly);
    this.#put('tokens on roofs', onRoofs);
    this.#put('tokens on ground floors', onGrounds);
  }

  #others(hands: readonly CardCounts[], seat: Seat): BestBuild {
    const others = hands.length - 1;
    let next = NO_BUILD;
    let [most, sum, cards, threes, fits] = [0, 0, 0, 0, 0];
    for (let turn = 1; turn <= others; turn++) {
      const counts = hands[(seat + turn) % hands.length] as CardCounts;
      const best = this.#reach.best(counts);
      if (turn === 1) {
        next = best;
        this.#put('build after it of the next seat', this.#reach.best(counts, best).points);
      } else {
        most = Math.max(most, best.points);
        sum += best.points;
      }
      cards += ofValue(counts, 1) + ofValue(counts, 2) + ofValue(counts, 3);
      threes += ofValue(counts, 3);
      fits += this.#fitting(counts);
    }
    if (others === 0) return NO_BUILD;
    this.#put('turns behind', (others - seat) / others);
    this.#put('best build of the next seat', next.points);
    this.#put('best build of the next seat above 8', Math.max(0, next.points - GOOD));
    this.#put('best build of the others', most);
    this.#put('their mean best build', others > 1 ? sum / (others - 1) : 0);
    this.#put('their cards', cards / others);
    this.#put('their cards of value 3', threes / others);
    this.#put('their cards that fit a started house', fits / others);
    return next;
  }

  #fitting(hand: CardCounts): number {
    let count = 0;
    for (let kind = 0; kind < hand.length; kind++)
      if (this.#started[Math.floor(kind / 3)] === true) count += hand[kind] as number;
    return count;
  }

  /**
   * Returns all features, also those of the seat's hand after its action.
   * @param market cards that the action left in the market
   */
  features(hand: Hand, market: State['market']): readonly number[] {
    const features = this.#features.slice();
    const counts = countsOf(hand);
    const best = this.#reach.best(counts);
    const then = best === NO_BUILD ? NO_BUILD : this.#reach.best(counts, best);
    const left = this.#next.house === best.house ? this.#reach.best(counts, NO_BUILD, this.#next) : best;
    let at = HAND_FROM;
    features[at++] = best.points;
    features[at++] = Math.max(0, best.points - GOOD);
    features[at++] = then.points;
    features[at++] = Math.max(0, then.points - GOOD);
    features[at++] = left.points;
    features[at++] = best.points > 0 ? 1 : 0;
    for (let value = 1; value <= 3; value++) features[at++] = ofValue(counts, value);
    let colours = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) if (hasColour(counts, colour)) colours += 1;
    features[at++] = colours;
    features[at++] = Math.max(0, hand.length - 4);
    features[at++] = Math.max(0, hand.length - 7);
    features[at++] = this.#fitting(counts);
    for (const kind of market) {
      if (kind === null) continue;
      const value = cardValue(kind);
      if (value === 3) features[at] = (features[at] as number) + 1;
      else if (value === 1) features[at + 1] = (features[at + 1] as number) + 1;
    }
    return features;
  }
}

const expectedOf = (houses: Houses, roofs: number, kept: State['players'][number]['kept'] | undefined) => {
  if (!kept || kept.length === 0) return 0;
  const completions = new Completions(houses, roofs);
  let sum = 0;
  for (const contract of kept) sum += completions.expected(contract);
  return sum;
};

/** Returns the open contracts right after an action, before their slots are refilled. */
const leftOpen = (state: State, seat: Seat, from: State): Contracts => {
  const claimed = state.players[seat]?.claimed ?? [];
  const before = from.players[seat]?.claimed.length ?? 0;
  if (claimed.length === before) return from.contracts;
  const taken = new Set<PublicContract | null>(claimed.slice(before));
  return from.contracts.map(contract => (taken.has(contract) ? null : contract));
};

/** Returns the market right after a draw, without the cards that are new in the hand. */
const leftInMarket = (hand: Hand, from: State, seat: Seat): State['market'] => {
  const before = from.players[seat]?.hand ?? [];
  if (hand.length <= before.length) return from.market;
  const drawn = countsOf(hand);
  for (const kind of before) drawn[kindOrder(kind)] = (drawn[kindOrder(kind)] ?? 0) - 1;
  return from.market.filter(kind => {
    if (kind === null || (drawn[kindOrder(kind)] ?? 0) < 1) return true;
    drawn[kindOrder(kind)] = (drawn[kindOrder(kind)] ?? 0) - 1;
    return false;
  });
};

/**
 * Computes the features of a position right after the seat's action, and its stretch.
 * @param from the state in which the seat acted
 */
export function judged(
  state: State,
  seat: Seat,
  from: State,
): { readonly features: readonly number[]; readonly stretch: number } {
  const hand = state.players[seat]?.hand ?? [];
  const hands = state.players.map(player => countsOf(player.hand));
  const around = new Surroundings(state.houses, leftOpen(state, seat, from), hands, from, seat);
  return { features: around.features(hand, leftInMarket(hand, from, seat)), stretch: around.stretch };
}
