import { bookDuplicate } from './duplicates/booking.ts';
import { book } from './leagues/booking.ts';
import type { UnitOfWork } from './match/services.ts';

/** Stores the result of an ended match in its league and its duplicate, in the transaction that ends the match. */
export async function bookContests(unit: UnitOfWork, matchId: string): Promise<void> {
  await book(unit, matchId);
  await bookDuplicate(unit, matchId);
}
