import { spokenIn, type Words } from '../../src/discord/words/index.ts';
import { type In, inEach } from '../../src/presentation/language/languages.ts';

export const WORDS: In<Words> = inEach(language => spokenIn(language, ['porto'], ['porto']).words);
