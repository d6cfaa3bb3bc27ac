/** How long the players of some number of seats learn. */
export interface Course {
  readonly seats: number;
  readonly rounds: number;
  /** In each round. */
  readonly games: number;
}

/** What a round brought: all weights so far as the text of their file, and a line about it. */
export interface Progress {
  readonly weights: string;
  readonly line: string;
}

/** How the players of a game learn; the same courses and seed give the same weights. */
export interface Trainer {
  readonly courses: readonly Course[];
  /** @param before the file's text, whose weights for other numbers of seats stay */
  train(courses: readonly Course[], seed: number, before?: string): Iterable<Progress>;
}

/** JSON with a line for each row of numbers. */
export const byRows = (value: unknown): string => `${written(value, '')}\n`;

function written(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value) && value.every(each => typeof each !== 'object' || each === null))
    return `[${value.map(each => JSON.stringify(each)).join(', ')}]`;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map(each => `${inner}${written(each, inner)}`).join(',\n')}\n${indent}]`;
  const entries = Object.entries(value).map(
    ([key, each]) => `${inner}${JSON.stringify(key)}: ${written(each, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}
