import type { Log } from '../../../src/discord/room.ts';
import { PRIVATE_DECK } from '../../../src/games/porto/cards.ts';
import { LANGUAGES } from '../../../src/present/languages.ts';
import { portoWords } from '../../../src/present/porto/words/all.ts';
import { privateName, privateShort } from '../../../src/present/porto/words/cards.ts';
import type { StoredMatch } from '../../../src/store/index.ts';

/** Of the bot's own log; what is done in Discord beside answers is noted as `done`. */
export type Level = keyof Log | 'done';

export interface Entry {
  readonly level: Level;
  readonly message: string;
  readonly details: object;
}

/** Where it was thrown is no secret: what was said of it is what counts. */
const withoutStack = (key: string, value: unknown): unknown =>
  key === 'stack' && typeof value === 'string' ? value.split(/\n\s+at /)[0] : value;

/** A line as the operator reads it. */
export const lineOf = ({ level, message, details }: Entry): string =>
  `${level} ${message} ${JSON.stringify(details, withoutStack)}`;

/** All that the bot logs, at every level. */
export class Logbook {
  readonly entries: Entry[] = [];
  readonly log: Log = {
    debug: (details, message) => this.note('debug', details, message),
    info: (details, message) => this.note('info', details, message),
    warn: (details, message) => this.note('warn', details, message),
    error: (details, message) => this.note('error', details, message),
  };

  note(level: Level, details: object, message: string): void {
    this.entries.push({ level, details, message });
  }

  /** @param from how many were there before */
  lines(from = 0): readonly string[] {
    return this.entries.slice(from).map(lineOf);
  }
}

/** Every private contract as somebody could write it down. */
const CONTRACTS: readonly string[] = PRIVATE_DECK.flatMap(contract => [
  contract,
  ...LANGUAGES.flatMap(language => [
    privateName(portoWords(language), contract),
    privateShort(portoWords(language), contract),
  ]),
]).map(spelling => spelling.toLowerCase());
/** Shorter words stand in any line. */
const TELLING = 4;

/**
 * What of a running game no line of a log may hold, since whoever runs the bot reads it and may play: private contracts,
 * the seed, and what was picked, in whatever way the bot wrote it down.
 */
export function leaksIn(
  lines: readonly string[],
  { seed, salt }: Pick<StoredMatch, 'seed' | 'salt'>,
  picked: readonly string[] = [],
): readonly string[] {
  if (lines.length === 0) return [];
  const own = [...picked, seed, salt ?? ''].filter(text => text.length >= TELLING);
  const words = own.map(text => JSON.stringify(text).slice(1, -1).toLowerCase());
  return lines.filter(line => {
    const low = line.toLowerCase();
    return words.some(word => low.includes(word)) || CONTRACTS.some(contract => low.includes(contract));
  });
}
