import type { Seat, Viewer } from '../../../core/game.ts';

/** Id of Vintage in the registry, and name of its command. */
export const ID = 'vintage';

/** Regions of the valley, from the lowest one upriver. */
export const REGIONS = ['baixo', 'cima', 'superior'] as const;
export type Region = (typeof REGIONS)[number];
/** Harbours of the river: Gaia at the mouth, and one in each region with the region's name. */
export const HARBOURS = ['gaia', ...REGIONS] as const;
export type Harbour = (typeof HARBOURS)[number];
/** Id of a place for an Estate. */
export type PlaceId = `${Region}-${number}`;

export const GRAPES = ['green', 'purple', 'red', 'white', 'yellow'] as const;
export type Grape = (typeof GRAPES)[number];
/** Kinds of vines, always in this order. */
export const VINES = [...GRAPES, 'old'] as const;
export type Vine = (typeof VINES)[number];

/** Columns of the action table. */
export const COLUMNS = [
  'buy',
  'purple',
  'green-red',
  'white-yellow',
  'old',
  'harvest',
  'age',
  'card',
  'first',
] as const;
export type TableColumn = (typeof COLUMNS)[number];

/** Kinds of cards in the order of the box. A shuffle starts from this order. */
export const CARDS = [
  'buying',
  'harvesting',
  'planting',
  'two-barrels',
  'free-action',
  'enologist',
  'vintage',
  'colheita',
  'boat',
  'ageing-barrel',
  'ageing-quality',
] as const;
export type Card = (typeof CARDS)[number];

export const SIDES = ['ruby', 'tawny'] as const;
export type Side = (typeof SIDES)[number];
/** Names of the categories of each side, the lowest first. */
export const CATEGORIES = {
  ruby: ['ruby', 'reserva', 'lbv', 'vintage'],
  tawny: ['tawny', 'reserva', 'aged', 'colheita'],
} as const;
export type Category = (typeof CATEGORIES)[Side][number];

export const SEATS = { min: 2, max: 4 } as const;

export const VARIANTS = ['standard'] as const;
export type Variant = (typeof VARIANTS)[number];
export interface Options {
  readonly variant: Variant;
}

/** A lot: the wine of one harvest of one Estate. Lots never mix. */
export interface Lot {
  readonly quality: number;
  readonly barrels: number;
}

export interface Estate {
  readonly place: PlaceId;
  /** Vines of the Estate, in the order of `VINES`. */
  readonly vines: readonly Vine[];
  readonly lot: Lot | null;
}

export interface Boat {
  readonly harbour: Harbour;
  /** Lots on the boat, in the order of loading. */
  readonly lots: readonly Lot[];
}

/** Lots in the cellar, one to a column. Columns of a side are numbered in the order of arrival. */
export type Cellar = Readonly<Record<Side, readonly Lot[]>>;
/** Numbers of barrels in the warehouse by category, the lowest first. */
export type Warehouse = Readonly<Record<Side, readonly number[]>>;

/** Facts of a seat that everybody sees. */
export interface OpenPlayer {
  readonly vp: number;
  /** Barrels of brandy in store. */
  readonly brandy: number;
  /** Markers left for this round. */
  readonly markers: number;
  readonly overseer: boolean;
  readonly passed: boolean;
  /** True where the seat has bought in this round. */
  readonly bought: boolean;
  readonly harvested: boolean;
  /** Number of times that barrels move up at each ageing in this round. */
  readonly enologists: number;
  /** Estates of the seat, numbered from 1 in the order in which the seat got them. */
  readonly estates: readonly Estate[];
  readonly boat: Boat;
  readonly cellar: Cellar;
  readonly warehouse: Warehouse;
  /** Cards in hand that all seats saw taken, in the order of the box. */
  readonly known: readonly Card[];
  /** Rounds with a chip that the seat has looked at, in that order. */
  readonly looked: readonly number[];
}

export interface PlayerState extends OpenPlayer {
  /** Cards in hand that were drawn from the deck, in the order of the box. */
  readonly drawn: readonly Card[];
}

/** Markers of a seat, or its overseer, on a circle. */
export interface Piece {
  readonly seat: Seat;
  readonly overseer: boolean;
}

/** Pieces on the action table by column, one entry for each circle, the cheapest first. Null: the circle is free. */
export type ActionTable = Readonly<Record<TableColumn, readonly (Piece | null)[]>>;

/** The question that the seat whose turn it is has to answer. */
export type Phase =
  | { readonly type: 'turn' }
  /** Asks about the first Estate of `left`, a list of numbers. Brandy of this harvest arrives after the last answer. */
  | {
      readonly type: 'gather';
      readonly left: readonly number[];
      /** Brandy from before the harvest that is left to pay for wine. */
      readonly brandy: number;
      readonly gained: number;
      /**
       * True: one barrel of brandy pays for all wine, by a card. False: this barrel is paid. Null: each Estate's wine costs
       * one barrel.
       */
      readonly once: boolean | null;
      readonly gathered: boolean;
    }
  /** Asks for a move of the boat. `moves`: free moves of a card. Null: each move costs a marker. */
  | { readonly type: 'sail'; readonly moves: number | null; readonly mayStop: boolean }
  /**
   * Asks where the lot with index `next` on the boat at Gaia goes. After the last lot, a voyage that is under way goes on.
   */
  | {
      readonly type: 'unload';
      readonly next: number;
      readonly moves: number | null;
      readonly sailing: boolean;
    }
  /**
   * Asks for a vine of the card for planting, which has `left` to plant. It must be later in the order of vines than
   * `after`. Null: any vine.
   */
  | { readonly type: 'plant'; readonly left: number; readonly after: Grape | null }
  /** Asks for the place of the barrel that a card adds. */
  | { readonly type: 'add' }
  | { readonly type: 'over' };
