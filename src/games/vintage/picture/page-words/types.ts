import type { Language } from '../../../../stage/languages.ts';
import type { CATEGORIES, Side, TableColumn } from '../../rules/types.ts';

export const PARTS_OF_POINTS = [
  'start',
  'estate',
  'warehouse',
  'card',
  'barrels',
  'estates',
  'vineyards',
] as const;
export type PartOfPoints = (typeof PARTS_OF_POINTS)[number];

type CategoryNames = { readonly [S in Side]: Readonly<Record<(typeof CATEGORIES)[S][number], string>> };

/** Every word that is drawn on a picture of Vintage beside the board. */
export interface PageWords {
  readonly language: Language;
  readonly title: string;
  /** The title of a seat's own page. */
  readonly yourHouse: string;
  readonly yourCards: string;
  readonly noCards: string;
  /** Above the cards that can be taken. */
  readonly openCards: string;
  /** What a column of the table does, beside its sign: short. */
  readonly actions: Readonly<Record<TableColumn, string>>;
  /** Below what a seat acts with, and what it does once a round: short. */
  readonly means: Readonly<Record<'overseer' | 'brandy' | 'harvest' | 'buy', string>>;
  /** As they stand on shelves: short. */
  readonly categories: CategoryNames;
  readonly sides: Readonly<Record<Side, string>>;
  /** Before what is spent. */
  readonly pays: string;
  /** Of an Estate that can give no wine. */
  readonly noBrandy: string;
  readonly deck: string;
  readonly freeSeat: string;
  /** Somebody who has not said yes. */
  readonly invited: string;
  readonly gaveUp: string;
  readonly wins: (name: string) => string;
  /** Of a game that runs: who alone has most points. */
  readonly leads: (name: string) => string;
  readonly parts: Readonly<Record<PartOfPoints, string>>;
  /** Before what was sold, category by category. */
  readonly sold: string;
  readonly total: string;
  /** What decided between equal totals. */
  readonly ties: Readonly<Record<'estates' | 'quality', string>>;
  readonly roundByRound: string;
}
