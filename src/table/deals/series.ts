import type { DealForm } from '../../core/contract/deals.ts';

/** Deals of one game in one form. They have their own numbers, archive and streak. */
export interface DealSeries {
  readonly game: string;
  readonly form: DealForm;
}

const DUEL = '-duel';

/** Writes a series as a text: the id of the game, with `-duel` behind it for duels. */
export const seriesId = ({ game, form }: DealSeries): string => (form === 'duel' ? `${game}${DUEL}` : game);

/** Reads a series: the inverse of `seriesId`. No game's id ends with `-duel`. */
export const readSeries = (text: string): DealSeries =>
  text.endsWith(DUEL) ? { game: text.slice(0, -DUEL.length), form: 'duel' } : { game: text, form: 'solo' };
