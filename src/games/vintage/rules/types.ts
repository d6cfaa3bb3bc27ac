import type { Seat, SeenAside, Viewer } from '../../../core/contract/game.ts';

/** Id of Vintage in the registry, and name of its command. */
export const ID = 'vintage';

/** Regions of the valley in order, from the sea upriver. */
export const REGIONS = ['baixo', 'cima', 'superior'] as const;
export type Region = (typeof REGIONS)[number];
/** Harbours of the river: Gaia at the mouth, then one in each region with the region's name. */
export const HARBOURS = ['gaia', ...REGIONS] as const;
export type Harbour = (typeof HARBOURS)[number];
export type PlaceId = `${Region}-${number}`;

export const GRAPES = ['green', 'purple', 'red', 'white', 'yellow'] as const;
export type Grape = (typeof GRAPES)[number];
/** Kinds of vines, in the order that the rules and pictures use. */
export const VINES = [...GRAPES, 'old'] as const;
export type Vine = (typeof VINES)[number];

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

/** Kinds of cards in the order of the printed game. A shuffle starts from this order. */
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

/** Wine of one harvest of one Estate. Lots never mix. */
export interface Lot {
  readonly quality: number;
  readonly barrels: number;
}

export interface Estate {
  readonly place: PlaceId;
  readonly vines: readonly Vine[];
  readonly lot: Lot | null;
}

interface Boat {
  readonly harbour: Harbour;
  /** Lots on the boat, in the order of loading. */
  readonly lots: readonly Lot[];
}

/** Lots in the cellar, by side, one lot in each column. Columns are numbered in the order of arrival. */
export type Cellar = Readonly<Record<Side, readonly Lot[]>>;
/** Numbers of barrels in the warehouse, by side and category, the lowest category first. */
export type Warehouse = Readonly<Record<Side, readonly number[]>>;

/** Facts of a seat that all viewers see. */
export interface OpenPlayer {
  readonly vp: number;
  readonly brandy: number;
  readonly markers: number;
  readonly overseer: boolean;
  readonly passed: boolean;
  /** True where the seat has bought an Estate in this round. */
  readonly bought: boolean;
  readonly harvested: boolean;
  /** Number of enologists at work in this round. Each enologist moves barrels up once at every ageing. */
  readonly enologists: number;
  /** Estates of the seat, numbered from 1 in the order of buying. */
  readonly estates: readonly Estate[];
  readonly boat: Boat;
  readonly cellar: Cellar;
  readonly warehouse: Warehouse;
  /** Cards in hand that all seats saw being taken, in the order of `CARDS`. */
  readonly known: readonly Card[];
  /** Rounds whose bonus chip the seat has looked at, in the order of looking. */
  readonly looked: readonly number[];
}

export interface PlayerState extends OpenPlayer {
  /** Cards in hand that the seat drew secretly from the deck, in the order of `CARDS`. */
  readonly drawn: readonly Card[];
}

/** Payment on a circle: the markers of a seat, or its overseer. */
interface Piece {
  readonly seat: Seat;
  readonly overseer: boolean;
}

/** Pieces on the action table by column, one entry for each circle, the cheapest first. Null: the circle is free. */
export type ActionTable = Readonly<Record<TableColumn, readonly (Piece | null)[]>>;

/** Decision that the seat on turn must make now. After the game it is `over`. */
export type Phase =
  | { readonly type: 'turn' }
  /**
   * Asks about the first Estate in `left`, a list of Estate numbers. Brandy of this harvest goes into the store after the last
   * answer.
   */
  | {
      readonly type: 'gather';
      readonly left: readonly number[];
      /** Barrels of brandy that the seat had before the harvest and can still use to pay for wine. */
      readonly brandy: number;
      readonly gained: number;
      /**
       * True: by a card, one barrel of brandy will pay for all wine. False: this one barrel is already paid. Null: the wine of
       * each Estate costs one barrel.
       */
      readonly once: boolean | null;
      readonly gathered: boolean;
    }
  /** Asks for a move of the boat. `moves`: free moves that a card gives. Null: each move costs a marker. */
  | { readonly type: 'sail'; readonly moves: number | null; readonly mayStop: boolean }
  /** Asks where to put the lot with index `next` on the boat at Gaia. After the last lot, an unfinished voyage continues. */
  | {
      readonly type: 'unload';
      readonly next: number;
      readonly moves: number | null;
      readonly sailing: boolean;
    }
  /**
   * Asks for the next vine of the card for planting, which has `left` vines to plant. The vine must be later in the fixed order
   * than `after`. Null: any vine.
   */
  | { readonly type: 'plant'; readonly left: number; readonly after: Grape | null }
  /** Asks for the place of the barrel that a card adds. */
  | { readonly type: 'add' }
  | { readonly type: 'over' };
