interface Entry {
  readonly [field: string]: unknown;
}
export declare const CHECKOUT: readonly string[];
export declare function closure(
  packages: Readonly<Record<string, Entry>>,
  names: readonly string[],
): string[];
