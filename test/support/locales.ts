import type { LocaleCode } from 'local-discord';
import { spokenIn, type Words } from '../../src/discord/words/index.ts';
import { type In, inEach } from '../../src/presentation/language/languages.ts';

export const LOCALES: In<LocaleCode> = {
  en: 'en-US',
  ko: 'ko',
  'pt-BR': 'pt-BR',
  de: 'de',
  'es-ES': 'es-ES',
  fr: 'fr',
  ja: 'ja',
};

export const WORDS: In<Words> = inEach(language => spokenIn(language, ['porto'], ['porto']).words);
