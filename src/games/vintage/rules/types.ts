import type { Seat, Viewer } from '../../../core/game.ts';

/** Vintage's id in the registry, and its command. */
export const ID = 'vintage';

/** Upriver in this order. */
export const REGIONS = ['baixo', 'cima', 'superior'] as const;
export type Region = (typeof REGIONS)[number];
/** Harbours: Gaia is at the mouth, and each region has one of its name. */
export const HARBOURS = ['gaia', ...REGIONS] as const;
export type Harbour = (typeof HARBOURS)[number];
/** Place for an Estate. */
export type PlaceId = `${Region}-${number}`;

export const GRAPES = ['green', 'purple', 'red', 'white', 'yellow'] as const;
export type Grape = (typeof GRAPES)[number];
/** Always in this order. */
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

/** Kinds of cards in the order of the box, which a shuffle is given. */
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
/** Categories from below. */
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

/** The wine of one harvest of one Estate: lots never mix. */
export interface Lot {
  readonly quality: number;
  readonly barrels: number;
}

export interface Estate {
  readonly place: PlaceId;
  /** Vines in the order of `VINES`. */
  readonly vines: readonly Vine[];
  readonly lot: Lot | null;
}

export interface Boat {
  readonly harbour: Harbour;
  /** Lots in the order of loading. */
  readonly lots: readonly Lot[];
}

/** Columns of a side are numbered in the order of arrival. */
export type Cellar = Readonly<Record<Side, readonly Lot[]>>;
/** Barrels by category, from below. */
export type Warehouse = Readonly<Record<Side, readonly number[]>>;

/** Facts of a seat that everybody sees. */
export interface OpenPlayer {
  readonly vp: number;
  /** Barrels of brandy. */
  readonly brandy: number;
  /** Left for this round. */
  readonly markers: number;
  readonly overseer: boolean;
  readonly passed: boolean;
  /** This round. */
  readonly bought: boolean;
  readonly harvested: boolean;
  /** Number of times that barrels move up at each ageing of this round. */
  readonly enologists: number;
  /** Numbered from 1, in the order in which the seat got them. */
  readonly estates: readonly Estate[];
  readonly boat: Boat;
  readonly cellar: Cellar;
  readonly warehouse: Warehouse;
  /** Cards in hand that all saw taken, in the order of the box. */
  readonly known: readonly Card[];
  /** Rounds whose chip the seat looked at, in that order. */
  readonly looked: readonly number[];
}

export interface PlayerState extends OpenPlayer {
  /** Cards in hand that were drawn from the deck, in the order of the box. */
  readonly drawn: readonly Card[];
}

/** Markers or an overseer on a circle. */
export interface Piece {
  readonly seat: Seat;
  readonly overseer: boolean;
}

/** Pieces by column, for each circle in the order of the box; null where a circle is free. */
export type ActionTable = Readonly<Record<TableColumn, readonly (Piece | null)[]>>;

/** Question to the seat whose turn it is. */
export type Phase =
  | { readonly type: 'turn' }
  /** Asks about the first of `left`, Estates by number. Brandy of this harvest arrives after the last question. */
  | {
      readonly type: 'gather';
      readonly left: readonly number[];
      /** Brandy from before the harvest that is left to pay with. */
      readonly brandy: number;
      readonly gained: number;
      /** The card: one barrel pays for all wine; false once it is paid. Null: each costs one. */
      readonly once: boolean | null;
      readonly gathered: boolean;
    }
  /** Moves of a card; null: each costs a marker. */
  | { readonly type: 'sail'; readonly moves: number | null; readonly mayStop: boolean }
  /** Asks about the lot at this place on the boat at Gaia; afterwards a voyage under way goes on. */
  | {
      readonly type: 'unload';
      readonly next: number;
      readonly moves: number | null;
      readonly sailing: boolean;
    }
  /** The card: later in the order of vines than `after`. */
  | { readonly type: 'plant'; readonly left: number; readonly after: Grape | null }
  /** Asks for the place of the added barrel. */
  | { readonly type: 'add' }
  | { readonly type: 'over' };
export type PhaseType = Phase['type'];

/** Facts that everybody sees. */
interface OpenState {
  readonly variant: Variant;
  readonly phase: Phase;
  /** Round, from 1. */
  readonly round: number;
  /** Seat whose turn it is. */
  readonly turn: Seat;
  /** Seat that holds the token. */
  readonly first: Seat;
  readonly table: ActionTable;
  /** Slots; one that was taken from stays empty until the next round. */
  readonly display: readonly (Card | null)[];
  /** Oldest first. */
  readonly used: readonly Card[];
  /** Laid aside until the round ends, in the order of play. */
  readonly aside: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Shuffles of the deck since the deal. */
  readonly reshuffles: number;
}

export interface State extends OpenState {
  /** Bonus of each round; secret for rounds to come. */
  readonly chips: readonly number[];
  /** Secret order, top first. */
  readonly deck: readonly Card[];
  readonly players: readonly PlayerState[];
}

/** Payment on the action table: as many markers as the circle says, or the overseer. */
export interface Spend {
  readonly circle: number;
  readonly overseer?: true;
}

/** Effect of a played card; `round` is absent in the last round. */
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
  /** `circle` is absent in a step of the planting card, which costs nothing. */
  | ({ readonly type: 'plant'; readonly estate: number; readonly vine: Vine } & Partial<Spend>)
  | ({ readonly type: 'harvest' } & Spend)
  | ({ readonly type: 'age' } & Spend)
  | ({ readonly type: 'first' } & Spend)
  /** `discard` exactly where the hand is full. */
  | ({ readonly type: 'take'; readonly card: Card | 'deck'; readonly discard?: Card } & Spend)
  | CardPlay
  /** Costs a marker, unless a card pays. Without `load` nothing is loaded. */
  | { readonly type: 'sail'; readonly to: Harbour; readonly load?: readonly number[] }
  /** Steps: of a harvest, of a voyage or a card, of a landing, of a card. */
  | { readonly type: 'gather'; readonly estate: number; readonly wine: number }
  | { readonly type: 'leave'; readonly estate: number }
  | { readonly type: 'stop' }
  | { readonly type: 'unload'; readonly to: Side | 'boat' }
  | { readonly type: 'add'; readonly side: Side; readonly category: Category };
export type ActionType = Action['type'];
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

export interface PlayerView extends OpenPlayer {
  /** Cards in hand that no other seat has seen. */
  readonly hidden: number;
}

export interface View extends OpenState {
  readonly viewer: Viewer;
  /** The bonus of each round as far as the viewer knows it. */
  readonly chips: readonly (number | null)[];
  /** Cards left in it. */
  readonly deck: number;
  readonly players: readonly PlayerView[];
  /** The viewer's own cards that were drawn from the deck; null: not a seat's view. */
  readonly drawn: readonly Card[] | null;
  readonly result: FinalResult | null;
  /** Seats that gave up: they rank last, whatever their points. */
  readonly resigned: readonly Seat[];
  /** Ended by the players before the rules did: the seats that won so, none where it was called off; else null. */
  readonly stopped: readonly Seat[] | null;
}

/** Result; each list is by seat. */
export interface FinalResult {
  /** Points before the final count. */
  readonly scores: readonly number[];
  /** Points for barrels that are left. */
  readonly barrels: readonly number[];
  /** Points for planted Estates. */
  readonly estates: readonly number[];
  /** Points for Estates with five vines. */
  readonly vineyards: readonly number[];
  readonly totals: readonly number[];
  /** 1 is best; equal only where every tie-break is equal. */
  readonly ranks: readonly number[];
}
