import type { Seat } from '../../core/game.ts';
import { isPersonAt } from '../../core/player.ts';
import { heard } from '../../core/told.ts';
import type { Language } from '../../stage/language/languages.ts';
import { nameOf } from '../../stage/names.ts';
import { type NamedSeat, sitterName } from '../../stage/player-names.ts';
import type { Names } from '../../stage/presenter.ts';
import type { Match, Move } from '../../table/match/types.ts';

export const namesOf = (match: { readonly seats: readonly NamedSeat[] }, language: Language = 'en'): Names =>
  match.seats.map(seated => sitterName(seated, language));

export const nameAt = (match: Match, seat: Seat, language: Language = 'en'): string => {
  const seated = match.seats[seat];
  return seated ? sitterName(seated, language) : nameOf([], seat, language);
};

/** Of these seats those of people: nobody calls a player of the bot. */
export const personsAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter(seat => isPersonAt(match, seat));

/** Seats of people who decide themselves: for the others a player of the bot thinks. */
export const decidersAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  personsAt(match, seats).filter(seat => match.seats[seat]?.thinks === false);

/** The ids of the people in these seats, to be called. */
export const idsAt = (match: Match, seats: readonly Seat[]): readonly string[] =>
  personsAt(match, seats).flatMap(seat => match.seats[seat]?.id ?? []);

/** A person as a mention, which may call them; a player of the bot by its name. */
export const mentionAt = (match: Match, seat: Seat, language: Language): string => {
  const [id] = idsAt(match, [seat]);
  return id === undefined ? nameAt(match, seat, language) : `<@${id}>`;
};

/** What everybody may hear of a move. */
export const publicEvents = (moves: readonly Move[]): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, 'table'));

/** What one seat hears. */
export const eventsFor = (moves: readonly Move[], seat: Seat): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, seat));
