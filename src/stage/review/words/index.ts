import { inTenths } from '../../../core/reasons.ts';
import { grammar } from '../../grammar.ts';
import type { In, Language } from '../../languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';
import type { ReviewPictureWords } from './types.ts';

export * from './types.ts';

const WORDS: In<Omit<ReviewPictureWords, 'language'>> = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};

export const reviewPictureWords = (language: Language): ReviewPictureWords => ({
  ...WORDS[language],
  language,
});

/** "+3.5", "−2", "0": with a sign, to a tenth. */
export const signed = (points: number, language: Language): string => {
  const tenths = inTenths(points);
  const sign = tenths === 0 ? '' : points < 0 ? '−' : '+';
  return `${sign}${grammar(language).number(Math.abs(tenths))}`;
};

/** To a tenth. */
export const tenth = (points: number, language: Language): string =>
  grammar(language).number(inTenths(points));
