import type { OrderKindName } from '../facts.ts';

/** What a seat decides in advance: an order at most 60 characters, a kind of them at most 40. */
export const orders = {
  pass: (round: number) => `rest until round ${round} is over`,
  first: (round: number) => `take the token if it is there, up to round ${round}`,
  unload: (side: string) => `unload to ${side} first`,
  kinds: {
    pass: 'Rest for the round',
    first: 'Take the first player token…',
    unload: 'Unload to one side first…',
  } satisfies Record<OrderKindName, string>,
};