export type PhaseType = Phase['type'];

/** The part of the state that everybody sees. */
interface OpenState {
  readonly variant: Variant;
  readonly phase: Phase;
  /** Number of the round, from 1. */
  readonly round: number;
  /** Seat whose turn it is. */
  readonly turn: Seat;
  /** Seat that holds the token of the first player. */
  readonly first: Seat;
  readonly table: ActionTable;
  /** Open cards by slot. A slot that was emptied stays empty (null) until the next round. */
  readonly display: readonly (Card | null)[];
  /** Used cards, the oldest first. */
  readonly used: readonly Card[];
  /** Cards laid aside until the round ends, in the order of play. */
  readonly aside: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Number of reshuffles of the deck since the deal. */
  readonly reshuffles: number;
}

export interface State extends OpenState {
  /** Bonus of each round; those of later rounds are secret. */
  readonly chips: readonly number[];
  /** Cards of the deck in their secret order, top first. */
  readonly deck: readonly Card[];
  readonly players: readonly PlayerState[];
}

/** Payment on a circle of the action table: as many markers as its number says, or the overseer. */
export interface Spend {
  readonly circle: number;
  readonly overseer?: true;
}

/** Effect of a played card. For an enologist, `round` is absent in the last round. */
export type Deed =
  | { readonly card: 'buying'; readonly place: PlaceId; readonly bonus: 'discount' | Grape }
  | { readonly card: 'two-barrels'; readonly estate: number }
  | { readonly card: 'free-action'; readonly deed: 'buy'; readonly place: PlaceId }
  | { readonly card: 'free-action'; readonly deed: 'plant'; readonly estate: number; readonly vine: Grape }
  | { readonly card: 'free-action'; readonly deed: 'harvest' | 'age' }
  | { readonly card: 'enologist'; readonly round?: number }
  | { readonly card: 'vintage'; readonly column: number }
  | { readonly card: 'colheita'; readonly columns: readonly number[] }
  | { readonly card: 'harvesting' | 'planting' | 'boat' | 'ageing-barrel' | 'ageing-quality' };

export type CardPlay = { readonly type: 'play' } & Deed & Spend;

export type Action =
  | { readonly type: 'pass' }
  | ({ readonly type: 'buy'; readonly place: PlaceId } & Spend)
  /** Plants a vine. `circle` is absent in a step of the card for planting, which costs nothing. */
  | ({ readonly type: 'plant'; readonly estate: number; readonly vine: Vine } & Partial<Spend>)
  | ({ readonly type: 'harvest' } & Spend)
  | ({ readonly type: 'age' } & Spend)
  | ({ readonly type: 'first' } & Spend)
  /** Takes a card. `discard` is given exactly where the hand is full. */
  | ({ readonly type: 'take'; readonly card: Card | 'deck'; readonly discard?: Card } & Spend)
  | CardPlay
  /** Moves the boat for a marker, unless a card pays. Without `load` no lot is loaded. */
  | { readonly type: 'sail'; readonly to: Harbour; readonly load?: readonly number[] }
  /**
   * Steps within an action: of a harvest (`gather`, `leave`), of a voyage or a card (`stop`), of a landing (`unload`), of a
   * card (`add`).
   */
  | { readonly type: 'gather'; readonly estate: number; readonly wine: number }
  | { readonly type: 'leave'; readonly estate: number }
  | { readonly type: 'stop' }
  | { readonly type: 'unload'; readonly to: Side | 'boat' }
  | { readonly type: 'add'; readonly side: Side; readonly category: Category };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

export interface PlayerView extends OpenPlayer {
  /** Number of cards in hand that no other seat has seen. */
  readonly hidden: number;
}

export interface View extends OpenState {
  readonly viewer: Viewer;
  /** Bonus of each round; null where the viewer does not know it. */
  readonly chips: readonly (number | null)[];
  /** Number of cards left in the deck. */
  readonly deck: number;
  readonly players: readonly PlayerView[];
  /** The viewer's own cards that were drawn from the deck; null where the viewer has no seat. */
  readonly drawn: readonly Card[] | null;
  readonly result: FinalResult | null;
  /** Seats that resigned: they rank last, whatever their points. */
  readonly resigned: readonly Seat[];
  /**
   * Winners of a game that people ended before its rules did; empty where it was called off. Null: people did not end the
   * game.
   */
  readonly stopped: readonly Seat[] | null;
}

/** Result of a game; each list is by seat. */
export interface FinalResult {
  /** Points before the final count. */
  readonly scores: readonly number[];
  /** Points for barrels that are left at the end. */
  readonly barrels: readonly number[];
  /** Points for planted Estates. */
  readonly estates: readonly number[];
  /** Points for Estates with five vines. */
  readonly vineyards: readonly number[];
  readonly totals: readonly number[];
  /** Rank by seat, 1 for the best; equal only where every tie-breaker is equal. */
  readonly ranks: readonly number[];
}
