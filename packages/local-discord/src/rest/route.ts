import type { Gateway } from '../gateway/gateway.ts';
import type { Interactions } from '../resources/interaction.ts';
import type { MessageBody, UploadedFile } from '../rules/body.ts';
import { refuse } from '../rules/errors.ts';
import type { SchemaRef } from '../rules/schema-check.ts';
import type { World } from '../world/world.ts';

export interface Call {
  readonly world: World;
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  param(name: string): string;
}

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** REST route of Discord, spelt as in Discord's OpenAPI description. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Schema of the request's body. Undefined: the body is not checked. */
  readonly request?: SchemaRef | ((body: unknown) => SchemaRef);
  /** Schema of the answer's body. Undefined: the answer has no body. */
  readonly response?: SchemaRef;
  /** True where an interaction's token in the path replaces the bot's token in the header. */
  readonly tokenInPath?: boolean;
  /** True for a route that needs no token at all. */
  readonly open?: boolean;
  /** Changes the body for the schema check only, where Discord's published schema is known to be wrong. */
  readonly forSchema?: (body: unknown) => unknown;
  /**
   * True where the answer waits until the change is on disk. The bot remembers that its commands are registered, so it would
   * not register them again if they were lost.
   */
  readonly lasting?: boolean;
  readonly handle: (call: Call) => Reply | Promise<Reply>;
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finder of the route for a path. The first fitting route wins, so `@original` must precede `{message_id}`. */
export class Router {
  readonly #routes: readonly { route: Route; pattern: RegExp; names: readonly string[] }[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map(route => ({
      route,
      pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
      names: [...route.path.matchAll(/\{(\w+)\}/g)].map(match => match[1] ?? ''),
    }));
  }

  find(method: string, path: string): Match | undefined {
    for (const { route, pattern, names } of this.#routes) {
      const match = route.method === method ? pattern.exec(path) : null;
      if (match === null) continue;
      const entries = names.map((name, index) => [name, match[index + 1] ?? ''] as const);
      return { route, params: Object.fromEntries(entries) };
    }
    return undefined;
  }
}

/** Returns true where a rate limit or a failure is for a request. */
export const concerns = (
  of: { readonly method?: string; readonly path: RegExp },
  method: string,
  path: string,
) => (of.method === undefined || of.method === method) && path.search(of.path) >= 0;

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const noContent: Reply = { status: 204 };

export const messageBody = (value: unknown): MessageBody => (value ?? {}) as MessageBody;

export function theApplication(call: Call): void {
  if (call.param('application_id') !== call.world.applicationId) throw refuse.unknownApplication();
}
