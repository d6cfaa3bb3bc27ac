/** Letters and digits alone, in lower case: "Red 3", "red-3" and "red3" are the same to a reader. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The parts of a list, in one order. */
const parts = (text: string): string =>
  text
    .split(/[,;+&]|\s+and\s+/)
    .map(bare)
    .filter(part => part !== '')
    .sort()
    .join(',');

/**
 * The value that a text means: written exactly, or loosely (case, spaces, order of a list), or as its label reads.
 * Undefined where it means none of them, or more than one.
 */
export function meant(
  typed: string,
  values: readonly string[],
  labelOf: (value: string) => string = value => value,
): string | undefined {
  const text = typed.trim();
  if (values.includes(text)) return text;
  const readings: ((value: string) => boolean)[] = [
    value => labelOf(value) === text,
    value => parts(value) === parts(text),
    value => bare(value) === bare(text),
    value => bare(labelOf(value)) === bare(text),
  ];
  if (bare(text) === '') return undefined;
  for (const reading of readings) {
    const found = values.filter(reading);
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** Whether a choice belongs in the list while this much of it is typed. */
export const begins = (typed: string, value: string, label: string): boolean => {
  const text = bare(typed);
  return text === '' || bare(value).includes(text) || bare(label).includes(text);
};
