import type { Seat } from '../core/game.ts';
import { heard } from '../core/told.ts';
import type { Match, Move } from '../match/types.ts';
import { safeName } from '../present/names.ts';
import type { Names } from '../present/presenter.ts';

export const namesOf = (match: Match): Names => match.seats.map(seated => safeName(seated.name));

export const nameAt = (match: Match, seat: Seat): string => namesOf(match)[seat] ?? `Seat ${seat + 1}`;

/** What everybody may hear of a move. */
export const publicEvents = (moves: readonly Move[]): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, 'table'));

/** What one seat hears. */
export const eventsFor = (moves: readonly Move[], seat: Seat): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, seat));
