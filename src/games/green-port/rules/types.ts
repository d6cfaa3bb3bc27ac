import type { History, Seat, SeenAside, Step, Viewer } from '../../../core/contract/game.ts';
import type { Refusal } from '../../../core/contract/result.ts';

/** Green Port's id in the registry, and the name of its command. */
export const ID = 'green-port';

/** Colours of Units and cubes, always in this order. */
export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Symbols of tiles and Unit cards, always in this order. */
export const SYMBOLS = ['drop', 'hammers', 'circles', 'bricks', 'wheel', 'arrow'] as const;
export type GameSymbol = (typeof SYMBOLS)[number];

export type UnitCard = `${Colour}-${GameSymbol}`;
/** Card of the deck. The black cards are all alike. */
export type Card = UnitCard | 'black' | 'x-green' | 'x-orange';

/** Number of cubes of each colour that a seat has. The supply of cubes never runs out. */
export type Cubes = Readonly<Record<Colour, number>>;
/** Cubes paid or lost; a colour without any is left out. */
export type Payment = Readonly<Partial<Record<Colour, number>>>;

export const SEATS = { min: 2, max: 4 } as const;

export const VARIANTS = ['standard', 'no-tiles', 'no-powers', 'simple'] as const;
export type Variant = (typeof VARIANTS)[number];

export interface Options {
  readonly variant: Variant;
}

/** Card of an Objective: its value and the colour of the cube on it. The wild card has no cube, so its colour is null. */
export interface ObjectiveCard {
  readonly colour: Colour | null;
  readonly value: number;
}

export interface Objective {
  readonly cards: readonly ObjectiveCard[];
  /** Seat that completed the Objective; null while it is not completed. */
  readonly by: Seat | null;
}

export interface Headquarters {
  readonly colour: Colour;
  readonly value: number;
  /**
   * Colour of which each hire brings one cube more. Null unless the Headquarters is green and was bought in a variant with
   * powers.
   */
  readonly boost: Colour | null;
}

interface SeatTile {
  readonly symbol: GameSymbol;
  readonly up: boolean;
}

export interface PlayerState {
  readonly cubes: Cubes;
  /** Tile of the seat; null in a variant without tiles. */
  readonly tile: SeatTile | null;
  /** Headquarters of the seat in the order of their purchase. */
  readonly headquarters: readonly Headquarters[];
}

/** Headquarters that one seat bought of one pile at the end of the game. */
export interface Purchase {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly values: readonly number[];
}

/** Present decision, with the seats that make it. The first of several seats decides now, and the others after it. */
export type Phase =
  /** Phase in which each seat picks its start cube; the last seat picks first. */
  | { readonly type: 'pick'; readonly seat: Seat }
  | { readonly type: 'hire' }
  /** Phase in which the active seat, whose tile is up, flips the tile or accepts the bust. */
  | { readonly type: 'bust' }
  | { readonly type: 'lose'; readonly seats: readonly Seat[] }
  | { readonly type: 'bonus'; readonly seats: readonly Seat[] }
  | { readonly type: 'refer'; readonly seats: readonly Seat[] }
  | { readonly type: 'utilise' }
  | { readonly type: 'over'; readonly bought: readonly Purchase[] };
export type PhaseType = Phase['type'];

export interface TurnState {
  readonly seat: Seat;
  readonly bust: boolean;
  /** True where the green X was revealed: the turn ends with a shuffle. */
  readonly shuffle: boolean;
  /** True where the underdog cubes of this turn were given. */
  readonly underdog: boolean;
}

interface Open {
  readonly variant: Variant;
  readonly phase: Phase;
  /** Round, from 1; every seat has one turn in a round. */
  readonly round: number;
  readonly turn: TurnState;
  readonly offered: readonly Colour[];
  /** Objectives in the columns 1 to 4, and with three and four seats also 5 and 6. */
  readonly objectives: readonly Objective[];
  /** Values of the Headquarters left in each colour's pile, top first. */
  readonly piles: Readonly<Record<Colour, readonly number[]>>;
  /** Cards revealed this turn and not taken, in the order of their reveal. */
  readonly pool: readonly Card[];
  /** Discarded cards, the oldest first. */
  readonly discards: readonly Card[];
  readonly reshuffles: number;
}

export interface State extends Open {
  /** Deck in its secret order, top first. */
  readonly deck: readonly Card[];
  readonly players: readonly PlayerState[];
}

export type Action =
  | { readonly type: 'pick'; readonly colour: Colour }
  | { readonly type: 'reveal' }
  /** Hires a colour; no colour where the pool has no Unit card. */
  | { readonly type: 'hire'; readonly colour?: Colour }
  /** Turns the tile down: against a bust, or instead of a loss. */
  | { readonly type: 'flip' }
  | { readonly type: 'bust' }
  | { readonly type: 'lose'; readonly cubes: Payment }
  | { readonly type: 'bonus'; readonly colour: Colour }
  | { readonly type: 'refer'; readonly colour: Colour; readonly pay: Colour }
  | { readonly type: 'pass' }
  /** Completes an Objective, counted from 1. `pay`: the cubes paid, the discount taken off. */
  | { readonly type: 'complete'; readonly objective: number; readonly pay: Payment }
  /** Buys a Headquarters. `boost` is present for a green Headquarters in a variant with powers, and only then. */
  | { readonly type: 'buy'; readonly colour: Colour; readonly boost?: Colour }
  | { readonly type: 'unflip'; readonly pay: Payment }
  | { readonly type: 'specialise'; readonly colour: Colour; readonly pay: Payment }
  | { readonly type: 'end' };

