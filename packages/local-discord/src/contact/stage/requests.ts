import { setTimeout as sleep } from 'node:timers/promises';

export interface File {
  readonly name: string;
  readonly data: Buffer;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Sent {
  readonly body?: unknown;
  readonly files?: readonly File[];
  readonly query?: Readonly<Record<string, string>>;
  /** False: no token is sent in the header, since the path contains the token of an interaction. */
  readonly auth?: boolean;
}

/** Discord's answer to a request, even where Discord refuses the request. */
export interface Answered<Body = unknown> {
  readonly status: number;
  /** Status, error code, and the first problem of the body: `404 10008` or `400 50035 BASE_TYPE_MAX_LENGTH`. */
  readonly line: string;
  readonly ok: boolean;
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

/** Error where Discord refuses a request that a trial needs to succeed. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** Error where no answer of Discord came. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

interface Errors {
  readonly _errors?: readonly { readonly code: string }[];
  readonly [key: string]: unknown;
}

/** Returns the first problem in the nested errors of Discord's error 50035. */
function firstProblem(
  errors: unknown,
  path: readonly string[] = [],
): { path: string; code: string } | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const { _errors: own, ...inner } = errors as Errors;
  if (own?.[0]) return { path: path.join('.'), code: own[0].code };
  for (const [key, value] of Object.entries(inner)) {
    const found = firstProblem(value, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Body = { readonly code?: unknown; readonly errors?: unknown } | null | undefined;

export const lineOf = (status: number, body: unknown): string => {
  const { code, errors } = (body as Body) ?? {};
  return [status, code, firstProblem(errors)?.code].filter(part => part !== undefined).join(' ');
};

/** Returns the error of a refusal with the last part of the refused field's path: `400 50035 at label`. */
export const placeOf = ({ status, body }: Answered): string => {
  const { code, errors } = (body as Body) ?? {};
  const field = firstProblem(errors)
    ?.path.replace(/(?:\.\d+)+$/, '')
    .split('.')
    .at(-1);
  return [status, code, ...(field ? [`at ${field}`] : [])].filter(part => part !== undefined).join(' ');
};

/** Time limit in milliseconds for one request. The largest upload may take long on a slow connection. */
const UPLOAD_MS = 60_000;
/** Maximum number of times that a request is sent, if Discord asks for a wait or fails. */
const TRIES = 5;
const BROKEN_MS = 1_000;

export interface RequestsParts {
  readonly api: string;
  readonly token: string;
}

/** Sends requests, and returns refusals as answers. Waits where Discord asks for a wait. */
export class Requests {
  readonly #parts: RequestsParts;

  constructor(parts: RequestsParts) {
    this.#parts = parts;
  }

  /** Sends a request. Throws Unanswered where Discord is broken or out of reach. */
  async ask<Body>(method: Method, route: string, sent: Sent = {}): Promise<Answered<Body>> {
    for (let tries = 1; ; tries++) {
      const answer = await this.bare<Body>(method, route, sent);
      if (answer.status !== 429 && answer.status < 500) return answer;
      if (tries === TRIES) throw new Unanswered(`Discord answered ${answer.status} ${TRIES} times`);
      const { retry_after: seconds } = (answer.body ?? {}) as { retry_after?: unknown };
      await sleep(typeof seconds === 'number' ? seconds * 1_000 : BROKEN_MS);
    }
  }

  /** Sends a request that must succeed. Throws Refused where Discord refuses it. */
  async need<Body>(method: Method, route: string, sent: Sent = {}): Promise<Body> {
    const answer = await this.ask<Body>(method, route, sent);
    if (!answer.ok) throw new Refused(`${method} ${plain(route)} was refused: ${answer.line}`);
    return answer.body;
  }

  /** Sends a request once, and returns whatever answer comes. */
  async bare<Body>(
    method: Method,
    route: string,
    sent: Sent = {},
    token = this.#parts.token,
  ): Promise<Answered<Body>> {
    const { query, auth = true } = sent;
    const { body, type } = bodyOf(sent);
    const asked = query === undefined ? '' : `?${new URLSearchParams(query)}`;
    const got = await fetch(`${this.#parts.api}/v10${route}${asked}`, {
      method,
      headers: {
        'user-agent': 'DiscordBot (https://www.npmjs.com/package/local-discord, contact)',
        ...(auth && { authorization: `Bot ${token}` }),
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(UPLOAD_MS),
    }).catch(error => {
      throw new Unanswered(whyOf(error), { cause: error });
    });
    const text = await got.text();
    const answer = readJson(text);
    const { status, ok } = got;
    const line = ok ? String(status) : lineOf(status, answer);
    return { status, ok, line, body: answer as Body, headers: Object.fromEntries(got.headers) };
  }
}

function bodyOf({ body, files }: Sent): { body?: string | FormData; type?: string } {
  if (!files?.length)
    return body === undefined
      ? {}
      : { body: typeof body === 'string' ? body : JSON.stringify(body), type: 'application/json' };
  const form = new FormData();
  for (const [at, { name, data }] of files.entries())
    form.set(`files[${at}]`, new Blob([new Uint8Array(data)], { type: 'image/png' }), name);
  form.set('payload_json', JSON.stringify(body ?? {}));
  return { body: form };
}

function readJson(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the reason why a request got no answer: a code such as ECONNREFUSED, or the error's name. */
function whyOf(error: unknown): string {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? (typeof code === 'string' ? code : name));
}

/** Returns a route without ids and tokens. */
const plain = (route: string): string =>
  route.replace(/\d{15,}/g, ':id').replace(/(webhooks|interactions)\/:id\/[^/]+/, '$1/:id/:token');
