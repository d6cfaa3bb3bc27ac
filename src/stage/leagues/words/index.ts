import type { In } from '../../languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';
import type { LeaguePictureWords } from './types.ts';

export type { LeaguePictureWords } from './types.ts';

export const LEAGUE_PICTURE_WORDS: In<LeaguePictureWords> = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};
