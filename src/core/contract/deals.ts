/** Forms of a deal that many people play: one person plays alone, or one person plays against the hard bot. */
export const DEAL_FORMS = ['solo', 'duel'] as const;
export type DealForm = (typeof DEAL_FORMS)[number];

/** Settings of a game's deals in one form. Many people play such a deal, each of them in a match of their own. */
export interface DealSettings<Options> {
  readonly options: Options;
  /** Number of seats. The hard bot takes every seat except the person's. */
  readonly seats: number;
  /** Points of one round that count as very many. In a duel: the lead over the bot in one round. `levelsOf` uses it. */
  readonly great: number;
  /** Colours of the person and of the bot in the pictures of a duel, in names that the presenter knows. */
  readonly colours?: readonly [own: string, bot: string];
}

/** Level of the points that a round brought: 0 none, 1 some, 2 many, 3 very many. */
export type RoundLevel = 0 | 1 | 2 | 3;

/**
 * Returns the level of each round from the scores after each round. Levels reveal nothing of the deal.
 * @param great points of one round that count as very many
 */
export const levelsOf = (course: readonly number[], great: number): readonly RoundLevel[] =>
  course.map((score, at) => {
    const gain = score - (course[at - 1] ?? 0);
    if (gain <= 0) return 0;
    return gain >= great ? 3 : gain * 3 >= great * 2 ? 2 : 1;
  });
