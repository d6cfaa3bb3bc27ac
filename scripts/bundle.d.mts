/** Paths of source files from the top of the checkout, by the name of the bundled file. */
export type Programs = Readonly<Record<string, string>>;
export declare const PROGRAMS: Programs;
export declare const TOOLS: Programs;
export declare function bundle(
  folder: string,
  entries: Programs,
  options?: { readonly playground?: boolean; readonly top?: string },
): Promise<void>;
