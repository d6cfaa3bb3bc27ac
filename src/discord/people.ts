import type { Seat } from '../core/game.ts';
import { heard } from '../core/told.ts';
import type { Language } from '../stage/languages.ts';
import { nameOf } from '../stage/names.ts';
import { type Sitter, sitterName } from '../stage/player-names.ts';
import type { Names } from '../stage/presenter.ts';
import type { Match, Move } from '../table/types.ts';

export const namesOf = (match: { readonly seats: readonly Sitter[] }, language: Language = 'en'): Names =>
  match.seats.map(seated => sitterName(seated, language));

export const nameAt = (match: Match, seat: Seat, language: Language = 'en'): string => {
  const seated = match.seats[seat];
  return seated ? sitterName(seated, language) : nameOf([], seat, language);
};

/** What everybody may hear of a move. */
export const publicEvents = (moves: readonly Move[]): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, 'table'));

/** What one seat hears. */
export const eventsFor = (moves: readonly Move[], seat: Seat): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, seat));
