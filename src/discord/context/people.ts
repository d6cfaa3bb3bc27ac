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

/** Lists the seats among these that people hold. Bots are never mentioned. */
export const personsAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  seats.filter(seat => isPersonAt(match, seat));

/** Lists the seats whose people decide themselves. A bot decides for the other seats. */
export const decidersAt = (match: Match, seats: readonly Seat[]): readonly Seat[] =>
  personsAt(match, seats).filter(seat => match.seats[seat]?.thinks === false);

/** Returns the user ids of the people in these seats, for mentions. */
export const idsAt = (match: Match, seats: readonly Seat[]): readonly string[] =>
  personsAt(match, seats).flatMap(seat => match.seats[seat]?.id ?? []);

/** Returns a mention of the person of a seat, which may notify them. For a bot it is the name. */
export const mentionAt = (match: Match, seat: Seat, language: Language): string => {
  const [id] = idsAt(match, [seat]);
  return id === undefined ? nameAt(match, seat, language) : `<@${id}>`;
};

export const publicEvents = (moves: readonly Move[]): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, 'table'));

/** Returns the events that one seat may know. */
export const eventsFor = (moves: readonly Move[], seat: Seat): readonly unknown[] =>
  moves.flatMap(move => heard(move.told, seat));
