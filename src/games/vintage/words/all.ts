import type { In, Language } from '../../../stage/languages.ts';
import { english, type VintageWords } from './en/index.ts';
import { korean } from './ko/index.ts';
import { portuguese } from './pt-br/index.ts';

/** Everything that Vintage says. */
export const VINTAGE_WORDS: In<VintageWords> = {
  en: { language: 'en', ...english },
  ko: { language: 'ko', ...korean },
  'pt-BR': { language: 'pt-BR', ...portuguese },
};

export const vintageWords = (language: Language): VintageWords => VINTAGE_WORDS[language];
