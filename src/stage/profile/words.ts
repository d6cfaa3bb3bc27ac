import type { Language } from '../language/languages.ts';
import { STAGE_WORDS, type StageCatalogue } from '../words/index.ts';

export type ProfileWords = StageCatalogue['profile'] & { readonly language: Language };

export const profileWords = (language: Language): ProfileWords => ({
  ...STAGE_WORDS[language].profile,
  language,
});

/**
 * Writes a rating: "1512", "1488?". It has no thousands separator, since people read a rating as a name more than as a
 * number.
 */
export const ratingOn = ({
  points,
  settled,
}: {
  readonly points: number;
  readonly settled: boolean;
}): string => `${points}${settled ? '' : '?'}`;
