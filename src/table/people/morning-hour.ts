import { DAY_MS, HOUR_MS } from '../../core/values/days.ts';
import { instant, wallClock } from '../waiting/quiet-hours.ts';

/** Hour of a server's morning message. Zone null: UTC. servers.ts has the default hour. */
export interface MorningHour {
  readonly morningHour: number;
  readonly morningZone: string | null;
}

/**
 * Returns when the morning of a day begins, in milliseconds since the epoch. If the clocks skip the hour, the morning begins
 * later by the length of the gap. If the clocks show the hour twice, the morning begins at the second time.
 * @param day day in the server's time zone, in whole days since 1970
 */
export const morningOf = ({ morningHour, morningZone }: MorningHour, day: number): number =>
  instant(morningZone ?? 'UTC', day * DAY_MS + morningHour * HOUR_MS);

/** Returns the day of the newest morning that has begun, in the server's time zone. */
export function morningDay(hour: MorningHour, now: number): number {
  const today = Math.floor(wallClock(hour.morningZone ?? 'UTC', now) / DAY_MS);
  return morningOf(hour, today) <= now ? today : today - 1;
}

/** Returns when the next morning begins after `now`, in milliseconds since the epoch. */
export const nextMorning = (hour: MorningHour, now: number): number =>
  morningOf(hour, morningDay(hour, now) + 1);
