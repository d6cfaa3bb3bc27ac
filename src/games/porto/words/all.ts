import type { In, Language } from '../../../stage/languages.ts';
import { german } from './de/index.ts';
import { english, type PortoWords } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { japanese } from './ja/index.ts';
import { korean } from './ko/index.ts';
import { portuguese } from './pt-br/index.ts';

/** Everything that Porto says. */
export const PORTO_WORDS: In<PortoWords> = {
  en: { language: 'en', ...english },
  ko: { language: 'ko', ...korean },
  'pt-BR': { language: 'pt-BR', ...portuguese },
  de: { language: 'de', ...german },
  'es-ES': { language: 'es-ES', ...spanish },
  fr: { language: 'fr', ...french },
  ja: { language: 'ja', ...japanese },
};

export const portoWords = (language: Language): PortoWords => PORTO_WORDS[language];
