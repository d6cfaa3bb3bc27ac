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
