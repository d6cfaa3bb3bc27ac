import type { VintageWords } from './all.ts';

/** Returns the names of the parts of the board, with the titles of the pages that show them. */
export const partsOf = ({ parts: { pages, parts } }: VintageWords) => ({
  pages: [pages.board, pages.line],
  parts,
});
