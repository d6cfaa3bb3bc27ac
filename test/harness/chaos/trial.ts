import type { DatabaseName } from './database.ts';
import type { Played } from './games/played.ts';

/** The settings of a trial. */
export interface Trial {
  /** Default: Porto. */
  readonly played?: Played | undefined;
  /** Default: sqlite. */
  readonly database?: DatabaseName | undefined;
  readonly games: number;
  readonly kills: number;
  readonly seed: number;
  /** Prints a line for the waiting reader. */
  readonly say: (line: string) => void;
}

/** The result of a trial: figures for the documents, and every broken promise. */
export interface Outcome {
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** Cases that could not be judged, with the reason. They are neither faults nor successes. */
  readonly unjudged: readonly string[];
}
