/**
 * Returns the longest pause between two neighbouring actions in a period, in milliseconds. A pause may begin before the period.
 * @param actedAt times of the confirmed actions, in order, in milliseconds since the epoch
 */
export function longestStandstill(actedAt: readonly number[], from: number, to: number): number {
  const before = actedAt.findLast(at => at <= from) ?? from;
  const times = [before, ...actedAt.filter(at => at > from && at < to), to];
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
}
