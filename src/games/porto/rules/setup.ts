import type { Dice } from '../../../core/contract/dice.ts';
import { box, CONTRACT_SLOTS, DEALT_CONTRACTS, housesInPlay, MARKET_SLOTS } from './box.ts';
import { CONSTRUCTION_DECK, PRIVATE_DECK, PUBLIC_DECK } from './cards.ts';
import {
  type House,
  type HouseId,
  type Kind,
  type Options,
  type PlayerState,
  type PrivateContract,
  type PublicContract,
  type State,
  type TimerSize,
  VARIANTS,
  type Variant,
} from './types.ts';

/** Number of construction cards in the Timer, unless the options of a game set another. */
export const DEFAULT_TIMER: TimerSize = 28;

/** Random results before the first turn: the full order of each pile, top first. */
export interface Deal {
  readonly variant: Variant;
  readonly seats: number;
  readonly tokens: Readonly<Partial<Record<HouseId, number>>>;
  readonly constructionDeck: readonly Kind[];
  readonly publicContracts: readonly PublicContract[];
  /** Private contracts of each seat, five each; empty lists in a family game. */
  readonly privateContracts: readonly (readonly PrivateContract[])[];
  /** Number of cards in the Timer; 0 unless the game is solo. */
  readonly timerSize: number;
}

const checkOptions = (seats: number, { variant, timer }: Options): void => {
  const { min, max } = seatsFor(variant);
  if (!VARIANTS.includes(variant)) throw new RangeError(`no such variant: ${variant}`);
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new RangeError(`${variant} with ${seats} seats`);
  if (timer !== undefined && !box.solo.timerSizes.includes(timer))
    throw new RangeError(`a Timer of ${timer} cards`);
};

export const seatsFor = (variant: Variant): { readonly min: number; readonly max: number } =>
  variant === 'solo' ? { min: 1, max: 1 } : { min: 2, max: 4 };

/** Shuffles the deal of a new game. Throws RangeError for options that the rules do not have. */
export const shuffledDeal = (seats: number, options: Options, dice: Dice): Deal => {
  checkOptions(seats, options);
  const tokens = dice.shuffle(box.tokens.points, 'tokens');
  const privateDeck = options.variant === 'family' ? [] : dice.shuffle(PRIVATE_DECK, 'private');
  return {
    variant: options.variant,
    seats,
    tokens: Object.fromEntries(housesInPlay(seats).map((id, index) => [id, tokens[index] ?? 0])),
    constructionDeck: dice.shuffle(CONSTRUCTION_DECK, 'construction'),
    publicContracts: dice.shuffle(PUBLIC_DECK, 'public'),
    privateContracts: Array.from({ length: seats }, (_, seat) =>
      privateDeck.slice(seat * DEALT_CONTRACTS, (seat + 1) * DEALT_CONTRACTS),
    ),
    timerSize: options.variant === 'solo' ? (options.timer ?? DEFAULT_TIMER) : 0,
  };
};

export const stateOf = (deal: Deal): State => {
  const timerEnd = MARKET_SLOTS + deal.timerSize;
  const family = deal.variant === 'family';
  const houses = housesInPlay(deal.seats).map(
    (id): House => ({
      id,
      height: box.houses.heights[id],
      level: 0,
      colour: null,
      ground: deal.tokens[id] ?? 0,
      roof: 0,
    }),
  );
  const player = (dealt: readonly PrivateContract[]): PlayerState => ({
    hand: [],
    score: 0,
    claimed: [],
    dealt,
    kept: family ? [] : null,
  });
  return {
    variant: deal.variant,
    phase: family ? { type: 'turn', seat: 0 } : { type: 'keep' },
    round: 1,
    lastRound: null,
    passes: 0,
    houses,
    market: deal.constructionDeck.slice(0, MARKET_SLOTS),
    contracts: deal.publicContracts.slice(0, CONTRACT_SLOTS),
    deck: deal.constructionDeck.slice(timerEnd),
    discards: [],
    publicDeck: deal.publicContracts.slice(CONTRACT_SLOTS),
    publicDiscards: [],
    timer: deal.constructionDeck.slice(MARKET_SLOTS, timerEnd),
    timerSize: deal.timerSize,
    reshuffles: 0,
    players: deal.privateContracts.map(player),
  };
};

export const setup = (seats: number, options: Options, dice: Dice): State =>
  stateOf(shuffledDeal(seats, options, dice));
