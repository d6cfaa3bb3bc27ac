// The package ships its zod schemas as plain JavaScript; each export `XSchema` is a zod (mini) schema.
declare module 'discord-api-spec/zod' {
  /** Makes schemas that are made later strict. */
  export const setStrictObject: (strict: boolean) => void;
}
