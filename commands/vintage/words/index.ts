import { catalogues } from '../../../src/presentation/catalogue/index.ts';
import type { CommandsVintageCatalogue } from './en.ftl';

export const VINTAGE_COMMAND_WORDS = catalogues<CommandsVintageCatalogue>(new URL('.', import.meta.url));
