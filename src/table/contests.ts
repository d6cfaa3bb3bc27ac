import { bookDuplicate } from './duplicates/booking.ts';
import { book } from './leagues/booking.ts';
import type { UnitOfWork } from './match/services.ts';

/** Books a match that has ended in its league and in its duplicate, in the same transaction. */
export async function bookContests(unit: UnitOfWork, matchId: string): Promise<void> {
  await book(unit, matchId);
  await bookDuplicate(unit, matchId);
}
