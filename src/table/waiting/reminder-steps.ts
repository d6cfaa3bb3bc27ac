// waits.ts decides after which time a decision is late (`LATE_AFTER_MS`). quiet-hours.ts delays reminders.
import { HOUR_MS } from '../../core/values/days.ts';

/**
 * Milliseconds on the clock of a decision after which the bot reminds the person. At the last step, the bot posts a note to the
 * table instead.
 */
export const REMINDER_STEPS: readonly number[] = [12 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS, 96 * HOUR_MS];
