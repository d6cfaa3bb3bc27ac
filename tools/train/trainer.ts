export interface Course {
  readonly seats: number;
  readonly rounds: number;
  readonly games: number;
}

/** Result of a round: the text of the file of weights so far, and a line about the round. */
export interface Progress {
  readonly weights: string;
  readonly line: string;
}

/** Trains the weights of a game's computer players. The same courses and seed give the same weights. */
export interface Trainer {
  readonly courses: readonly Course[];
  /** @param before text of the present file of weights; weights for other numbers of seats are kept */
  train(courses: readonly Course[], seed: number, before?: string): Iterable<Progress>;
}

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
