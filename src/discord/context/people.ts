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

/** Lists those of these seats that people hold; bots are never mentioned. */
export const personsAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter(seat => isPersonAt(match, seat));

/** Lists the seats of people who decide themselves: for the others a bot thinks. */
export const decidersAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  personsAt(match, seats).filter(seat => match.seats[seat]?.thinks === false);

/** Returns the ids of the people in these seats, to be mentioned. */
export const idsAt = (match: Match, seats: readonly Seat[]): readonly string[] =>
  personsAt(match, seats).flatMap(seat => match.seats[seat]?.id ?? []);

/** Mentions the person of a seat, which may notify them; names a bot. */
export const mentionAt = (match: Match, seat: Seat, language: Language): string => {
  const [id] = idsAt(match, [seat]);
  return id === undefined ? nameAt(match, seat, language) : `<@${id}>`;
};

export const publicEvents = (moves: readonly Move[]): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, 'table'));

/** Returns the events that one seat may know. */
export const eventsFor = (moves: readonly Move[], seat: Seat): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, seat));
