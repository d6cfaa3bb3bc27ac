import type { SeatPagePhrases } from '../en/seat-page.ts';

export const seatPage: SeatPagePhrases = {
  cards: cards => `**Cartes en main** : ${cards}`,
  chips: chips => `**Jetons vus** : ${chips}`,
  chip: round => `vendange ${round}`,
};
