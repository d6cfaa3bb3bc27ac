/**
 * A refusal of an action by the rules, as a value without words. A presenter makes the sentence (law 4 of
 * docs/architecture.md).
 */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly with: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

export type Result<T, R = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

export const accept = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const refuse = <Code extends string>(
  code: Code,
  details: Refusal['with'] = {},
): Result<never, Refusal<Code>> => ({ ok: false, refusal: { code, with: details } });
