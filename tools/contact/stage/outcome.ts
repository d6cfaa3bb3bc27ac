/** Results of a trial: Discord behaves as assumed, Discord behaves differently, or the run could not try it. */
export const OUTCOMES = ['as assumed', 'differs', 'not tried'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Reason why an assumption was not tried. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** Error that ends a run with one line for the operator. */
export class Fault extends Error {
  override readonly name = 'Fault';
}
