/** Names of the fields of actions, as menus ask for them. */
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

/** Ids of the chapters of the rules, in their order. */
export const TOPIC_IDS = [
  'overview',
  'turn',
  'estates',
  'harvest',
  'boat',
  'ageing',
  'cards',
  'rounds',
  'end',
  'setup',
  'notation',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];

/** Names of the facts in a refusal's sentence. Facts are words; an unknown fact is empty. */
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

/** Returns the name of a seat, ready to print. */
export type SeatName = (seat: number) => string;

/** Kinds of standing orders. */
export type OrderKindName = 'pass' | 'first' | 'unload';

/** Kinds of action, and one last field (`pay`), that can have several values. A button leads to the others. */
export type ManyWays =
  | 'buy'
  | 'plant'
  | 'harvest'
  | 'age'
  | 'first'
  | 'take'
  | 'play'
  | 'sail'
  | 'gather'
  | 'pay';

/** Signs of spent pieces on buttons: a marker, and the overseer. */
export const MARKER_SIGN = '●';
export const OVERSEER_SIGN = '♛';
