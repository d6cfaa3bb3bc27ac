import { inEach } from '../../src/stage/language/languages.ts';
import { COMMAND_WORDS } from '../words/index.ts';
import { choosing, describing } from './localised.ts';

export const GAMES_COMMAND_WORDS = inEach(language => COMMAND_WORDS[language].games);

export const described = describing(GAMES_COMMAND_WORDS);
export const choice = choosing(GAMES_COMMAND_WORDS);
