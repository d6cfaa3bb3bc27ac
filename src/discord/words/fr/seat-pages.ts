import type { SeatPageWords } from '../en/seat-pages.ts';

export const seatPages: SeatPageWords = {
  lookAt: name => `Voir ${name}`,
};
