import { catalogues } from '../../../src/stage/catalogue/index.ts';
import { describing } from '../../definitions/localised.ts';
import type { CommandsGreenPortCatalogue } from './en.ftl';

export const GREEN_PORT_COMMAND_WORDS = catalogues<CommandsGreenPortCatalogue>(new URL('.', import.meta.url));

/** Sets the description of the command, of a subcommand or of an option, in every language. */
export const described = describing(GREEN_PORT_COMMAND_WORDS);
