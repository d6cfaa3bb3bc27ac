import type { SeatPagePhrases } from '../en/seat-page.ts';

export const seatPage: SeatPagePhrases = {
  cards: cards => `**Cartas en la mano**: ${cards}`,
  chips: chips => `**Fichas vistas**: ${chips}`,
  chip: round => `vendimia ${round}`,
};
