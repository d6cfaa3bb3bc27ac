import { writable } from '../fonts.ts';
import type { Language } from '../language/languages.ts';
import { NAMELESS, tidied, unescaped } from '../names.ts';

/**
 * Returns a person's name for a league's picture, without letters that no font has. An empty name becomes `NAMELESS` and not a
 * seat number, since people in a league have no seat numbers.
 */
export const leagueName = (name: string, language: Language): string =>
  writable(tidied(unescaped(name), language)) || NAMELESS[language];
