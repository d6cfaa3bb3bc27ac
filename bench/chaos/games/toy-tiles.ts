/** So many that no two bids get into each other's way. */
export const TILES = 40;
