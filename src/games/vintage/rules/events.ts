import type { History, Seat, Step, Told } from '../../../core/game.ts';
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

/** Barrels that come to lie in a category. */
export interface Laid {
  readonly category: Category;
  readonly barrels: number;
}

/** A lot that has aged, and where its barrels came to lie, the highest first. */
export interface AgedLot {
  readonly side: Side;
  readonly lot: Lot;
  readonly laid: readonly Laid[];
}

/** Barrels that an enologist moved up to a category. */
export interface Raised extends Laid {
  readonly side: Side;
}

/** Sale of a category: the bottom in sets, the others once. */
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
  /** Piece put on the action table. */
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
      /** The card's. */
      readonly vine: Grape | null;
    }
  | {
      readonly type: 'planted';
      readonly seat: Seat;
      readonly estate: number;
      readonly place: PlaceId;
      readonly vine: Vine;
    }
  /** `card`: one barrel of brandy pays for all wine. */
  | { readonly type: 'harvesting'; readonly seat: Seat; readonly bonus: number; readonly card: boolean }
  /** `loaded`: the lot that lay there before. */
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
  /** Brandy after a harvest: arrived, lost for want of space, and in store now. */
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
  /** `more`: the card's. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly more: number }
  | { readonly type: 'aged'; readonly seat: Seat; readonly lots: readonly AgedLot[] }
  | { readonly type: 'raised'; readonly seat: Seat; readonly raised: readonly Raised[] }
  | { readonly type: 'added'; readonly seat: Seat; readonly side: Side; readonly category: Category }
  | { readonly type: 'sold'; readonly seat: Seat; readonly sales: readonly Sale[]; readonly points: number }
  /** `from`: the seat that held the token. */
  | { readonly type: 'tookFirst'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  /** Card from the display; its slot counts from 1. */
  | { readonly type: 'took'; readonly seat: Seat; readonly card: Card; readonly slot: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'drewHidden'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  /** The card that adds barrels to a lot on an Estate. */
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
  /** The two cards that sell from the cellar: barrels of these columns. */
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
export type EventType = Event['type'];

export type VintageHistory = History<State, Action, Event>;
export type VintageStep = Step<State, Event>;
export type Heard = Told<Event>;
