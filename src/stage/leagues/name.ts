import { writable } from '../fonts.ts';
import type { Language } from '../language/languages.ts';
import { NAMELESS, tidied, unescaped } from '../names.ts';

/** Returns a name for a league's picture, where no seat's number could replace it. */
export const leagueName = (name: string, language: Language): string =>
  writable(tidied(unescaped(name), language)) || NAMELESS[language];
