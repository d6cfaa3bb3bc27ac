import type { Box } from '../../../../presentation/shapes/scene.ts';
import type { Side } from '../../rules/types.ts';
import { TOKEN } from '../pieces/marker.ts';

export const PAD = 12;
/** Height in pixels of each of the two lines that show a seat. */
export const LINE = 42;
export const TOP = 3;
/** Width of a seat's name and means. */
const NAMED = 352;
/** Left edge and width of a seat's wine: Ruby on the upper line, Tawny on the lower one. */
export const WINE = { x: NAMED + 8, w: 352 } as const;
export const TOTAL = 92;

/** Returns the box of the first player's token, behind the holder's means. The holder begins the next round. */
export const tokenBox = (box: Box): Box => ({
  x: box.x + NAMED - TOKEN,
  y: box.y + TOP + LINE,
  w: TOKEN,
  h: TOKEN,
});

/** Returns the upper edge of a seat's upper line (Ruby) or lower line (Tawny). */
export const lineY = (box: Box, side: Side): number => box.y + TOP + (side === 'ruby' ? 0 : LINE + 1);
