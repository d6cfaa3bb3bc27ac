import type { In, Language } from '../../../stage/languages.ts';
import { english, type GreenPortWords } from './en/index.ts';
import { korean } from './ko/index.ts';
import { portuguese } from './pt-br/index.ts';

/** Everything that Green Port says. */
export const GREEN_PORT_WORDS: In<GreenPortWords> = {
  en: { language: 'en', ...english },
  ko: { language: 'ko', ...korean },
  'pt-BR': { language: 'pt-BR', ...portuguese },
};

export const greenPortWords = (language: Language): GreenPortWords => GREEN_PORT_WORDS[language];
