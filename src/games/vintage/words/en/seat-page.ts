import type { Translated } from '../../../../stage/languages.ts';

/** What stands on another seat's page otherwise than on one's own. */
export const seatPage = {
  cards: (cards: string) => `**Cards in hand**: ${cards}`,
  /** Which chips a seat has seen is open, what stood on them is not. */
  chips: (chips: string) => `**Chips looked at**: ${chips}`,
  chip: (round: number) => `harvest ${round}`,
};

export type SeatPagePhrases = Translated<typeof seatPage>;
