import { DRAW_LIMIT } from '../rules/limits.ts';
import type { PortoWords } from './all.ts';

/** Returns the names of the parts of the board, with the numbers of the rules. */
export const toldParts = ({ parts }: Pick<PortoWords, 'parts'>) => ({
  ...parts,
  market: { ...parts.market, told: parts.market.told(DRAW_LIMIT) },
});
