import { spokenIn, type Words } from '../../src/discord/words/index.ts';
import type { In } from '../../src/stage/languages.ts';

/** What is said about a game of Porto. */
export const WORDS: In<Words> = {
  en: spokenIn('en', ['porto'], ['porto']).words,
  ko: spokenIn('ko', ['porto'], ['porto']).words,
  'pt-BR': spokenIn('pt-BR', ['porto'], ['porto']).words,
};
