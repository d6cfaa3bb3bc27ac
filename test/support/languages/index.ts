import type { In } from '../../../src/presentation/language/languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import type { LanguagePatterns } from './language-patterns.ts';
import { portuguese } from './pt-br.ts';

export const PATTERNS: In<LanguagePatterns> = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};
