import { choosing, describing } from '../../localised.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

export const TABLE_COMMAND_WORDS = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};

/** Describes the command, a subcommand or an option in every language. */
export const described = describing(TABLE_COMMAND_WORDS);
/** A fixed choice, named in every language. */
export const choice = choosing(TABLE_COMMAND_WORDS);
