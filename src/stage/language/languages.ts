/** The languages that everything is said in, by Discord's codes. */
export const LANGUAGES = ['en', 'ko', 'pt-BR', 'de', 'es-ES', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One of each: a language that is missing does not compile. */
export type In<T> = Readonly<Record<Language, T>>;

/** What is made for each of them, when it is first asked for. */
export function inEach<T>(make: (language: Language) => T): In<T> {
  const all = {};
  const put = (language: Language, how: PropertyDescriptor): unknown =>
    Object.defineProperty(all, language, { enumerable: true, configurable: true, ...how });
  for (const language of LANGUAGES)
    put(language, {
      get: () => {
        const value = make(language);
        put(language, { value });
        return value;
      },
    });
  return all as In<T>;
}

/** Discord's other locales of a language that is spoken. */
const ALSO: Readonly<Record<string, Language>> = { 'es-419': 'es-ES' };

/** All of Discord's locales that a language is for; English is for those that are nobody's. */
export const localesOf = (language: Language): readonly string[] => [
  language,
  ...Object.keys(ALSO).filter(locale => ALSO[locale] === language),
];

/** The language for one of Discord's locales ("en-GB", "ko", "es-419", …); English for those we do not speak. */
export const languageOf = (locale: string | null | undefined): Language =>
  LANGUAGES.find(language => localesOf(language).includes(locale ?? '')) ?? 'en';

/** What a language must say where English says `Words`: the same sentences, in any wording. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Translated<Said>
    : { readonly [Key in keyof Words]: Translated<Words[Key]> };
