import type { LocaleCode } from 'local-discord';
import type { In } from '../../src/presentation/language/languages.ts';

export const LOCALES: In<LocaleCode> = {
  en: 'en-US',
  ko: 'ko',
  'pt-BR': 'pt-BR',
  de: 'de',
  'es-ES': 'es-ES',
  fr: 'fr',
  ja: 'ja',
};
