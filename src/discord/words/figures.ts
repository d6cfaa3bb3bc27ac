export const tenths = (value: number): number => Math.round(value * 10) / 10;
export const shareOf = (wins: number, games: number): number => (games === 0 ? 0 : wins / games);

/** Hours that a turn may take, by pace. */
export const HOURS = { day: 24, 'three-days': 72, 'two-weeks': 336 } as const;

/** Writes a time relative to now, as Discord shows it to each reader: "3 hours ago". */
export const when = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

/** Writes a time relative to now, rounded up to seconds, so that the shown time is never too early. */
export const notBefore = (at: number): string => `<t:${Math.ceil(at / 1000)}:R>`;

/** Writes a time with day and hour: "20 November 2026 18:00". */
export const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:f>`;

/** Rounds milliseconds: below ten to tenths, from ten on to whole numbers. */
export const milliseconds = (ms: number): number => (ms < 10 ? tenths(ms) : Math.round(ms));
export const seconds = (ms: number): number => tenths(ms / 1_000);
