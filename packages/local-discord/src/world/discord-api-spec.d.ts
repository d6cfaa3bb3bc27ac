// The package has its zod schemas as plain JavaScript. Each export `XSchema` is a zod (mini) schema.
declare module 'discord-api-spec/zod' {
  /** Makes every schema strict that is created after this call. */
  export const setStrictObject: (strict: boolean) => void;
}
