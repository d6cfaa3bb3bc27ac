import { spokenIn, type Words } from '../../src/discord/words/index.ts';
import { type In, inEach } from '../../src/stage/language/languages.ts';

/** The bot's words in a game of Porto, in every language. */
export const WORDS: In<Words> = inEach(language => spokenIn(language, ['porto'], ['porto']).words);
