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
  { settings: { learn: false } },
  { settings: { learn: false } },
  {
    settings: { learn: false, zone: 'UTC', 'quiet-from': '22:00', 'quiet-to': '07:00' },
    quiet: { from: 22 * 60, to: 7 * 60 },
  },
  {
    settings: { learn: false, zone: 'Asia/Tokyo', 'quiet-from': '23:30', 'quiet-to': '08:00' },
    quiet: { from: 14 * 60 + 30, to: 23 * 60 },
  },
  { settings: { learn: false, pings: false }, deaf: true },
  { settings: { learn: false } },
  // The first people who play between places: Discord servers, and direct messages. The others have no settings.
  { settings: { learn: false } },
  {
    settings: { learn: false, zone: 'UTC', 'quiet-from': '22:00', 'quiet-to': '07:00' },
    quiet: { from: 22 * 60, to: 7 * 60 },
  },
  { settings: { learn: false } },
  { settings: { learn: false } },
  { settings: { learn: false } },
];

export const reigns = (quiet: Habit['quiet'], at: number): boolean => {
  if (quiet === undefined) return false;
  const minute = (at % DAY) / MINUTE;
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
};
