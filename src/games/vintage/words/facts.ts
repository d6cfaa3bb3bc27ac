/** Names of the fields of actions, as menus ask for them. */
export type Field =
  | 'type'
  | 'place'
  | 'bonus'
  | 'estate'
  | 'vine'
  | 'deed'
  | 'card'
  | 'discard'
  | 'round'
  | 'column'
  | 'columns'
  | 'to'
  | 'load'
  | 'wine'
  | 'side'
  | 'category'
  | 'pay';

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

/** Function that returns the name of a seat, formatted for output. */
export type SeatName = (seat: number) => string;

/** Kinds of action, and the field `pay`, that have a button for further values. */
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

/** Signs on buttons for spent pieces: a marker (`MARKER_SIGN`), and the overseer (`OVERSEER_SIGN`). */
export const MARKER_SIGN = '●';
export const OVERSEER_SIGN = '♛';
