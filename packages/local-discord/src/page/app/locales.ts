import { html, type TemplateResult } from 'lit';
import type { LocalText } from '../protocol.ts';
import { desk } from './desk.ts';

const LANGUAGES = [
  ['en-US', 'English (US)'],
  ['en-GB', 'English (UK)'],
  ['ko', '한국어'],
  ['pt-BR', 'Português do Brasil'],
  ['de', 'Deutsch'],
  ['es-ES', 'Español'],
  ['fr', 'Français'],
  ['ja', '日本語'],
] as const;

/** Renders Discord's languages as the options of a select. */
export const languageOptions = (chosen: string | undefined): readonly TemplateResult[] =>
  LANGUAGES.map(([code, name]) => html`<option value=${code} ?selected=${code === chosen}>${name}</option>`);

/** Returns a text in the language of the person at this tab, or in English where there is no translation. */
export const spoken = ({ text, localizations }: LocalText): string =>
  localizations?.[desk.you?.locale ?? ''] ?? text;

export const languageIn = (event: Event): (typeof LANGUAGES)[number][0] | undefined =>
  LANGUAGES.find(([code]) => code === (event.target as HTMLSelectElement).value)?.[0];
