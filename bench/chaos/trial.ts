import type { DatabaseName } from './database.ts';
import type { Played } from './games/played.ts';

/** What is asked of a trial. */
export interface Trial {
  /** Default: Porto. */
  readonly played?: Played | undefined;
  /** Default: sqlite. */
  readonly database?: DatabaseName | undefined;
  readonly games: number;
  readonly kills: number;
  readonly seed: number;
  /** A line for whoever waits. */
  readonly say: (line: string) => void;
}

/** What came of it: numbers for the papers, and every promise that was broken. */
export interface Outcome {
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** What could not be judged, each with its reason: no fault, and no success either. */
  readonly unjudged: readonly string[];
}
