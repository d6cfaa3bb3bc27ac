/** Tiles in a game of the toy, so many that two bids never compete. */
export const TILES = 40;
