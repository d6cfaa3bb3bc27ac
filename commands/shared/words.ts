import { inEach } from '../../src/presentation/language/languages.ts';
import { choosing, describing } from '../definitions/localised.ts';
import { verbsIn } from '../definitions/verb.ts';
import { COMMAND_WORDS } from '../words/index.ts';

export const TABLE_COMMAND_WORDS = inEach(language => COMMAND_WORDS[language].shared);

export const described = describing(TABLE_COMMAND_WORDS);
export const choice = choosing(TABLE_COMMAND_WORDS);
export const verb = verbsIn(TABLE_COMMAND_WORDS);
