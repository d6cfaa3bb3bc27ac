import type { Log } from '../../../src/discord/ports/ports.ts';
import { games } from '../../../src/games/registry.ts';
import type { StoredMatch } from '../../../src/store/index.ts';

/** Levels of the bot's log, and `done` for an action in Discord that is not an answer. */
export type Level = keyof Log | 'done';

export interface Entry {
  readonly level: Level;
  readonly message: string;
  readonly details: object;
}

/** Leaves out the stack of an error, since the guard searches only the message for secrets. */
const withoutStack = (key: string, value: unknown): unknown =>
  key === 'stack' && typeof value === 'string' ? value.split(/\n\s+at /)[0] : value;

const lineOf = ({ level, message, details }: Entry): string =>
  `${level} ${message} ${JSON.stringify(details, withoutStack)}`;

export class Logbook {
  readonly entries: Entry[] = [];
  readonly #lines: string[] = [];
  readonly log: Log = {
    debug: (details, message) => this.note('debug', details, message),
    info: (details, message) => this.note('info', details, message),
    warn: (details, message) => this.note('warn', details, message),
    error: (details, message) => this.note('error', details, message),
  };

  note(level: Level, details: object, message: string): void {
    this.entries.push({ level, details, message });
  }

  /**
   * Returns the log as lines.
   * @param from number of older lines to leave out
   */
  lines(from = 0): readonly string[] {
    for (const entry of this.entries.slice(this.#lines.length)) this.#lines.push(lineOf(entry));
    return this.#lines.slice(from);
  }
}

/** Fewest letters of a pick that the guard searches for. A shorter word can be in any line. */
const TELLING = 4;
const SWITCHED: readonly string[] = ['true', 'false'];

const isTelling = (line: string, words: readonly string[]): boolean =>
  words.length > 0 && words.some(word => line.includes(word));

/** Removes the names of games, which can contain a colour without revealing a pick. */
const withoutGames = (line: string): string =>
  Object.keys(games).reduce((text, id) => text.replaceAll(id, ''), line);

/** Returns a pattern that finds a text only as a whole word. The pick "ered" in a custom id is also part of "answered". */
const asWord = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\d])`, 'u');

export function picksIn(lines: readonly string[], picked: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const words = picked
    .filter(text => text.length >= TELLING && !SWITCHED.includes(text))
    .map(text => asWord(JSON.stringify(text).slice(1, -1)));
  return lines.filter(line => words.some(word => word.test(withoutGames(line))));
}

/**
 * Returns the lines with the seed, the salt, or a word of `telling`. The log of a running game must have none, since the
 * operator may play.
 */
export function leaksIn(
  lines: readonly string[],
  { seed, salt }: Pick<StoredMatch, 'seed' | 'salt'>,
  telling: readonly string[],
): readonly string[] {
  return lines.filter(
    line => isTelling(line, salt ? [seed, salt] : [seed]) || isTelling(line.toLowerCase(), telling),
  );
}
