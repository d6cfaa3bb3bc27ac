/** Forms of a deal that many people play: one person plays alone, or one person plays against the hard bot. */
export const DEAL_FORMS = ['solo', 'duel'] as const;
export type DealForm = (typeof DEAL_FORMS)[number];

/** Settings of a game's deals in one form. Many people play such a deal, each of them in a match of their own. */
export interface DealSettings<Options> {
  readonly options: Options;
  /** Number of seats. The hard bot takes every seat except the person's. */
  readonly seats: number;
  /**
   * Points of one round that count as very many; in a duel, points by which one round is won. The level of a round depends on
   * this number.
   */
  readonly great: number;
  /** Colours of the person and of the bot in the pictures of a duel, in names that the presenter knows. */
  readonly colours?: readonly [own: string, bot: string];
}

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

/** Level of a round of a duel: 2 won by very many points, 1 won, 0 equal; negative numbers for a lost round. */
export type DuelLevel = -2 | -1 | 0 | 1 | 2;

/** Returns the person's lead over the bot after each round, negative where the bot leads. */
export const leadsOf = (own: readonly number[], bot: readonly number[]): readonly number[] =>
  own.map((score, at) => score - (bot[at] ?? 0));

/**
 * Returns the level of each round of a duel from the person's lead after each round. Levels reveal nothing of the deal.
 * @param great points by which a round is won that count as very many
 */
export const duelLevels = (leads: readonly number[], great: number): readonly DuelLevel[] =>
  leads.map((lead, at) => {
    const gain = lead - (leads[at - 1] ?? 0);
    if (gain === 0) return 0;
    if (gain > 0) return gain >= great ? 2 : 1;
    return -gain >= great ? -2 : -1;
  });
