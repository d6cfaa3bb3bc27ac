import {
  type APIGatewayBotInfo,
  DiscordAPIError,
  HTTPError,
  type REST,
  type RESTGetCurrentApplicationResult,
  Routes,
} from 'discord.js';
import { Attempts } from '../../core/work/retries.ts';
import type { Log } from '../ports/ports.ts';
import { HeldBackError, StrangeAnswerError } from '../rest/refusals.ts';

/** Thrown where the gateway closes a connection before it has accepted the login. */
export class GatewayClosedError extends Error {
  override readonly name = 'GatewayClosedError';

  constructor(code: number) {
    super(`the gateway closed the connection before the login was done, code ${code}`);
  }
}

/** Error codes of Node's networking, of its TLS, and of undici with its parser of HTTP. */
const NETWORK =
  /^(E[A-Z]{3,}|UND_ERR_\w+|HPE_\w+|ERR_(TLS|SSL)_\w+|CERT_\w+|\w*_(CERT|CERTIFICATE|SIGNATURE)(_\w+)?)$/;
/** Error codes in the form of a network error that come from files or from the program itself. */
const NOT_NETWORK = /^(EACCES|EEXIST|EINVAL|EISDIR|EMFILE|ENOENT|ENOSPC|ENOTDIR|EPERM|EROFS)$/;
/** Error messages of `ws`, whose errors have no code. */
const SOCKET =
  /^(Unexpected server response: \d+|Opening handshake has timed out|Invalid (WebSocket|Sec)|socket hang up)/;
/** Error message of discord.js after the last permitted login of a day. */
const NO_LOGINS = /^Not enough sessions remaining/;

const KNOWN: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no such host is known',
  EAI_AGAIN: 'the name server does not answer',
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ETIMEDOUT: 'no answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'no answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'no answer in time',
};

/** HTTP statuses of Discord, or of a server before Discord, that may be gone at the next attempt. */
const PASSING = new Set([403, 408, 425, 429]);

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/**
 * Returns the operator's text on why the bot can't reach Discord. Undefined where another attempt would not help: Discord
 * refuses the bot, or the program has a fault.
 */
export function reasonUnreachable(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof HTTPError) return `it answers ${error.status}`;
  if (error instanceof DiscordAPIError)
    return error.status >= 500 || PASSING.has(error.status) ? `it answers ${error.status}` : undefined;
  if (error instanceof HeldBackError || error instanceof StrangeAnswerError) return error.message;
  if (error instanceof GatewayClosedError) return error.message;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  if (error instanceof AggregateError) return firstReason(error.errors);
  const code = codeOf(error);
  const { message } = error;
  if (KNOWN[code] !== undefined) return message === '' ? KNOWN[code] : `${KNOWN[code]}: ${message}`;
  const network = NETWORK.test(code) && !NOT_NETWORK.test(code);
  if (network || SOCKET.test(message) || NO_LOGINS.test(message)) return message.split('\n')[0] || code;
  return reasonUnreachable(error.cause);
}

const firstReason = (errors: readonly unknown[]): string | undefined =>
  errors.map(reasonUnreachable).find(reason => reason !== undefined);

/** Returns the `Attempts` that repeat requests to Discord, and log each failure as one line. */
export const attemptsAtDiscord = (log: Log, now: () => number, leaving: AbortSignal): Attempts =>
  new Attempts({
    name: 'Discord',
    say: line => log.warn({}, line),
    reasonOf: reasonUnreachable,
    leaving,
    now,
  });

/** Time limit of a request at the start, in milliseconds. The operator should see a failure of such a request soon. */
const FIRST_ANSWER_MS = 5_000;

async function ask<Answer>(
  rest: REST,
  route: `/${string}`,
  leaving: AbortSignal,
  isWhole: (answer: Answer) => boolean,
): Promise<Answer> {
  const signal = AbortSignal.any([leaving, AbortSignal.timeout(FIRST_ANSWER_MS)]);
  const answer = (await rest.get(route, { signal })) as Answer;
  if (!isWhole(answer)) throw new StrangeAnswerError('the answer is not in the form of Discord');
  return answer;
}

export const advisedShards = async (rest: REST, leaving: AbortSignal): Promise<number> =>
  (await ask<APIGatewayBotInfo>(rest, Routes.gatewayBot(), leaving, ({ shards }) => Number.isInteger(shards)))
    .shards;

export const ownApplication = (rest: REST, leaving: AbortSignal): Promise<RESTGetCurrentApplicationResult> =>
  ask(rest, Routes.currentApplication(), leaving, ({ id }) => typeof id === 'string');
