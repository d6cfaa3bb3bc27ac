import type { Translated } from '../../stage/languages.ts';
import type { TableRefusalCode } from '../../table/types.ts';
import type { leagues } from './en/league.ts';
import type { Facts } from './facts.ts';

export type LeagueRefusalCode = Extract<TableRefusalCode, `league-${string}` | 'no-league' | 'leagues-many'>;
export type LeagueRefusals = Readonly<Record<LeagueRefusalCode, (facts: Facts) => string>>;

/** Of leagues: whole sentences, what is handed in is ready to print. */
export type LeagueWords = Translated<typeof leagues>;
