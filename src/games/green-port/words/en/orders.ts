import { grammar } from '../../../../stage/grammar.ts';
import type { Colour } from '../../rules/types.ts';
import type { OrderKindName } from '../facts.ts';
import { terms } from './terms.ts';

const { plural } = grammar('en');
const { colours } = terms;

/** What a seat decides in advance: an order at most 60 characters, a kind of them at most 40. */
export const orders = {
  pass: (round: number) => `pass every Refer of round ${round}`,
  refer: (colour: Colour, pay: Colour, atLeast: number, round: number) =>
    `round ${round}: take ${plural(atLeast, { one: `any ${colours[colour]}`, other: `${colours[colour]} from # cards on` })}, pay ${colours[pay]}`,
  bonus: (colour: Colour) => `underdog cube: ${colours[colour]}`,
  /** The first of them that is lacking. */
  bonusOf: (list: string) => `underdog cube, what is lacking: ${list}`,
  lose: (list: string) => `lose first: ${list}`,
  kinds: {
    pass: 'Pass every Refer',
    'refer-blue': 'Refer: take blue…',
    'refer-green': 'Refer: take green…',
    'refer-red': 'Refer: take red…',
    'refer-yellow': 'Refer: take yellow…',
    bonus: 'Underdog cube: one colour…',
    'bonus-lacking': 'Underdog cube: in this order…',
    lose: 'Lose these first…',
  } satisfies Record<OrderKindName, string>,
};
