import type { SeatPageWords } from '../en/seat-pages.ts';

export const seatPages: SeatPageWords = {
  lookAt: name => `Ver a ${name}`,
};
