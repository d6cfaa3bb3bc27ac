import { catalogues } from '../../src/stage/catalogue/index.ts';
import type { CommandsCatalogue } from './en.ftl';

/** How the commands present themselves that all games share, and those of every game's table. */
export const COMMAND_WORDS = catalogues<CommandsCatalogue>(new URL('.', import.meta.url));
