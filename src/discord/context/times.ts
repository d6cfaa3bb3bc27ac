const seconds = (at: number): number => Math.floor(at / 1000);

/** A moment as every reader's own clock shows it: "3 hours ago". */
export const ago = (at: number): string => `<t:${seconds(at)}:R>`;

/** With the day and the hour: "20 November 2026 18:00". */
export const moment = (at: number): string => `<t:${seconds(at)}:f>`;
