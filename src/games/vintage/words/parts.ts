import type { VintageWords } from './all.ts';

/** What is what on the board, with the titles of its pages in their order. */
export const partsOf = ({ parts: { pages, parts } }: VintageWords) => ({
  pages: [pages.board, pages.line],
  parts,
});
