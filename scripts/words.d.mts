/** Returns the paths of all `words/en.ftl` files, from the top of a checkout. */
export declare function englishFiles(root: string): readonly string[];
/** Returns the types of one English catalogue. Throws where it can't be parsed. @param syntax `@fluent/syntax` */
export declare function typesOf(syntax: object, path: string, text: string): string;
/** Writes the types that are missing or out of date. */
export declare function writeTypes(root: string): Promise<void>;
