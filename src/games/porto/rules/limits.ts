/** Number of the market's slots, with one card in each. */
export const MARKET_SLOTS = 5;
export const CONTRACT_SLOTS = 4;
export const DEALT_CONTRACTS = 5;
export const KEPT_CONTRACTS = 3;
/**
 * Highest sum of the values of the cards in a draw. Each card has a value of at least 1, so this is also the maximum number of
 * cards.
 */
export const DRAW_LIMIT = 3;
