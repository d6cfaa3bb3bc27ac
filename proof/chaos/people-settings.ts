const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Settings of a person. Quiet hours are in minutes of the day in UTC, and pass midnight if `from` is greater than `to`. */
export interface Habit {
  readonly settings: Readonly<Record<string, string | boolean>>;
  readonly quiet?: { readonly from: number; readonly to: number };
  readonly deaf?: boolean;
}

/**
 * Settings by a person's index. The bot must not learn quiet hours here, since its conclusions would differ from run to run.
 */
export const HABITS: readonly Habit[] = [
  { settings: { learns: false } },
  { settings: { learns: false } },
  {
    settings: { learns: false, zone: 'UTC', quiet: '22:00-07:00' },
    quiet: { from: 22 * 60, to: 7 * 60 },
  },
  {
    settings: { learns: false, zone: 'Asia/Tokyo', quiet: '23:30-08:00' },
    quiet: { from: 14 * 60 + 30, to: 23 * 60 },
  },
  { settings: { learns: false, pings: false }, deaf: true },
  { settings: { learns: false } },
  // The first people who play between places: Discord servers, and direct messages. The others have no settings.
  { settings: { learns: false } },
  {
    settings: { learns: false, zone: 'UTC', quiet: '22:00-07:00' },
    quiet: { from: 22 * 60, to: 7 * 60 },
  },
  { settings: { learns: false } },
  { settings: { learns: false } },
  { settings: { learns: false } },
];

export const reigns = (quiet: Habit['quiet'], at: number): boolean => {
  if (quiet === undefined) return false;
  const minute = (at % DAY) / MINUTE;
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};
