import type { RequestBody } from './multipart.ts';
import type { Match } from './route.ts';

/** A request as tests and the panel for the curious see it. */
export interface SeenRequest {
  /** Time of the request by the world's clock, in milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  /** Path without `/api/v10`, with `:token` in place of an interaction's token. */
  readonly path: string;
  readonly query: string;
  /** Body of the request as JSON, without tokens. */
  readonly body: unknown;
  readonly files: readonly { name: string; size: number; contentType: string }[];
  /** Status of the answer. 0: no answer yet, or the connection was cut. */
  status: number;
  /** Code in Discord's error body. */
  code?: number;
  /** Body of the answer as JSON. */
  answer?: unknown;
  /** Problems that Discord's schema and rules have with the request or with our answer. Empty: both pass. */
  problems: string[];
  /** Milliseconds until the request was finished. */
  took?: number;
}

interface Arrival {
  readonly at: number;
  readonly method: string;
  readonly url: URL;
  readonly path: string;
  readonly match: Match | undefined;
  /** Parsed body. Undefined: it could not be parsed. */
  readonly body: RequestBody | undefined;
}

export function seenRequest({ at, method, url, path, match, body }: Arrival): SeenRequest {
  const files = (body?.files ?? []).map(file => ({
    name: file.name,
    size: file.data.length,
    contentType: file.contentType,
  }));
  return {
    at,
    method,
    path: redact(path, match),
    query: url.search,
    body: body?.json,
    files,
    status: 0,
    problems: [],
  };
}

function redact(path: string, match: Match | undefined): string {
  const token = match?.params.interaction_token ?? match?.params.webhook_token;
  return token === undefined ? path : path.replace(token, ':token');
}
