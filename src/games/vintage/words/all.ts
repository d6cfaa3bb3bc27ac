import type { In, Language } from '../../../stage/languages.ts';
import { german } from './de/index.ts';
import { english, type VintageWords } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { japanese } from './ja/index.ts';
import { korean } from './ko/index.ts';
import { portuguese } from './pt-br/index.ts';

/** Everything that Vintage says. */
export const VINTAGE_WORDS: In<VintageWords> = {
  en: { language: 'en', ...english },
  ko: { language: 'ko', ...korean },
  'pt-BR': { language: 'pt-BR', ...portuguese },
  de: { language: 'de', ...german },
  'es-ES': { language: 'es-ES', ...spanish },
  fr: { language: 'fr', ...french },
  ja: { language: 'ja', ...japanese },
};

export const vintageWords = (language: Language): VintageWords => VINTAGE_WORDS[language];
