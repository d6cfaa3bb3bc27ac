import type { History, Seat, SeenAside, Viewer } from '../../../core/contract/game.ts';
import type { Refusal } from '../../../core/contract/result.ts';

/** Porto's id in the registry, and the name of its command. */
export const ID = 'porto';

export const COLOURS = ['blue', 'green', 'purple', 'red', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Values of construction cards. The value of a card is the number of floors that it can add to a house. */
export const VALUES = [1, 2, 3] as const;
export type Value = (typeof VALUES)[number];

/** Construction card by its colour and value. Cards of one kind are interchangeable. */
export type Kind = `${Colour}-${Value}`;

/** Houses of two separate streets (L and R), seven each, left to right. */
export const HOUSE_IDS = [
  'L1',
  'L2',
  'L3',
  'L4',
  'L5',
  'L6',
  'L7',
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
] as const;
export type HouseId = (typeof HOUSE_IDS)[number];

export type PublicContract = `floors-${Value}-${Colour}` | `house-${Colour}` | `cards-${Colour}-${Colour}`;

export type PrivateContract =
  | `houses-${Colour}`
  | `twins-${Colour}`
  | `ends-${Colour}`
  | `pair-${Colour}-${Colour}`
  | `trio-${Colour}-${Colour}-${Colour}`
  | 'palette-1'
  | 'palette-2'
  | 'side-1'
  | 'side-2';

export const VARIANTS = ['standard', 'family', 'solo'] as const;
export type Variant = (typeof VARIANTS)[number];

export const TIMER_SIZES = [28, 26, 24] as const;
export type TimerSize = (typeof TIMER_SIZES)[number];

export interface Options {
  readonly variant: Variant;
  /** Number of construction cards in the Timer, in solo only; fewer is harder. */
  readonly timer?: TimerSize;
}

/** House in play. When `level` equals `height`, the house is complete and has its roof tile. */
export interface House {
  readonly id: HouseId;
  /** Number of floors of the complete house, the ground floor included. */
  readonly height: number;
  readonly level: number;
  /** Colour of the house's floors; null while the house is empty. */
  readonly colour: Colour | null;
  /** Points of the token on the ground-floor space; 0 for none. */
  readonly ground: number;
  /** Points of the token on the roof space; 0 for none. */
  readonly roof: number;
}

export type Phase =
  /** Phase in which each seat that has not chosen yet keeps three of its five private contracts. */
  | { readonly type: 'keep' }
  | { readonly type: 'turn'; readonly seat: Seat }
  /** Phase of solo in which the seat builds with the two cards that the Timer gave. */
  | { readonly type: 'timer'; readonly cards: readonly [Kind, Kind] }
  | { readonly type: 'over' };

export interface PlayerState {
  /** Cards in hand, open to all seats, sorted in deck order. */
  readonly hand: readonly Kind[];
  /** Points so far, without private contracts. */
  readonly score: number;
  readonly claimed: readonly PublicContract[];
  /** Five private contracts of the seat, hidden from others until the end; empty in a family game. */
  readonly dealt: readonly PrivateContract[];
  /** Three of the dealt contracts, hidden from others until the end; null before the choice. */
  readonly kept: readonly PrivateContract[] | null;
}

/** Facts of a position that all viewers see. */
interface OpenState {
  readonly variant: Variant;
  readonly phase: Phase;
  /** Number of the round, from 1. Every seat has one turn in a round. */
  readonly round: number;
  /** Number of the last round. Null until enough roofs have triggered the end. */
  readonly lastRound: number | null;
  readonly passes: number;
  /** Houses in play only: the left street (L), then the right one (R). */
  readonly houses: readonly House[];
  /** Cards in the market's slots 1 to 5; null for an empty slot. */
  readonly market: readonly (Kind | null)[];
  /** Open public contracts in slots 1 to 4; null for an empty slot. */
  readonly contracts: readonly (PublicContract | null)[];
  readonly discards: readonly Kind[];
  /** Public contracts that the Timer discarded; empty unless the game is solo. */
  readonly publicDiscards: readonly PublicContract[];
  readonly reshuffles: number;
}

export interface State extends OpenState {
  /** Construction deck in its secret order, top first. */
  readonly deck: readonly Kind[];
  /** Deck of public contracts in its secret order, top first. */
  readonly publicDeck: readonly PublicContract[];
  /** Cards of the Timer in their secret order, top first; empty unless the game is solo. */
  readonly timer: readonly Kind[];
  /** Count of the Timer's cards at the start; 0 unless the game is solo. */
  readonly timerSize: number;
  readonly players: readonly PlayerState[];
}

export type Action =
  /** Three contracts that the seat keeps, sorted alphabetically. */
  | { readonly type: 'keep'; readonly contracts: readonly PrivateContract[] }
  /** Market slots of the cards that the seat draws, ascending. */
  | { readonly type: 'draw'; readonly slots: readonly number[] }
  | {
      readonly type: 'build';
      /** Card played for the number of floors. */
      readonly number: Kind;
      /** Card played for the colour of the floors. */
      readonly colour: Kind;
      readonly house: HouseId;
      /** Roof for the ground-floor token. Present only if a ground floor is placed and an empty roof exists. */
      readonly token?: HouseId;
      /** Slots of the contracts that the seat claims, ascending; absent for none. */
      readonly fulfil?: readonly number[];
    }
  /** Build with the Timer's two cards, in solo. The fields are absent when nothing can be built. */
  | {
      readonly type: 'timer';
      readonly number?: Kind;
      readonly colour?: Kind;
      readonly house?: HouseId;
      readonly token?: HouseId;
    }
  | { readonly type: 'pass' };

/** Points of a build by source; all five sources are present, 0 included. */
export interface Points {
  /** Points for the level of the house after the build. */
  readonly house: number;
  /** Points for neighbouring houses' floors at the levels of the floors just placed. */
  readonly neighbours: number;
  readonly ground: number;
  readonly roof: number;
  readonly contracts: number;
}

export interface Placed {
  readonly house: HouseId;
  readonly colour: Colour;
  readonly floors: number;
  readonly level: number;
  readonly completed: boolean;
  /** Points of the token that this build took from the ground floor; 0 for none. */
  readonly ground: number;
  /** Roof that the ground token went to; null when the token left the game or there was none. */
  readonly tokenTo: HouseId | null;
}

export type Slotted<Card> = { readonly slot: number; readonly card: Card };

/** Private contract of a seat, with its points (`vp`) on the present board. */
export interface HeldContract {
  readonly contract: PrivateContract;
  readonly vp: number;
}

export interface FinalScore {
  readonly score: number;
  readonly total: number;
  readonly rank: number;
  readonly publicContracts: number;
  readonly private: readonly HeldContract[];
}
export type Level = 'apprentice' | 'builder' | 'master-builder';

export interface FinalResult {
  readonly seats: readonly FinalScore[];
  /** Winning seat; null in solo. */
  readonly winner: Seat | null;
  /** True where the score reached the goal before private contracts; absent unless the game is solo. */
  readonly won?: boolean;
  /** Level that the points of a solo game reached; null when the game was lost. */
  readonly level?: Level | null;
}

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly contracts: readonly PrivateContract[] }
  /** A seat has chosen its private contracts. Only the seat itself gets `contracts`. */
  | { readonly type: 'kept'; readonly seat: Seat; readonly contracts?: readonly PrivateContract[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Slotted<Kind>[] }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly number: Kind;
      readonly colour: Kind;
      readonly placed: Placed;
      readonly claimed: readonly (Slotted<PublicContract> & { readonly vp: number })[];
      readonly points: Points;
      readonly score: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'timerDiscarded';
      readonly timer: readonly [Kind, Kind];
      readonly market: readonly Slotted<Kind>[];
      readonly contracts: readonly Slotted<PublicContract>[];
    }
  | {
      readonly type: 'timerBuilt';
      readonly number: Kind;
      readonly colour: Kind;
      readonly placed: Placed;
      readonly tokenLost: number;
    }
  | { readonly type: 'timerIdle'; readonly timer: readonly [Kind, Kind] }
  | { readonly type: 'reshuffled'; readonly pile: 'construction' | 'public'; readonly cards: number }
  | {
      readonly type: 'refilled';
      readonly market: readonly Slotted<Kind>[];
      readonly contracts: readonly Slotted<PublicContract>[];
    }
  | { readonly type: 'endTriggered'; readonly roofs: number; readonly lastRound: number }
  | { readonly type: 'ended'; readonly result: FinalResult };
