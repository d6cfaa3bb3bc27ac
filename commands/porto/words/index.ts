import { catalogues } from '../../../src/presentation/catalogue/index.ts';
import { choosing } from '../../definitions/localised.ts';
import { verbsIn } from '../../definitions/verb.ts';
import type { CommandsPortoCatalogue } from './en.ftl';

export const PORTO_COMMAND_WORDS = catalogues<CommandsPortoCatalogue>(new URL('.', import.meta.url));

export const choice = choosing(PORTO_COMMAND_WORDS);
export const verb = verbsIn(PORTO_COMMAND_WORDS);
