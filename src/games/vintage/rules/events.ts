import type { History, Seat, Step } from '../../../core/contract/game.ts';
import type {
  Action,
  Card,
  Category,
  FinalResult,
  Grape,
  Harbour,
  Lot,
  PlaceId,
  Side,
  State,
  TableColumn,
  Vine,
} from './types.ts';

/** Barrels that were put into a category of the warehouse. */
export interface Laid {
  readonly category: Category;
  readonly barrels: number;
}

/** Lot that has aged, with the categories that got its barrels, the highest category first. */
export interface AgedLot {
  readonly side: Side;
  readonly lot: Lot;
  readonly laid: readonly Laid[];
}

/** Barrels that an enologist has moved up by one category. */
export interface Raised extends Laid {
  readonly side: Side;
}

/** Sale of a category. The lowest category sells any number of full sets, and every other category sells once. */
export interface Sale extends Laid {
  readonly side: Side;
  readonly points: number;
}

export interface LoadedLot {
  readonly estate: number;
  readonly place: PlaceId;
  readonly lot: Lot;
}

export type Event =
  | { readonly type: 'passed'; readonly seat: Seat }
  /** Payment on the action table: a piece was put on a circle. */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly column: TableColumn;
      readonly circle: number;
      readonly overseer: boolean;
    }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly estate: number;
      readonly place: PlaceId;
      readonly price: number;
      /** Vine that the card for buying plants immediately. Null: it plants no vine. */
      readonly vine: Grape | null;
    }
  | {
      readonly type: 'planted';
      readonly seat: Seat;
      readonly estate: number;
      readonly place: PlaceId;
      readonly vine: Vine;
    }
  /** Beginning of a harvest. `card`: true where a card lets one barrel of brandy pay for all wine. */
  | { readonly type: 'harvesting'; readonly seat: Seat; readonly bonus: number; readonly card: boolean }
  /** Harvest of one Estate. `loaded`: the lot from an earlier harvest, which went onto the boat. Null: there was none. */
  | {
      readonly type: 'gathered';
      readonly seat: Seat;
      readonly estate: number;
      readonly place: PlaceId;
      readonly wine: Lot | null;
      readonly brandy: number;
      readonly loaded: Lot | null;
    }
  | { readonly type: 'left'; readonly seat: Seat; readonly estate: number; readonly place: PlaceId }
  /** Brandy after a harvest, in barrels: those gained, those lost because the store was full, and those in store now. */
  | {
      readonly type: 'stored';
      readonly seat: Seat;
      readonly gained: number;
      readonly lost: number;
      readonly brandy: number;
    }
  | {
      readonly type: 'sailed';
      readonly seat: Seat;
      readonly from: Harbour;
      readonly to: Harbour;
      readonly loaded: readonly LoadedLot[];
    }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'unloaded'; readonly seat: Seat; readonly lot: Lot; readonly to: Side | 'boat' }
  /** Roll of the die for an ageing. `more`: quality that a card adds. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly more: number }
  | { readonly type: 'aged'; readonly seat: Seat; readonly lots: readonly AgedLot[] }
  | { readonly type: 'raised'; readonly seat: Seat; readonly raised: readonly Raised[] }
  | { readonly type: 'added'; readonly seat: Seat; readonly side: Side; readonly category: Category }
  | { readonly type: 'sold'; readonly seat: Seat; readonly sales: readonly Sale[]; readonly points: number }
  /** Taking of the first player's token. `from`: the seat that held the token before. */
  | { readonly type: 'tookFirst'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  /** Taking of an open card. `slot`: place of the card in the row of open cards, from 1. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card; readonly slot: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'drewHidden'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  /** Effect of a card that adds barrels to a lot on an Estate. */
  | {
      readonly type: 'grew';
      readonly seat: Seat;
      readonly estate: number;
      readonly place: PlaceId;
      readonly barrels: number;
      readonly lot: Lot;
    }
  | { readonly type: 'looked'; readonly seat: Seat; readonly round: number; readonly bonus: number }
  | { readonly type: 'lookedHidden'; readonly seat: Seat; readonly round: number }
  /** Effect of one of the two cards that sell barrels straight from the cellar. `columns`: one entry for each barrel sold. */
  | {
      readonly type: 'soldAtOnce';
      readonly seat: Seat;
      readonly side: Side;
      readonly columns: readonly number[];
      readonly points: number;
    }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'roundEnded'; readonly round: number }
  | {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly first: Seat;
      readonly bonus: number;
      readonly display: readonly Card[];
    }
  | { readonly type: 'ended'; readonly result: FinalResult };

export type VintageHistory = History<State, Action, Event>;
export type VintageStep = Step<State, Event>;
