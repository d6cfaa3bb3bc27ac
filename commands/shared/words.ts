import { inEach } from '../../src/stage/language/languages.ts';
import { choosing, describing } from '../definitions/localised.ts';
import { COMMAND_WORDS } from '../words/index.ts';

export const TABLE_COMMAND_WORDS = inEach(language => COMMAND_WORDS[language].shared);

/** Sets the description of the command, of a subcommand or of an option, in every language. */
export const described = describing(TABLE_COMMAND_WORDS);
/** Returns a fixed choice of an option, with its name in every language. */
export const choice = choosing(TABLE_COMMAND_WORDS);
