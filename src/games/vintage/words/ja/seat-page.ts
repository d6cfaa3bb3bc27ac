import type { SeatPagePhrases } from '../en/seat-page.ts';

export const seatPage: SeatPagePhrases = {
  cards: cards => `**手札**：${cards}`,
  chips: chips => `**見たチップ**：${chips}`,
  chip: round => `収穫${round}`,
};
