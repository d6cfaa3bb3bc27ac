import { type Refused, refusedLogin } from './discord/gateway/login.ts';
import { BAD_CONFIG, FAILED } from './exit-codes.ts';
import type { Logger } from './log/log.ts';
import { PortError } from './metrics/server.ts';
import { DivisionError, StoreError, UnreachableError } from './store/index.ts';
import { ENDING_SIGNALS } from './workers/ending-signals.ts';

export const REFUSED: Readonly<Record<Refused, string>> = {
  token: 'DISCORD_TOKEN was refused by Discord: copy it again from the Developer Portal (Bot, Reset Token).',
  intents:
    'Discord refuses the intents of this bot (it asks for Guilds alone): see the Developer Portal (Bot).',
  shards:
    'Discord refuses this number of shards: the bot is in too many servers for it. Set SHARDS to auto, or to parts of a larger number.',
  address:
    'DISCORD_API_URL names no Discord: this server does not know the requests of its API. Leave it out for Discord itself.',
};

export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** End of a run: a line for the operator, or an error for the log. */
export interface RunEnd {
  readonly code: number;
  readonly line?: string;
  readonly error?: unknown;
}

export function failure(error: unknown): RunEnd {
  const refused = refusedLogin(error);
  if (refused) return { code: BAD_CONFIG, line: REFUSED[refused] };
  if (error instanceof PortError) return { code: BAD_CONFIG, line: `METRICS_PORT ${error.message}` };
  if (error instanceof DivisionError) return { code: BAD_CONFIG, line: error.message };
  if (error instanceof StoreError) {
    const code = error instanceof UnreachableError ? FAILED : BAD_CONFIG;
    return { code, line: `DATABASE_URL ${error.message}` };
  }
  return { code: FAILED, error };
}

export function end({ code, line, error }: RunEnd, log: Logger): number {
  if (line !== undefined) say(line);
  if (error !== undefined) log.fatal({ err: error }, 'the bot could not start');
  return code;
}

/** Milliseconds between two checks that npm still runs. */
const PARENT_MS = 1_000;

/**
 * Calls `tell` once, when a signal asks the process to end, or when the npm that started it has ended. Later signals have no
 * effect: a terminal that closes sends several, and npm passes on a Ctrl+C that the bot has already received.
 */
export function whenAskedToEnd(tell: (why: object) => void): void {
  let isReported = false;
  const once = (why: object): void => {
    if (!isReported) tell(why);
    isReported = true;
  };
  for (const signal of ENDING_SIGNALS) process.on(signal, () => once({ signal }));
  // A closed terminal refuses all output. The refusal must not end the bot, because the terminal's signal already ends it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) once({ ended: 'npm' });
  }, PARENT_MS).unref();
}

/**
 * Logs errors that no code has caught. Node itself would print them with all their fields, which may hold secrets.
 * @param flush passes on the reports of errors before the process ends
 */
export function logUncaughtErrors(log: Logger, flush: () => Promise<void> = async () => {}): void {
  process.on('unhandledRejection', error => log.error({ err: error }, 'a rejection nobody handled'));
  process.on('uncaughtException', error => {
    log.fatal({ err: error }, 'an error nobody caught');
    void flush().finally(() => process.exit(FAILED));
  });
}
