import type { Seat } from '../core/game.ts';
import { writable } from './fonts.ts';
import type { Language } from './language/languages.ts';
import { nameOf, tidied, unescaped } from './names.ts';

/** A name as it stands on a picture; a name in a script that our fonts lack is the seat's number. */
export const shownName = (names: readonly string[], seat: Seat, language: Language): string =>
  writable(tidied(unescaped(nameOf(names, seat, language)), language)) || nameOf([], seat, language);
