export const tenths = (value: number): number => Math.round(value * 10) / 10;
export const shareOf = (wins: number, games: number): number => (games === 0 ? 0 : wins / games);

/** How long a turn may take, in hours. */
export const HOURS = { day: 24, 'three-days': 72, 'two-weeks': 336 } as const;

/** A moment, as every reader's own clock shows it. */
export const when = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

/** The same, no second too early. */
export const notBefore = (at: number): string => `<t:${Math.ceil(at / 1000)}:R>`;

/** Whole ones, and tenths of what is short. */
export const milliseconds = (ms: number): number => (ms < 10 ? tenths(ms) : Math.round(ms));
export const seconds = (ms: number): number => tenths(ms / 1_000);
