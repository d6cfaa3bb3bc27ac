import type { SeatPagePhrases } from '../en/seat-page.ts';

export const seatPage: SeatPagePhrases = {
  cards: cards => `**Cartas na mão**: ${cards}`,
  chips: chips => `**Fichas vistas**: ${chips}`,
  chip: round => `vindima ${round}`,
};
