import type { In, Language } from '../../../stage/languages.ts';
import { english, type PortoWords } from './en/index.ts';
import { korean } from './ko/index.ts';
import { portuguese } from './pt-br/index.ts';

const WORDS: In<PortoWords> = {
  en: { language: 'en', ...english },
  ko: { language: 'ko', ...korean },
  'pt-BR': { language: 'pt-BR', ...portuguese },
};

/** Everything that Porto says in a language. */
export const portoWords = (language: Language): PortoWords => WORDS[language];
