/** The reason why a game of this id can't be written; undefined where it can. */
export declare function refusalOf(root: string, id: string | undefined): string | undefined;
/** Writes the game. Throws before the first file where it can't. */
export declare function writeGame(
  root: string,
  id: string | undefined,
): { readonly written: readonly string[]; readonly changed: readonly string[] };
