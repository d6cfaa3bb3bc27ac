import type { In } from '../../languages.ts';
import { german } from './de.ts';
import { english, type PlayerWords } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

/** How people and players of the bot are called. */
export const PLAYER_WORDS: In<PlayerWords> = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};
