import { DRAW_LIMIT } from '../rules/limits.ts';
import type { PortoWords } from './all.ts';

/** Returns the names and texts of the board's parts, with the draw limit in the text about the market. */
export const toldParts = ({ parts }: Pick<PortoWords, 'parts'>) => ({
  ...parts,
  market: { ...parts.market, told: parts.market.told(DRAW_LIMIT) },
});