export type BuiltEvent = Extract<Event, { type: 'built' }>;

export type PortoHistory = History<State, Action, Event>;

export const REFUSALS = [
  'game-over',
  'not-your-turn',
  'wrong-phase',
  'keep-three',
  'not-dealt',
  'draw-nothing',
  'draw-too-many',
  'no-such-slot',
  'slot-empty',
  'draw-over-three',
  'not-in-hand',
  'not-in-timer',
  'house-not-in-play',
  'house-full',
  'house-other-colour',
  'neighbour-colour',
  'no-ground-floors',
  'no-floors',
  'token-missing',
  'token-needless',
  'roof-not-empty',
  'claim-empty',
  'claim-not-met',
  'claim-twice',
  'must-draw',
  'must-build',
  'malformed',
  // Codes for text that is not an action.
  'read-action',
  'read-card',
  'read-slot',
  'read-missing',
  'read-rest',
  'read-spelling',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];
export type PortoRefusal = Refusal<RefusalCode>;

export interface PlayerView extends Pick<PlayerState, 'hand' | 'score' | 'claimed'> {
  /** False while the seat still has to choose its private contracts. */
  readonly ready: boolean;
  /** Private contracts of the seat. Null for other viewers until the end, except in a family game. */
  readonly private: readonly HeldContract[] | null;
}

export interface View extends OpenState, SeenAside {
  readonly viewer: Viewer;
  readonly supply: Readonly<Record<Colour, { readonly floors: number; readonly grounds: number }>>;
  readonly roofs: { readonly placed: number /** null in solo */; readonly end: number | null };
  /** Number of cards left in the construction deck. */
  readonly deck: number;
  readonly publicDeck: number;
  /** Count of the Timer's cards left, and at the start; both 0 unless the game is solo. */
  readonly timer: { readonly left: number; readonly size: number };
  readonly players: readonly PlayerView[];
  /** Five private contracts dealt to the viewer; null for the table and in a family game. */
  readonly dealt: readonly PrivateContract[] | null;
  readonly result: FinalResult | null;
  /** Seats that have chosen their private contracts while others still choose. The view does not show which contracts. */
  readonly sealed: readonly Seat[];
}
