import type { Translated } from '../../stage/languages.ts';
import type { TableRefusalCode } from '../../table/types.ts';
import type { duplicates } from './en/duplicate.ts';
import type { Facts } from './facts.ts';

export type DuplicateRefusalCode = Extract<
  TableRefusalCode,
  `duplicate-${string}` | 'no-duplicate' | 'duplicates-many'
>;
export type DuplicateRefusals = Readonly<Record<DuplicateRefusalCode, (facts: Facts) => string>>;

/** Of the same deal at several tables: whole sentences, what is handed in is ready to print. */
export type DuplicateWords = Translated<typeof duplicates>;
