import { type Config, readConfig } from '../config.ts';
import { readSurroundings, withSecretFiles } from '../environment.ts';

export const SETTINGS_FILE = '--settings';

/**
 * Reads the settings of a program for operators from the environment and a file. Throws ConfigError.
 * @param file absent: `.env`, which may be missing
 */
export function settingsFrom(file: string | undefined, say: (line: string) => void): Config {
  const { variables, warnings } = readSurroundings(file);
  for (const warning of warnings) say(warning);
  return readConfig(withSecretFiles(variables));
}
