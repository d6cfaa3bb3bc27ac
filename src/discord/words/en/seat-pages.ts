import type { Translated } from '../../../stage/languages.ts';

/** The way to what lies before another seat. */
export const seatPages = {
  /** On a button. */
  lookAt: (name: string) => `Look at ${name}`,
};

export type SeatPageWords = Translated<typeof seatPages>;
