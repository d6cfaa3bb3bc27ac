import { inEach } from '../../../src/stage/language/languages.ts';
import { choosing, describing } from '../../definitions/localised.ts';
import { COMMAND_WORDS } from '../../words/index.ts';

const LEAGUE_COMMAND_WORDS = inEach(language => COMMAND_WORDS[language].league);

/** Sets the description of the group, of a subcommand or of an option, in every language. */
export const described = describing(LEAGUE_COMMAND_WORDS);
/** Returns a fixed choice of an option, with its name in every language. */
export const choice = choosing(LEAGUE_COMMAND_WORDS);
