import { inEach } from '../../../src/stage/language/languages.ts';
import { choosing, describing } from '../../definitions/localised.ts';
import { COMMAND_WORDS } from '../../words/index.ts';

const LEAGUE_COMMAND_WORDS = inEach(language => COMMAND_WORDS[language].league);

export const described = describing(LEAGUE_COMMAND_WORDS);
export const choice = choosing(LEAGUE_COMMAND_WORDS);
