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

export const languageOptions = (chosen: string | undefined): readonly TemplateResult[] =>
  LANGUAGES.map(([code, name]) => html`<option value=${code} ?selected=${code === chosen}>${name}</option>`);

export const spoken = ({ text, localizations }: LocalText): string =>
  localizations?.[desk.you?.locale ?? ''] ?? text;

export const languageIn = (event: Event): (typeof LANGUAGES)[number][0] | undefined =>
  LANGUAGES.find(([code]) => code === (event.target as HTMLSelectElement).value)?.[0];

const rules = new Intl.PluralRules('en-GB');

export const pingsIn = (count: number): string => (rules.select(count) === 'one' ? 'ping' : 'pings');
