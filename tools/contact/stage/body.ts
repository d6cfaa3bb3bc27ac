import type { Language } from '../../../src/presentation/language/languages.ts';
import type { File } from './requests.ts';

export const KINDS = ['lobby', 'board', 'panel', 'end', 'league'] as const;
export type Kind = (typeof KINDS)[number];

/** Body of a real message of the bot, with its files. */
export interface Body {
  readonly kind: Kind;
  readonly game: string;
  readonly language: Language;
  readonly body: object;
  readonly files: readonly File[];
}
