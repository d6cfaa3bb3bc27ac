import type { Seat } from '../core/game.ts';
import { writable } from './fonts.ts';
import type { Language } from './language/languages.ts';
import { nameOf, tidied, unescaped } from './names.ts';

/** Returns a name for a picture; the seat's number where our fonts lack its script. */
export const shownName = (names: readonly string[], seat: Seat, language: Language): string =>
  writable(tidied(unescaped(nameOf(names, seat, language)), language)) || nameOf([], seat, language);
