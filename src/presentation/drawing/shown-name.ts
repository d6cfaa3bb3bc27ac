import type { Seat } from '../../core/game.ts';
import type { Language } from '../language/languages.ts';
import { nameOf, tidied, unescaped } from '../text/names.ts';
import { writable } from './fonts.ts';

/** Returns a seat's name for a picture, or the seat's number where the bot's fonts lack the name's script. */
export const shownName = (names: readonly string[], seat: Seat, language: Language): string =>
  writable(tidied(unescaped(nameOf(names, seat, language)), language)) || nameOf([], seat, language);
