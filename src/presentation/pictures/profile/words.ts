import type { Language } from '../../language/languages.ts';
import { type PresentationCatalogue, SHARED_WORDS } from '../../words/index.ts';

export type ProfileWords = PresentationCatalogue['profile'] & { readonly language: Language };

export const profileWords = (language: Language): ProfileWords => ({
  ...SHARED_WORDS[language].profile,
  language,
});

/** Writes a rating without a thousands separator: "1512". A question mark, as in "1488?", marks a rating that is not settled. */
export const ratingOn = ({
  points,
  settled,
}: {
  readonly points: number;
  readonly settled: boolean;
}): string => `${points}${settled ? '' : '?'}`;
