import { catalogues } from '../../src/stage/catalogue/index.ts';
import type { CommandsCatalogue } from './en.ftl';

/** Descriptions of the commands that all games share, and of the verbs of every game's table. */
export const COMMAND_WORDS = catalogues<CommandsCatalogue>(new URL('.', import.meta.url));
