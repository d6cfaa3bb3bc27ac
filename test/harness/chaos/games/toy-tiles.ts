/** Number of tiles in a trial's toy game, so large that two bids never compete. */
export const TILES = 40;
