import { choosing, describing } from '../../localised.ts';
import { english } from './en.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

export const GAMES_COMMAND_WORDS = { en: english, ko: korean, 'pt-BR': portuguese };

/** Describes the command, a subcommand or an option in every language. */
export const described = describing(GAMES_COMMAND_WORDS);
/** A fixed choice, named in every language. */
export const choice = choosing(GAMES_COMMAND_WORDS);
