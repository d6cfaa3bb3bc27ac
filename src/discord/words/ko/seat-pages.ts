import type { SeatPageWords } from '../en/seat-pages.ts';

export const seatPages: SeatPageWords = {
  lookAt: name => `${name} 보기`,
};
