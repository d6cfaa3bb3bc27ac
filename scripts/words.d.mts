/** Every `words/en.ftl` of a checkout, from its top. */
export declare function englishFiles(root: string): readonly string[];
/** The types of one English catalogue. Throws where it can't be read. @param syntax `@fluent/syntax` */
export declare function typesOf(syntax: object, path: string, text: string): string;
/** Writes the types that are not there or are not those of today. */
export declare function writeTypes(root: string): Promise<void>;
