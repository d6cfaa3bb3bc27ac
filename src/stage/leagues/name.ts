import { writable } from '../fonts.ts';
import type { Language } from '../language/languages.ts';
import { NAMELESS, tidied, unescaped } from '../names.ts';

/**
 * Returns a person's name for a league's picture, without letters that no font has. `NAMELESS` replaces an empty name, since a
 * league has no seat numbers.
 */
export const leagueName = (name: string, language: Language): string =>
  writable(tidied(unescaped(name), language)) || NAMELESS[language];
