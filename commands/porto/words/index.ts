import { catalogues } from '../../../src/stage/catalogue/index.ts';
import { choosing, describing } from '../../definitions/localised.ts';
import type { CommandsPortoCatalogue } from './en.ftl';

export const PORTO_COMMAND_WORDS = catalogues<CommandsPortoCatalogue>(new URL('.', import.meta.url));

/** Sets the description of the command, of a subcommand or of an option, in every language. */
export const described = describing(PORTO_COMMAND_WORDS);
/** Returns a fixed choice of an option, with its name in every language. */
export const choice = choosing(PORTO_COMMAND_WORDS);
