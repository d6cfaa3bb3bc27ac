import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, destination, type LevelWithSilent, type Logger, pino } from 'pino';
import { workFor } from '../core/work/queues.ts';

export type { Logger } from 'pino';

/** Fields that the logger adds to every log line of one piece of work. */
export interface WorkedAt {
  interactionId?: string;
  matchId?: string | undefined;
  shard?: number;
}

const contexts = new AsyncLocalStorage<WorkedAt>();

/**
 * Runs work, and adds the fields `at` to every log line written during that work.
 * @param personId id of the person that the work is for; the id itself is never logged
 */
export const workingAt = <T>(at: WorkedAt, work: () => T, personId = ''): T =>
  workFor(personId, () => contexts.run({ ...at }, work));

/** Adds log fields to the work that `workingAt` runs at present. Has no effect outside of such work. */
export function nowAt(more: WorkedAt): void {
  const at = contexts.getStore();
  if (at) Object.assign(at, more);
}

const CENSORED = '[secret]';

/**
 * Patterns of secrets in log lines. Tokens of interactions and webhooks and passwords of databases occur in URLs. A bot token
 * has three parts, and the first is a user id in base64.
 */
const SECRET_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(\/interactions\/\d+\/)[^/?\s"'\\]+/g, `$1${CENSORED}`],
  [/(\/webhooks\/\d+\/)[^/?\s"'\\]+/g, `$1${CENSORED}`],
  [/\b(Bot|Bearer) [\w.-]{20,}/g, `$1 ${CENSORED}`],
  [/\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}/g, CENSORED],
  [/\b(postgres(?:ql)?:\/\/[^\s:/@"'\\]*):[^\s"'\\]*@/g, `$1:${CENSORED}@`],
  [/\baW50ZXJhY3Rpb246[\w+/=-]{20,}/g, CENSORED],
];

/** Length from which a secret is removed by its text. Shorter text also occurs in words, and Discord's tokens are longer. */
const SHORTEST = 8;

const KEYS = ['token', 'authorization', 'Authorization'];

/** Returns all spellings of a secret, since JSON and URLs escape some characters. */
function spellings(secret: string): string[] {
  return [...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])];
}

export function censor(line: string, secrets: readonly string[]): string {
  let clean = line;
  for (const spelling of secrets.filter(secret => secret.length >= SHORTEST).flatMap(spellings)) {
    clean = clean.replaceAll(spelling, CENSORED);
  }
  for (const [pattern, kept] of SECRET_PATTERNS) clean = clean.replace(pattern, kept);
  return clean;
}

/** Fields of an error that may be logged. */
export interface LoggedError {
  readonly name?: string;
  readonly message: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly method?: string;
  /** Path of the failed request's URL, without host, query and tokens. */
  readonly route?: string;
  /** Faults that Discord found in the request: the field and the kind of fault, never the value. */
  readonly faults?: readonly string[];
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Maximum number of errors that are logged from one chain of `cause` errors. */
const DEEPEST = 4;

/**
 * Copies only known fields of an error, so that nothing else is ever logged. The error of a failed Discord request contains the
 * request's body, with the hidden information of players. The message of such an error may quote the body.
 */
export function loggedError(error: unknown, depth = DEEPEST): LoggedError {
  if (!(error instanceof Error)) return { message: typeof error === 'object' ? typeof error : String(error) };
  const { name, cause } = error;
  const [code, status, method, url] = ['code', 'status', 'method', 'url'].map(key => read(error, key));
  const sent = 'requestBody' in error;
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line));
  return {
    name,
    message: sent ? (error.message.split('\n')[0] ?? '') : error.message,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof status === 'number' && { status }),
    ...(typeof method === 'string' && { method }),
    ...(typeof url === 'string' && { route: routeOf(url) }),
    ...(sent && { faults: faultsOf(read(read(error, 'rawError'), 'errors')) }),
    ...(error.stack !== undefined && { stack: sent ? (frames ?? []).join('\n') : error.stack }),
    ...(cause !== undefined && depth > 1 && { cause: loggedError(cause, depth - 1) }),
  };
}

const read = (from: unknown, key: string): unknown =>
  typeof from === 'object' && from !== null && key in from
    ? (from as Readonly<Record<string, unknown>>)[key]
    : undefined;

const routeOf = (url: string): string =>
  (url.replace(/^\w+:\/\/[^/]*/, '').split(/[?#]/)[0] ?? '').replace(
    /\/(interactions|webhooks)\/(\d+)\/[^/]+/g,
    '/$1/$2/[secret]',
  );

/** Flattens Discord's nested error object into lines such as `components.0.options: BASE_TYPE_BAD_LENGTH`. */
function faultsOf(tree: unknown, path = ''): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => {
    if (key !== '_errors') return faultsOf(below, path === '' ? key : `${path}.${key}`);
    return Array.isArray(below) ? below.map(fault => `${path}: ${String(read(fault, 'code'))}`) : [];
  });
}

/**
 * Opens the standard output (1) or error (2) for the log. If that stream is closed, such as with a terminal's window, the log
 * ends and the bot goes on. Incident: the log's library repeated a refused line for ever, and the bot neither worked nor ended.
 */
export function standard(stream: 1 | 2): DestinationStream {
  const to = destination(stream);
  to.on('error', () => {
    to.write = () => true;
    to.flushSync = () => {};
  });
  return to;
}

export interface LogOptions {
  readonly level: LevelWithSilent;
  /** Secrets that the logger removes from every line, also from error messages, stack traces and URLs. */
  readonly secrets: readonly string[];
  /** Stream that receives the log lines. Default: the standard output. */
  readonly to?: DestinationStream;
  /** Receives each written line, after secrets were removed from it. */
  readonly written?: (line: string) => void;
}

const onlyErrors = (error: unknown): unknown => (error instanceof Error ? loggedError(error) : error);

/**
 * Creates the logger, which writes one line of JSON for each event. Of an error, the line has only the fields of `LoggedError`.
 */
export function makeLog({ level, secrets, to = standard(1), written }: LogOptions): Logger {
  return pino(
    {
      level,
      redact: { paths: KEYS.flatMap(key => [key, `*.${key}`, `*.*.${key}`]), censor: CENSORED },
      serializers: { err: loggedError, error: onlyErrors },
      // The fields are copied, since pino adds its own fields to the object.
      mixin: () => ({ ...contexts.getStore() }),
      hooks: {
        streamWrite: line => {
          const clean = censor(line, secrets);
          written?.(clean);
          return clean;
        },
      },
    },
    to,
  );
}
