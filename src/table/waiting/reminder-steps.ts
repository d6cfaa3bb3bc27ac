const HOUR = 3_600_000;

/**
 * Milliseconds on the clock of a decision after which the bot reminds the person. At the last step, the bot posts a note to the
 * table instead.
 */
export const REMINDER_STEPS: readonly number[] = [12 * HOUR, 24 * HOUR, 48 * HOUR, 96 * HOUR];
