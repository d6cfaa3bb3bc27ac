import type { In } from '../../../src/stage/languages.ts';
import { german } from './de.ts';
import { english, type ToyWords } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

export const TOY_WORDS: In<ToyWords> = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};
