/** Number of tiles in the trials' games of the toy, so large that two bids never compete. */
export const TILES = 40;
