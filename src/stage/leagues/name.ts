import { writable } from '../fonts.ts';
import type { Language } from '../language/languages.ts';
import { NAMELESS, tidied, unescaped } from '../names.ts';

/**
 * Returns a name for a league's picture. Letters that no font has are removed. Where nothing is left, `NAMELESS` replaces
 * the name, since a league has no seat numbers.
 */
export const leagueName = (name: string, language: Language): string =>
  writable(tidied(unescaped(name), language)) || NAMELESS[language];
