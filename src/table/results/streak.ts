/** How many were won one after the other, the oldest first: up to now, and at most. */
export function streakOf(played: readonly { readonly won: boolean }[]): {
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
