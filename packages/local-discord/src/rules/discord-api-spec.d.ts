// Types for the package's zod schemas, which are plain JavaScript. Each export `XSchema` is a zod (mini) schema.
declare module 'discord-api-spec/zod' {
  /** Makes every schema that is created after this call reject unknown keys. */
  export const setStrictObject: (strict: boolean) => void;
}
