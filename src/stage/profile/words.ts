import type { Language } from '../language/languages.ts';
import { STAGE_WORDS, type StageCatalogue } from '../words/index.ts';

/** What stands on a profile. */
export type ProfileWords = StageCatalogue['profile'] & { readonly language: Language };

export const profileWords = (language: Language): ProfileWords => ({
  ...STAGE_WORDS[language].profile,
  language,
});

/** "1512", "1488?". No thousands are marked: a rating is a name more than a number. */
export const ratingOn = ({
  points,
  settled,
}: {
  readonly points: number;
  readonly settled: boolean;
}): string => `${points}${settled ? '' : '?'}`;
