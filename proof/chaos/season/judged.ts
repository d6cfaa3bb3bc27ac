export interface Judged {
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** Cases that the check could not judge, each with the reason. */
  readonly unjudged: readonly string[];
}

export const together = (all: readonly Judged[]): Judged => ({
  figures: Object.assign({}, ...all.map(({ figures }) => figures)),
  faults: all.flatMap(({ faults }) => faults),
  unjudged: all.flatMap(({ unjudged }) => unjudged),
});
