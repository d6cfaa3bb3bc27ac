import type { SeatPagePhrases } from '../en/seat-page.ts';

export const seatPage: SeatPagePhrases = {
  cards: cards => `**손에 든 카드**: ${cards}`,
  chips: chips => `**살펴본 칩**: ${chips}`,
  chip: round => `${round}번째 수확`,
};
