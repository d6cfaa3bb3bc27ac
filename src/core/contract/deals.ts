/** Forms of a deal that many people play: one person plays alone, or one person plays against the hard bot. */
export const DEAL_FORMS = ['solo', 'duel'] as const;
export type DealForm = (typeof DEAL_FORMS)[number];

/** Settings of a game's deals in one form. Many people play such a deal, each of them in a match of their own. */
export interface DealSettings<Options> {
  readonly options: Options;
  /** Number of seats. The hard bot takes every seat except the person's. */
  readonly seats: number;
  /**
   * Points of one round that count as very many; in a duel, the lead over the bot in one round. `streetOf` computes the level of each
   * round from it.
   */
  readonly great: number;
  /** Colours of the person and of the bot in the pictures of a duel, in names that the presenter knows. */
  readonly colours?: readonly [own: string, bot: string];
}
