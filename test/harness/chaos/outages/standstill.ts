/**
 * The longest time between two deeds, in milliseconds, of those that reach into a span of time.
 * @param deeds when each was confirmed, in order, in milliseconds since the epoch
 */
export function longestStandstill(deeds: readonly number[], from: number, to: number): number {
  const before = deeds.findLast(at => at <= from) ?? from;
  const times = [before, ...deeds.filter(at => at > from && at < to), to];
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
}
