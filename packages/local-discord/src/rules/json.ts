/** Number in a text that is too long for a number of JavaScript. */
const LONG_NUMBER = /[[:,]\s*\d{16,}/;

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;
const parse = JSON.parse as (text: string, reviver?: Reviver) => unknown;

/**
 * Parses JSON of a client. Ids that are numbers become text, as Discord takes both, and discord.py sends numbers:
 * https://docs.discord.com/developers/reference#id-serialization
 */
export function parseJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return parse(text);
  return parse(text, (_, value, { source }) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) ? source : value,
  );
}
