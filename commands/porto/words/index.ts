import { catalogues } from '../../../src/presentation/catalogue/index.ts';
import { choosing, describing } from '../../definitions/localised.ts';
import type { CommandsPortoCatalogue } from './en.ftl';

export const PORTO_COMMAND_WORDS = catalogues<CommandsPortoCatalogue>(new URL('.', import.meta.url));

export const described = describing(PORTO_COMMAND_WORDS);
export const choice = choosing(PORTO_COMMAND_WORDS);
