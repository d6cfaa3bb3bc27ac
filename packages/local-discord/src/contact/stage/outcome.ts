/**
 * Results of a trial. `not tried`: the run could not try the assumption this time. `cannot be asked`: no run of this bot can.
 */
export const OUTCOMES = ['as assumed', 'differs', 'not tried', 'cannot be asked'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** Reason why this bot in this server cannot ask an assumption. Another run would not help. */
export class CannotAsk extends Error {
  override readonly name = 'CannotAsk';
}

/** Error that ends a run with one line for the operator. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
