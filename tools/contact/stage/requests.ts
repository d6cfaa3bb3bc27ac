import { DiscordAPIError, type REST, type RequestMethod, type RouteLike } from 'discord.js';

export interface File {
  readonly name: string;
  readonly data: Buffer;
}

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

interface Errors {
  readonly _errors?: readonly { readonly code: string }[];
  readonly [key: string]: unknown;
}

/** Returns the code of the first problem in the nested errors of Discord's error 50035. */
function firstCode(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  const { _errors: own, ...inner } = errors as Errors;
  if (own?.[0]) return own[0].code;
  for (const value of Object.values(inner)) {
    const code = firstCode(value);
    if (code !== undefined) return code;
  }
  return undefined;
}

export const lineOf = (status: number, body: unknown): string => {
  const { code, errors } = (body ?? {}) as { code?: unknown; errors?: unknown };
  return [status, code, firstCode(errors)].filter(part => part !== undefined).join(' ');
};

/** Sends requests through the bot's REST client, and returns refusals as answers. */
export class Requests {
  readonly #rest: REST;

  constructor(rest: REST) {
    this.#rest = rest;
  }

  /** Sends a request. Returns a refusal of Discord as an answer, and throws any other error. */
  async ask<Body>(
    method: `${RequestMethod}`,
    fullRoute: RouteLike,
    sent: Sent = {},
  ): Promise<Answered<Body>> {
    const { body, files, query, auth } = sent;
    try {
      const response = await this.#rest.queueRequest({
        method: method as RequestMethod,
        fullRoute,
        ...(body !== undefined && { body }),
        ...(files && { files: files.map(file => ({ ...file, contentType: 'image/png' })) }),
        ...(query && { query: new URLSearchParams(query) }),
        ...(auth !== undefined && { auth }),
      });
      const text = await response.text();
      return {
        status: response.status,
        line: String(response.status),
        ok: true,
        body: (text === '' ? undefined : JSON.parse(text)) as Body,
        headers: Object.fromEntries(response.headers as Iterable<[string, string]>),
      };
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) throw error;
      const { status, rawError } = error;
      const line = lineOf(status, rawError);
      return { status, line, ok: false, body: rawError as Body, headers: {} };
    }
  }

  /** Sends a request that must succeed. Throws Refused where Discord refuses it. */
  async need<Body>(method: `${RequestMethod}`, route: RouteLike, sent: Sent = {}): Promise<Body> {
    const answer = await this.ask<Body>(method, route, sent);
    if (!answer.ok) throw new Refused(`${method} ${plain(route)} was refused: ${answer.line}`);
    return answer.body;
  }
}

/** Returns a route without ids and tokens. */
const plain = (route: string): string =>
  route.replace(/\d{15,}/g, ':id').replace(/(webhooks|interactions)\/:id\/[^/]+/, '$1/:id/:token');
