import type { DatabaseName } from './database.ts';
import type { Played } from './games/played.ts';

export interface Trial {
  readonly played?: Played | undefined;
  readonly database?: DatabaseName | undefined;
  readonly games: number;
  readonly kills: number;
  /** Number of people who play between places, each from an own channel. Default: nobody. */
  readonly between?: number;
  readonly seed: number;
  readonly say: (line: string) => void;
}

export interface Outcome {
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** Cases that the trial could not judge, each with the reason. They count neither as faults nor as successes. */
  readonly unjudged: readonly string[];
}

export const together = (all: readonly Outcome[]): Outcome => ({
  figures: Object.assign({}, ...all.map(({ figures }) => figures)),
  faults: all.flatMap(({ faults }) => faults),
  unjudged: all.flatMap(({ unjudged }) => unjudged),
});

/** Returns an outcome whose figures begin with a name. */
export const named = (name: string, { figures, ...rest }: Outcome): Outcome => ({
  ...rest,
  figures: Object.fromEntries(Object.entries(figures).map(([what, count]) => [`${name}: ${what}`, count])),
});
