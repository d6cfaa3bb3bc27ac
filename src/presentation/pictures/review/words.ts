import { inTenths } from '../../../core/contract/reasons.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import { type PresentationCatalogue, SHARED_WORDS } from '../../words/index.ts';

export type ReviewPictureWords = PresentationCatalogue['review'] & { readonly language: Language };

export const reviewPictureWords = (language: Language): ReviewPictureWords => ({
  ...SHARED_WORDS[language].review,
  language,
});

/** Writes points with a sign, to a tenth: "+3.5", "−2", "0". */
export const signed = (points: number, language: Language): string => {
  const tenths = inTenths(points);
  const sign = tenths === 0 ? '' : points < 0 ? '−' : '+';
  return `${sign}${grammar(language).number(Math.abs(tenths))}`;
};

export const tenth = (points: number, language: Language): string =>
  grammar(language).number(inTenths(points));
