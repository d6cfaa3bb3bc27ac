const seconds = (at: number): number => Math.floor(at / 1000);

/** Writes a time relative to now, as Discord shows it to each reader: "3 hours ago". */
export const ago = (at: number): string => `<t:${seconds(at)}:R>`;

/** Writes a time with day and hour: "20 November 2026 18:00". */
export const moment = (at: number): string => `<t:${seconds(at)}:f>`;
