import type { SeatPagePhrases } from '../en/seat-page.ts';

export const seatPage: SeatPagePhrases = {
  cards: cards => `**Karten auf der Hand**: ${cards}`,
  chips: chips => `**Angesehene Chips**: ${chips}`,
  chip: round => `Ernte ${round}`,
};
