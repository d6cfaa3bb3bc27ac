// A decision is late after `LATE_AFTER_MS` (waits.ts). Quiet hours: quiet-hours.ts.
import { HOUR_MS } from '../../core/values/days.ts';

/**
 * Milliseconds on the clock of a decision after which the bot reminds the person. At the last step, the bot posts a note to the
 * table instead.
 */
export const REMINDER_STEPS: readonly number[] = [12 * HOUR_MS, 24 * HOUR_MS, 48 * HOUR_MS, 96 * HOUR_MS];
