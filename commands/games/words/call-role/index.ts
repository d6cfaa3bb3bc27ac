import { choosing, describing } from '../../../localised.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

export const CALL_ROLE_WORDS = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};

/** How /games server presents the role that a table may call. */
export const describedRole = describing(CALL_ROLE_WORDS);
export const roleChoice = choosing(CALL_ROLE_WORDS);
