import type { StoredPerson } from '../../store/index.ts';

/** Quiet hours of a person, in minutes after midnight in a time zone. They last past midnight if `to` is below `from`. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
  readonly source: 'set' | 'learnt';
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Least count of the person's actions from which quiet hours are learnt. */
const ENOUGH = 40;
/** An hour counts as quiet if at most one in this many of the person's actions falls into it. */
const EXCEPTION = 50;
const SHORTEST = 5;
/** Maximum length of learnt quiet hours. In a longer gap it is not clear when the person sleeps. */
const LONGEST = 12;

export function quietOf({
  quietFrom,
  quietTo,
  zone,
  learns,
  hours,
}: Pick<StoredPerson, 'quietFrom' | 'quietTo' | 'zone' | 'learns' | 'hours'>): Quiet | undefined {
  if (quietFrom !== null && quietTo !== null) {
    return { from: quietFrom, to: quietTo, zone: zone ?? 'UTC', source: 'set' };
  }
  return learns ? learnt(hours) : undefined;
}

/**
 * Learns quiet hours from the number of actions in each hour of the day, in UTC. The quiet hours are the longest run of hours
 * with at most one in 50 actions each. Undefined below 40 actions, or if the run is not 5 to 12 hours long.
 */
export function learnt(hours: readonly number[]): Quiet | undefined {
  const total = hours.reduce((sum, count) => sum + count, 0);
  if (total < ENOUGH) return undefined;
  const idle = hours.map(count => count * EXCEPTION <= total);
  const runs = idle.map((_, start) => {
    const end = idle.findIndex((_hour, step) => !idle[(start + step) % idle.length]);
    return end < 0 ? idle.length : end;
  });
  const length = Math.max(...runs);
  if (length < SHORTEST || length > LONGEST) return undefined;
  const start = runs.indexOf(length);
  return { from: start * 60, to: ((start + length) % 24) * 60, zone: 'UTC', source: 'learnt' };
}

/** Returns when the present quiet hours end, before which pings wait, in milliseconds since the epoch. Null: none. */
export function quietUntil(quiet: Quiet | undefined, now: number): number | null {
  if (!quiet) return null;
  const { from, to, zone } = quiet;
  const wall = wallClock(zone, now);
  const minute = Math.floor((wall % DAY) / MINUTE);
  const overMidnight = from > to;
  const reigns = overMidnight ? minute >= from || minute < to : minute >= from && minute < to;
  if (!reigns) return null;
  const today = wall - (wall % DAY);
  const day = overMidnight && minute >= from ? today + DAY : today;
  return instant(zone, day + to * MINUTE);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Returns the local time of a zone in milliseconds since the epoch, as if the local date and time were in UTC. */
export function wallClock(zone: string, at: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * Returns the instant at which the clocks of a zone show a local time. If they show the time twice, the result is the second
 * instant. If they skip the time, the result is later by the length of the gap, so that 2:30 becomes 3:30.
 */
export function instant(zone: string, wall: number): number {
  const candidates = [wall - DAY, wall + DAY].map(near => wall - (wallClock(zone, near) - near));
  const shown = candidates.filter(at => wallClock(zone, at) === wall);
  return Math.max(...(shown.length > 0 ? shown : candidates));
}

export const writeMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':');
