import { catalogues } from '../../src/presentation/catalogue/index.ts';
import type { CommandsCatalogue } from './en.ftl';

/** Descriptions of `/games` and of the subcommands that every game's command has. */
export const COMMAND_WORDS = catalogues<CommandsCatalogue>(new URL('.', import.meta.url));
