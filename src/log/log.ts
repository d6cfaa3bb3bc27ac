import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, destination, type LevelWithSilent, type Logger, pino } from 'pino';
import { workFor } from '../core/asked-by.ts';

export type { Logger } from 'pino';

/** What is being worked at: each line that is written meanwhile tells it, whoever writes it. */
export interface WorkedAt {
  interactionId?: string;
  matchId?: string | undefined;
  shard?: number;
}

const contexts = new AsyncLocalStorage<WorkedAt>();

/** Work of its own, whatever it was called from. @param personId for whom it is done, which no line tells */
export const workingAt = <T>(at: WorkedAt, work: () => T, personId = ''): T =>
  workFor(personId, () => contexts.run({ ...at }, work));

/** More is known of what is being worked at; of nothing, where nobody has said that work begins. */
export function nowAt(more: WorkedAt): void {
  const at = contexts.getStore();
  if (at) Object.assign(at, more);
}

const CENSORED = '[secret]';

/** Interaction and webhook tokens and a database's password stand in addresses; a bot token has three parts, the first a user id in base 64. */
const SECRET_PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/(\/interactions\/\d+\/)[^/?\s"'\\]+/g, `$1${CENSORED}`],
  [/(\/webhooks\/\d+\/)[^/?\s"'\\]+/g, `$1${CENSORED}`],
  [/\b(Bot|Bearer) [\w.-]{20,}/g, `$1 ${CENSORED}`],
  [/\b[\w-]{20,}\.[\w-]{5,}\.[\w-]{25,}/g, CENSORED],
  [/\b(postgres(?:ql)?:\/\/[^\s:/@"'\\]*):[^\s"'\\]*@/g, `$1:${CENSORED}@`],
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

/** What a log may know of an error. */
export interface LoggedError {
  readonly name?: string;
  readonly message: string;
  readonly code?: string | number;
  /** Of an HTTP request. */
  readonly status?: number;
  readonly method?: string;
  /** The address without its host, its query and any token. */
  readonly route?: string;
  /** Where what was sent is wrong: field and kind of fault, never the value. */
  readonly faults?: readonly string[];
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** An error may have another one as its cause, and that one too. */
const DEEPEST = 4;

/**
 * Field by field, so that nothing else of an error is ever printed: an error of a REST client carries what was sent, with hands
 * and private contracts in it, and its message may quote it.
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

/** Discord's tree of faults as lines: `components.0.options: BASE_TYPE_BAD_LENGTH`. */
function faultsOf(tree: unknown, path = ''): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, below]) => {
    if (key !== '_errors') return faultsOf(below, path === '' ? key : `${path}.${key}`);
    return Array.isArray(below) ? below.map(fault => `${path}: ${String(read(fault, 'code'))}`) : [];
  });
}

export interface LogOptions {
  readonly level: LevelWithSilent;
  /** Values that never leave, in messages, stacks and addresses too. */
  readonly secrets: readonly string[];
  /** Default: standard output. */
  readonly to?: DestinationStream;
}

const onlyErrors = (error: unknown): unknown => (error instanceof Error ? loggedError(error) : error);

/** A line of JSON for each event; of an error only what a log may know. */
export function makeLog({ level, secrets, to = destination(1) }: LogOptions): Logger {
  return pino(
    {
      level,
      redact: { paths: KEYS.flatMap(key => [key, `*.${key}`, `*.*.${key}`]), censor: CENSORED },
      serializers: { err: loggedError, error: onlyErrors },
      // A copy: pino writes into what it is given.
      mixin: () => ({ ...contexts.getStore() }),
      hooks: { streamWrite: line => censor(line, secrets) },
    },
    to,
  );
}
