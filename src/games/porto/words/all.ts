import type { In, Language } from '../../../stage/languages.ts';
import { english, type PortoWords } from './en/index.ts';
import { korean } from './ko/index.ts';
import { portuguese } from './pt-br/index.ts';

/** Everything that Porto says. */
export const PORTO_WORDS: In<PortoWords> = {
  en: { language: 'en', ...english },
  ko: { language: 'ko', ...korean },
  'pt-BR': { language: 'pt-BR', ...portuguese },
};

export const portoWords = (language: Language): PortoWords => PORTO_WORDS[language];
