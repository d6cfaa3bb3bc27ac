/** Returns the reason why a game of this id can't be created. Undefined: it can. */
export declare function refusalOf(root: string, id: string | undefined): string | undefined;
/** Creates the game's files. Throws before the first file where that is not possible. */
export declare function writeGame(
  root: string,
  id: string | undefined,
): { readonly written: readonly string[]; readonly changed: readonly string[] };
