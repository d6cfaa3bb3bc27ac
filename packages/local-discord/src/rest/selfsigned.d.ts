/** Part of the optional package `selfsigned` that this package uses. */
declare module 'selfsigned' {
  export function generate(
    attributes: readonly { readonly name: string; readonly value: string }[],
    options: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly private: string; readonly cert: string }>;
}
