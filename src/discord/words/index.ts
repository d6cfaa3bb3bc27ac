import type { In } from '../../present/languages.ts';
import { english } from './en.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';
import type { Words } from './words.ts';

/** A sentence or a language that is missing does not compile. */
export const WORDS: In<Words> = { en: english, ko: korean, 'pt-BR': portuguese };