export type ActionType = Action['type'];

/** Cubes that a hire or a refer brings in its colour, by source. */
export interface Gain {
  readonly cards: number;
  readonly tile: number;
  readonly boosts: number;
}

export interface FinalResult {
  /** Points by seat; all other lists of the result are by seat too, except `bought`. */
  readonly points: readonly number[];
  readonly cubes: readonly number[];
  /** Values of each seat's Objective cards, highest first. */
  readonly cards: readonly (readonly number[])[];
  /** Ranks by seat: 1 is best. Ranks are equal only where every tie-break is equal. */
  readonly ranks: readonly number[];
  /** End purchases, sorted by colour, then by buyer. */
  readonly bought: readonly Purchase[];
}

export type ShuffleCause = 'empty' | 'green';

export type Event =
  | { readonly type: 'picked'; readonly seat: Seat; readonly colour: Colour }
  | { readonly type: 'reshuffled'; readonly cause: ShuffleCause; readonly cards: number }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly card: Card }
  /** A black card was revealed while Unit cards are in the pool. The seat may still flip its tile. */
  | { readonly type: 'threatened'; readonly seat: Seat }
  | { readonly type: 'busted'; readonly seat: Seat; readonly pool: readonly Card[] }
  /** A tile was flipped. `discarded`: the whole pool after a flip against a bust, else no cards. */
  | {
      readonly type: 'flipped';
      readonly seat: Seat;
      readonly against: 'bust' | 'loss';
      readonly discarded: readonly Card[];
    }
  /** Seats with more cubes than the limit, and the number that each will lose. */
  | {
      readonly type: 'overLimit';
      readonly losses: readonly { readonly seat: Seat; readonly count: number }[];
    }
  | { readonly type: 'lost'; readonly seat: Seat; readonly cubes: Payment }
  /** Seats that gain an underdog cube: those with fewest points or, if all seats have equal points, those with fewest cubes. */
  | { readonly type: 'underdogs'; readonly seats: readonly Seat[]; readonly by: 'points' | 'cubes' }
  | { readonly type: 'helped'; readonly seat: Seat; readonly colour: Colour }
  /**
   * The seat hired. `colour` is null if the pool had no Unit card. `sync`: the seat also gained one cube of each other colour.
   */
  | {
      readonly type: 'hired';
      readonly seat: Seat;
      readonly colour: Colour | null;
      readonly cards: readonly Card[];
      readonly gain: Gain;
      readonly sync: boolean;
    }
  | {
      readonly type: 'referred';
      readonly seat: Seat;
      readonly to: Seat;
      readonly colour: Colour;
      readonly pay: Colour;
      readonly cards: readonly Card[];
      readonly gain: Gain;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'completed';
      readonly seat: Seat;
      readonly objective: number;
      readonly pay: Payment;
      readonly points: number;
    }
  | { readonly type: 'lastRound'; readonly round: number }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly value: number;
      readonly price: number;
      readonly boost: Colour | null;
    }
  | { readonly type: 'unflipped'; readonly seat: Seat; readonly pay: Payment }
  | { readonly type: 'specialised'; readonly seat: Seat; readonly colour: Colour; readonly pay: Payment }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  | ({ readonly type: 'purchased' } & Purchase)
  | { readonly type: 'ended'; readonly result: FinalResult };

export type GreenPortHistory = History<State, Action, Event>;
export type GreenPortStep = Step<State, Event>;

export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'wrong-phase',
  'malformed',
  'no-such-colour',
  'pick-taken',
  'must-reveal',
  'nothing-to-reveal',
  'hire-a-colour',
  'not-in-pool',
  'no-tile',
  'tile-down',
  'tile-up',
  'bad-cubes',
  'not-enough-cubes',
  'lose-exactly',
  'pay-exactly',
  'pay-not-asked',
  'pay-one-colour',
  'no-such-objective',
  'objective-taken',
  'pile-empty',
  'too-dear',
  'boost-missing',
  'boost-needless',
  'specialise-mixture',
  'specialise-same',
  // Codes for text that is not an action.
  'read-action',
  'read-colour',
  'read-cubes',
  'read-objective',
  'read-missing',
  'read-rest',
  'read-spelling',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type GreenPortRefusal = Refusal<RefusalCode>;

export interface PlayerView extends PlayerState {
  readonly points: number;
}

export interface View extends Open, SeenAside {
  readonly viewer: Viewer;
  /** Cards left in the deck, in the order of the box. Their order in the deck is secret. */
  readonly unseen: readonly Card[];
  readonly players: readonly PlayerView[];
  readonly result: FinalResult | null;
}
