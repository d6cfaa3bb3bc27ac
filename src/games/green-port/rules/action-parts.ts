import type { ActionType } from './types.ts';

/** Fields of an action of each kind, without the field `type`. */
export const PARTS: Readonly<Record<ActionType, readonly string[]>> = {
  pick: ['colour'],
  reveal: [],
  hire: ['colour'],
  flip: [],
  bust: [],
  lose: ['cubes'],
  bonus: ['colour'],
  refer: ['colour', 'pay'],
  pass: [],
  complete: ['objective', 'pay'],
  buy: ['colour', 'boost'],
  unflip: ['pay'],
  specialise: ['colour', 'pay'],
  end: [],
};
