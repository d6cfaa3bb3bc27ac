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

/** The chapters of the rules, in their order. */
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

/** Facts in a refusal's sentence, as words; an unknown fact is empty. */
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

/** Names a seat, ready to print. */
export type SeatName = (seat: number) => string;

/** Kinds of standing orders. */
export type OrderKindName = 'pass' | 'first' | 'unload';

/** Kinds of action, and the last field, that can have other values: a button leads to them. */
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

/** Signs of spent pieces, on buttons. */
export const MARKER_SIGN = '●';
export const OVERSEER_SIGN = '♛';
