/** What a judge has to say. */
export interface Judged {
  readonly figures: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** What could not be judged, with its reason. */
  readonly unjudged: readonly string[];
}

export const together = (all: readonly Judged[]): Judged => ({
  figures: Object.assign({}, ...all.map(({ figures }) => figures)),
  faults: all.flatMap(({ faults }) => faults),
  unjudged: all.flatMap(({ unjudged }) => unjudged),
});
