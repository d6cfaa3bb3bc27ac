/** Number of the market's slots, with one card in each. */
export const MARKET_SLOTS = 5;
export const CONTRACT_SLOTS = 4;
export const DEALT_CONTRACTS = 5;
export const KEPT_CONTRACTS = 3;
/** Highest sum of values of a draw, so also the most cards of a draw. */
export const DRAW_LIMIT = 3;
