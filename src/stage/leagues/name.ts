import { writable } from '../fonts.ts';
import type { Language } from '../language/languages.ts';
import { NAMELESS, tidied, unescaped } from '../names.ts';

/** A name as it stands on a league's picture, where nobody has a seat that could stand for it. */
export const leagueName = (name: string, language: Language): string =>
  writable(tidied(unescaped(name), language)) || NAMELESS[language];
