import { catalogues } from '../../../src/stage/catalogue/index.ts';
import { choosing, describing } from '../../definitions/localised.ts';
import type { CommandsPortoCatalogue } from './en.ftl';

export const PORTO_COMMAND_WORDS = catalogues<CommandsPortoCatalogue>(new URL('.', import.meta.url));

/** Describes the command, a subcommand or an option in every language. */
export const described = describing(PORTO_COMMAND_WORDS);
/** A fixed choice, named in every language. */
export const choice = choosing(PORTO_COMMAND_WORDS);
