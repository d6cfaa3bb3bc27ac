import type { DatabaseName } from './database.ts';
import type { Played } from './games/played.ts';

/** The settings of a trial. */
export interface Trial {
  /** Game that is played. Default: Porto. */
  readonly played?: Played | undefined;
  /** Kind of database. Default: SQLite. */
  readonly database?: DatabaseName | undefined;
  readonly games: number;
  readonly kills: number;
  readonly seed: number;
  /** Prints a line of progress. */
  readonly say: (line: string) => void;
}

/** The result of a trial: its figures, and every broken guarantee. */
export interface Outcome {
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** Cases that could not be judged, with the reason. They are neither faults nor successes. */
  readonly unjudged: readonly string[];
}
