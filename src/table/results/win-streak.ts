/** Counts wins in a row, in results with the oldest first. `now` is the streak at the end, and `best` is the longest streak. */
export function winStreak(played: readonly { readonly won: boolean }[]): {
  readonly now: number;
  readonly best: number;
} {
  let [now, best] = [0, 0];
  for (const { won } of played) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}
