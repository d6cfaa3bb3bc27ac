/** Steps to a sentence: names, and what functions are given on the way. */
export type Path = readonly (string | readonly unknown[])[];

/** Where a sentence stands. */
export interface Place {
  readonly file: string;
  readonly path: Path;
  /** What is said there as it was said before. */
  as?(said: unknown): unknown;
}
