import { describing } from '../../localised.ts';
import { english } from './en.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

export const GREEN_PORT_COMMAND_WORDS = { en: english, ko: korean, 'pt-BR': portuguese };

/** Describes the command, a subcommand or an option in every language. */
export const described = describing(GREEN_PORT_COMMAND_WORDS);
