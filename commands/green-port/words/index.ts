import { catalogues } from '../../../src/presentation/catalogue/index.ts';
import type { CommandsGreenPortCatalogue } from './en.ftl';

export const GREEN_PORT_COMMAND_WORDS = catalogues<CommandsGreenPortCatalogue>(new URL('.', import.meta.url));
