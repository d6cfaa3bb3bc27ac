import type { Language } from '../../language/languages.ts';
import { STAGE_WORDS, type StageCatalogue } from '../../words/index.ts';

export type ProfileWords = StageCatalogue['profile'] & { readonly language: Language };

export const profileWords = (language: Language): ProfileWords => ({
  ...STAGE_WORDS[language].profile,
  language,
});

/**
 * Writes a rating without a thousands separator: "1512". A question mark, as in "1488?", marks a rating that is not settled.
 */
export const ratingOn = ({
  points,
  settled,
}: {
  readonly points: number;
  readonly settled: boolean;
}): string => `${points}${settled ? '' : '?'}`;
