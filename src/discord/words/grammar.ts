import type { Language } from '../../present/languages.ts';

const BY_COUNT = { en: 'en-GB', ko: 'ko', 'pt-BR': 'pt-BR' } as const;

/** Lists and plurals of a language, through Intl. */
export function grammar(language: Language) {
  const list = new Intl.ListFormat(BY_COUNT[language], { type: 'conjunction' });
  const rules = new Intl.PluralRules(BY_COUNT[language]);
  return {
    listed: (parts: readonly string[]): string => list.format(parts),
    /** The form for a count; `#` is where it stands. */
    plural: (count: number, forms: { readonly one: string; readonly other: string }): string =>
      (rules.select(count) === 'one' ? forms.one : forms.other).replace('#', String(count)),
  };
}
