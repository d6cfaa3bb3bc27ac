import type { In, Language } from '../../../stage/languages.ts';
import { german } from './de/index.ts';
import { english, type GreenPortWords } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { japanese } from './ja/index.ts';
import { korean } from './ko/index.ts';
import { portuguese } from './pt-br/index.ts';

/** Everything that Green Port says. */
export const GREEN_PORT_WORDS: In<GreenPortWords> = {
  en: { language: 'en', ...english },
  ko: { language: 'ko', ...korean },
  'pt-BR': { language: 'pt-BR', ...portuguese },
  de: { language: 'de', ...german },
  'es-ES': { language: 'es-ES', ...spanish },
  fr: { language: 'fr', ...french },
  ja: { language: 'ja', ...japanese },
};

export const greenPortWords = (language: Language): GreenPortWords => GREEN_PORT_WORDS[language];
