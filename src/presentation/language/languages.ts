/** Languages of all the bot's texts, as Discord's locale codes. */
export const LANGUAGES = ['en', 'ko', 'pt-BR', 'de', 'es-ES', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value for each language; a missing language does not compile. */
export type In<T> = Readonly<Record<Language, T>>;

/** Makes an object with a value for each language; each value is made when it is first used. */
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

/** Discord locales without texts of their own, each with the language that the bot uses instead. */
const ALSO: Readonly<Record<string, Language>> = { 'es-419': 'es-ES' };

/** Lists the Discord locales that a language serves. English also serves all other locales, which this list leaves out. */
export const localesOf = (language: Language): readonly string[] => [
  language,
  ...Object.keys(ALSO).filter(locale => ALSO[locale] === language),
];

/** Returns the language for one of Discord's locales ("en-GB", "ko", "es-419", …); English for all others. */
export const languageOf = (locale: string | null | undefined): Language =>
  LANGUAGES.find(language => localesOf(language).includes(locale ?? '')) ?? 'en';