export type PhaseType = Phase['type'];

interface OpenState {
  readonly variant: Variant;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Seat;
  /** Seat that holds the first player's token. */
  readonly first: Seat;
  readonly table: ActionTable;
  /** Open cards by slot. A slot from which a card was taken stays empty (null) until the next round. */
  readonly display: readonly (Card | null)[];
  /** Used cards, the oldest first. */
  readonly used: readonly Card[];
  /** Played cards that lie beside the board until the round ends, in the order of play. */
  readonly aside: readonly { readonly seat: Seat; readonly card: Card }[];
  readonly reshuffles: number;
}

export interface State extends OpenState {
  /** Bonus of each round. The bonuses of later rounds are secret. */
  readonly chips: readonly number[];
  /** Cards of the deck in their secret order, top first. */
  readonly deck: readonly Card[];
  readonly players: readonly PlayerState[];
}

/** Payment on a circle of the action table: as many markers as the circle's number, or the overseer. */
export interface Spend {
  readonly circle: number;
  readonly overseer?: true;
}

/** Effect of a played card. For an enologist, `round` is the round whose chip the seat looks at; absent in the last round. */
export type CardEffect =
  | { readonly card: 'buying'; readonly place: PlaceId; readonly bonus: 'discount' | Grape }
  | { readonly card: 'two-barrels'; readonly estate: number }
  | { readonly card: 'free-action'; readonly deed: 'buy'; readonly place: PlaceId }
  | { readonly card: 'free-action'; readonly deed: 'plant'; readonly estate: number; readonly vine: Grape }
  | { readonly card: 'free-action'; readonly deed: 'harvest' | 'age' }
  | { readonly card: 'enologist'; readonly round?: number }
  | { readonly card: 'vintage'; readonly column: number }
  | { readonly card: 'colheita'; readonly columns: readonly number[] }
  | { readonly card: 'harvesting' | 'planting' | 'boat' | 'ageing-barrel' | 'ageing-quality' };

export type CardPlay = { readonly type: 'play' } & CardEffect & Spend;

export type Action =
  | { readonly type: 'pass' }
  | ({ readonly type: 'buy'; readonly place: PlaceId } & Spend)
  /** Action that plants a vine. `circle` is absent in a step of the card for planting, which costs nothing. */
  | ({ readonly type: 'plant'; readonly estate: number; readonly vine: Vine } & Partial<Spend>)
  | ({ readonly type: 'harvest' } & Spend)
  | ({ readonly type: 'age' } & Spend)
  | ({ readonly type: 'first' } & Spend)
  /** Action that takes a card. `discard` is present only where the hand is full. */
  | ({ readonly type: 'take'; readonly card: Card | 'deck'; readonly discard?: Card } & Spend)
  | CardPlay
  /** Action that moves the boat for a marker, or for free with a card. Without `load` no lot is loaded. */
  | { readonly type: 'sail'; readonly to: Harbour; readonly load?: readonly number[] }
  /**
   * Steps within an action: of a harvest (`gather`, `leave`), of a voyage or a card (`stop`), of unloading (`unload`), of a
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

export interface View extends OpenState, SeenAside {
  readonly viewer: Viewer;
  /** Bonus of each round. Null where the viewer does not know the bonus. */
  readonly chips: readonly (number | null)[];
  readonly deck: number;
  readonly players: readonly PlayerView[];
  /** Viewer's own cards that were drawn secretly from the deck. Null where the viewer has no seat. */
  readonly drawn: readonly Card[] | null;
  readonly result: FinalResult | null;
}

/** Result of a game. Each list has one entry for each seat. */
export interface FinalResult {
  readonly scores: readonly number[];
  /** Points for barrels that are unsold at the end. */
  readonly barrels: readonly number[];
  readonly estates: readonly number[];
  /** Points for Estates with five vines. */
  readonly vineyards: readonly number[];
  readonly totals: readonly number[];
  /** Rank of each seat, 1 for the best. Equal only where every tie-breaker is equal. */
  readonly ranks: readonly number[];
}
