import { describing } from '../../localised.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

export const VINTAGE_COMMAND_WORDS = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};

/** Describes the command, a subcommand or an option in every language. */
export const described = describing(VINTAGE_COMMAND_WORDS);
