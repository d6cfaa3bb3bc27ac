import { Locale } from 'discord-api-types/v10';

export type LocaleCode = `${Locale}`;

const LOCALES: readonly string[] = Object.values(Locale);

/** Throws for a language that Discord does not have. */
export function checkLocale(locale: LocaleCode): void {
  if (!LOCALES.includes(locale)) throw new Error(`Discord has no locale "${locale}"`);
}
