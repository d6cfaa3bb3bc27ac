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

export type Run = (trial: Trial) => Promise<Outcome>;

export interface Outcome {
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** Cases that the trial could not judge, each with the reason. They count neither as faults nor as successes. */
  readonly unjudged: readonly string[];
}
