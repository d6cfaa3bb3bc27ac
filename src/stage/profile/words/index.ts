import type { In, Language } from '../../languages.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';
import type { ProfileWords } from './types.ts';

export * from './types.ts';

const WORDS: In<Omit<ProfileWords, 'language'>> = {
  en: english,
  ko: korean,
  'pt-BR': portuguese,
  de: german,
  'es-ES': spanish,
  fr: french,
  ja: japanese,
};

export const profileWords = (language: Language): ProfileWords => ({ ...WORDS[language], language });

/** "1512", "1488?". No thousands are marked: a rating is a name more than a number. */
export const ratingOn = ({
  points,
  settled,
}: {
  readonly points: number;
  readonly settled: boolean;
}): string => `${points}${settled ? '' : '?'}`;
