import type { VintageWords } from './all.ts';

/** Returns the names of the parts of the board, with the titles of its pages in their order. */
export const partsOf = ({ parts: { pages, parts } }: VintageWords) => ({
  pages: [pages.board, pages.line],
  parts,
});
