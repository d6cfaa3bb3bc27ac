import { type In, inEach, type Language } from './languages.ts';

/**
 * Matches a separator in a list that a person typed, in any language. The search for a word between spaces begins only at the
 * first of several spaces. So its cost grows with the number of spaces, and not with the square of this number.
 */
export const BETWEEN =
  /[,;+&、，·・]|(?<!\s)\s+(?:and|e|y|et|und|및|와|과|그리고|および)\s+|(?<=[\d번칸])(?:와|과)\s+|(?<=[\d番個])\s*と\s*/iu;

/** Writes a difference in points with its sign: "+5", "−3", "±0". */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';

/** A phrase for each plural form of a language; `#` stands for the number. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** A language's rules for numbers, lists and dates, so that sentences need no such rules. */
interface Grammar {
  /** Returns the phrase for a count: "1 card", "3 cards". */
  plural(count: number, forms: Forms): string;
  /** Joins a list: "a, b and c", "a, b or c". */
  listed(parts: readonly string[], last?: 'and' | 'or'): string;
  number(value: number): string;
  /** Puts a label before a text: "Ann: 3 points". */
  labelled(label: string, text: string): string;
  /** Writes a share between 0 and 1 in whole per cents: 0.44 is "44%". */
  percent(share: number): string;
  /** Writes a text as a sentence, with a full stop at its end. */
  sentence(text: string): string;
  ordinal(value: number): string;
  /** Writes a day: "20 November 2026". The time zone is UTC unless it is given. */
  date(at: Date, timeZone?: string): string;
  /** Writes a day in UTC without its year: "20 Nov". */
  day(at: Date): string;
  /** Writes the short name of a day's month in UTC: "Nov". */
  month(at: Date): string;
}

/** Colon between a label and a text, in languages that do not use `: `. */
const COLONS: Partial<In<string>> = { fr: '\u202f: ', ja: '：' };

/** Locales for formatting lists and dates. The plain locale "en" would write "a, b, and c", and months before days. */
const LOCALES: In<string> = {
  en: 'en-GB',
  ko: 'ko-KR',
  'pt-BR': 'pt-BR',
  de: 'de-DE',
  'es-ES': 'es-ES',
  fr: 'fr-FR',
  ja: 'ja-JP',
};

const ENGLISH_ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const ordinals: In<(written: string, rule: Intl.LDMLPluralRule) => string> = {
  en: (written, rule) => `${written}${ENGLISH_ENDINGS[rule] ?? 'th'}`,
  ko: written => `${written}번째`,
  'pt-BR': written => `${written}º`,
  de: written => `${written}.`,
  'es-ES': written => `${written}.º`,
  fr: (written, rule) => (rule === 'one' ? `${written}er` : `${written}e`),
  ja: written => `${written}番目`,
};

const grammarOf = (language: Language): Grammar => {
  const locale = LOCALES[language];
  const cardinal = new Intl.PluralRules(locale);
  const ordinal = new Intl.PluralRules(locale, { type: 'ordinal' });
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  const dates = new Map<string, Intl.DateTimeFormat>();
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const dateIn = (timeZone: string): Intl.DateTimeFormat => {
    const known = dates.get(timeZone) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    dates.set(timeZone, known);
    return known;
  };
  return {
    plural: (count, forms) =>
      (forms[cardinal.select(count)] ?? forms.other).replaceAll('#', () => numbers.format(count)),
    listed: (parts, last = 'and') => lists[last].format(parts),
    number: value => numbers.format(value),
    labelled: (label, text) => `${label}${COLONS[language] ?? ': '}${text}`,
    percent: share => percents.format(share),
    sentence: text => `${text}${language === 'ja' ? '。' : '.'}`,
    ordinal: value => ordinals[language](numbers.format(value), ordinal.select(value)),
    date: (at, timeZone = 'UTC') => dateIn(timeZone).format(at),
    day: at => days.format(at),
    month: at => months.format(at),
  };
};

const GRAMMARS = inEach(grammarOf);

export const grammar = (language: Language): Grammar => GRAMMARS[language];

export const capital = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};
