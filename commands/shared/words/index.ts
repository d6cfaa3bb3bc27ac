import { choosing, describing } from '../../localised.ts';
import { english } from './en.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

export const TABLE_COMMAND_WORDS = { en: english, ko: korean, 'pt-BR': portuguese };

/** Describes the command, a subcommand or an option in every language. */
export const described = describing(TABLE_COMMAND_WORDS);
/** A fixed choice, named in every language. */
export const choice = choosing(TABLE_COMMAND_WORDS);
