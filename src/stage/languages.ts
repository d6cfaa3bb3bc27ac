/** The languages that everything is said in, by Discord's codes. */
export const LANGUAGES = ['en', 'ko', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One of each: a language that is missing does not compile. */
export type In<T> = Readonly<Record<Language, T>>;

/** The language for one of Discord's locales ("en-GB", "ko", "pt-BR", …); English for those we do not speak. */
export const languageOf = (locale: string | null | undefined): Language =>
  LANGUAGES.find(language => language === locale) ?? 'en';

/** What a language must say where English says `Words`: the same sentences, in any wording. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Translated<Said>
    : { readonly [Key in keyof Words]: Translated<Words[Key]> };
