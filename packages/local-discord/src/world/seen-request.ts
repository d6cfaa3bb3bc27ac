import type { UploadedFile } from '../rules/body.ts';

/** Record of a request, for tests and for the page's panel. */
export interface SeenRequest {
  /** Time of the request by the injected clock, in milliseconds since the epoch. */
  readonly at: number;
  readonly method: string;
  /** Path without `/api/v10`, with `:token` in place of an interaction's token. */
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  readonly files: readonly { name: string; size: number; contentType: string }[];
  /** Id of the interaction that the request answers. */
  readonly interaction?: string;
  /** HTTP status of the answer. 0: there is no answer yet, or the connection was cut. */
  status: number;
  code?: number;
  answer?: unknown;
  /** Violations of Discord's schema and rules by the request or by this server's answer. Empty: there are none. */
  problems: string[];
  /** Milliseconds until the request was finished. Absent: it is not finished. */
  took?: number;
}

interface Arrival {
  readonly at: number;
  readonly method: string;
  readonly url: URL;
  readonly path: string;
  /** Parameters of the path. Undefined: no route fits the path. */
  readonly params: Readonly<Record<string, string>> | undefined;
  /** Parsed body. Undefined: the body could not be parsed. */
  readonly body: { readonly json: unknown; readonly files: readonly UploadedFile[] } | undefined;
  readonly interaction: string | undefined;
}

export function seenRequest({ at, method, url, path, params, body, interaction }: Arrival): SeenRequest {
  const files = (body?.files ?? []).map(file => ({
    name: file.name,
    size: file.data.length,
    contentType: file.contentType,
  }));
  return {
    at,
    method,
    path: redact(path, params),
    query: url.search,
    body: body?.json,
    files,
    ...(interaction !== undefined && { interaction }),
    status: 0,
    problems: [],
  };
}

function redact(path: string, params: Arrival['params']): string {
  const token = params?.interaction_token ?? params?.webhook_token;
  return token === undefined ? path : path.replace(token, ':token');
}
