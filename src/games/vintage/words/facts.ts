/** The parts of actions, as menus ask for them. */
export const FIELDS = [
  'type',
  'place',
  'bonus',
  'estate',
  'vine',
  'deed',
  'card',
  'discard',
  'round',
  'column',
  'columns',
  'to',
  'load',
  'wine',
  'side',
  'category',
  'pay',
] as const;
export type Field = (typeof FIELDS)[number];

/** What a refusal tells, in words already; empty where it is not known. */
export type RefusalFact =
  | 'typed'
  | 'name'
  | 'awaited'
  | 'column'
  | 'circle'
  | 'cheapest'
  | 'has'
  | 'most'
  | 'place'
  | 'price'
  | 'estate'
  | 'vine'
  | 'to'
  | 'side'
  | 'category'
  | 'highest'
  | 'card'
  | 'round'
  | 'free'
  | 'field'
  | 'as';
export type RefusalFacts = Readonly<Record<RefusalFact, string>>;

/** What a seat is called, ready to print. */
export type SeatName = (seat: number) => string;

/** Kinds of standing orders. */
export type OrderKindName = 'pass' | 'first' | 'unload';
