import { type DestinationStream, destination, type LevelWithSilent, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const CENSORED = '[secret]';

/** Interaction and webhook tokens stand in addresses; a bot token has three parts, the first a user id in base 64. */
const SECRET_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(\/interactions\/\d+\/)[^/?\s"'\\]+/g, `$1${CENSORED}`],
  [/(\/webhooks\/\d+\/)[^/?\s"'\\]+/g, `$1${CENSORED}`],
  [/\b(Bot|Bearer) [\w.-]{20,}/g, `$1 ${CENSORED}`],
  [/\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}/g, CENSORED],
  [/\baW50ZXJhY3Rpb246[\w+/=-]{20,}/g, CENSORED],
];

const KEYS = ['token', 'authorization', 'Authorization'];

/** JSON writes some characters of a secret differently, so both spellings are looked for. */
function spellings(secret: string): string[] {
  return [...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])];
}

/** Takes secrets out of a line, whatever they stand in. */
export function censor(line: string, secrets: readonly string[]): string {
  let clean = line;
  for (const spelling of secrets.filter(Boolean).flatMap(spellings)) {
    clean = clean.replaceAll(spelling, CENSORED);
  }
  for (const [pattern, kept] of SECRET_PATTERNS) clean = clean.replace(pattern, kept);
  return clean;
}

export interface LogOptions {
  readonly level: LevelWithSilent;
  /** Values that never leave, in messages, stacks and addresses too. */
  readonly secrets: readonly string[];
  /** Default: standard output. */
  readonly to?: DestinationStream;
}

/** A line of JSON for each event. */
export function makeLog({ level, secrets, to = destination(1) }: LogOptions): Logger {
  return pino(
    {
      level,
      redact: { paths: KEYS.flatMap(key => [key, `*.${key}`, `*.*.${key}`]), censor: CENSORED },
      hooks: { streamWrite: line => censor(line, secrets) },
    },
    to,
  );
}
