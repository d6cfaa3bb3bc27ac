import type { Driver } from './driver.ts';

/** Kind of line about the world around the bot. `run` returns the lines of the record that no message shows. */
export interface WorldAction {
  readonly example: string;
  readonly pattern: RegExp;
  run(driver: Driver, ...given: string[]): Promise<readonly string[]>;
}

export const NOTHING: readonly string[] = [];
