import type { Side } from '../../rules/types.ts';

/** What stands below pictures that only one person sees: their twins in words. */
export const own = {
  preview: 'Not done yet, only shown:',
  boardNow: 'The board now:',
  /** Free circles of a column by number; `list` such as "1, 2 and 3". */
  circles: (column: string, list: string) => `Free circles for ${column}: ${list}.`,
  noCircle: (column: string) => `No circle is free for ${column}.`,
  open: (list: string) => `Open cards: ${list}.`,
  deck: (cards: string) => `In the deck: ${cards}.`,
  lands: (lot: string) => `At the quay: ${lot}.`,
  /** What the die would bring on a side. */
  onSide: (outcomes: string) =>
    ({ ruby: `As Ruby. ${outcomes}`, tawny: `As Tawny. ${outcomes}` }) satisfies Record<Side, string>,
};
