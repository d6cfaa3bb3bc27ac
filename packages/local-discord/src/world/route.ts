import type { MessageBody, UploadedFile } from '../rules/body.ts';
import { refuse } from '../rules/errors.ts';
import type { Interactions } from './interaction.ts';
import type { SchemaRef } from './judge.ts';
import type { LoginLimit } from './login-limits.ts';
import type { World } from './world.ts';

/** The input of a route: a request with its parts. */
export interface Call {
  readonly world: World;
  readonly interactions: Interactions;
  readonly gateway: { readonly url: string; readonly shards: number; readonly sessionStartLimit: LoginLimit };
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** Returns a part of the path by its name, such as `channel_id`. */
  param(name: string): string;
}

export interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A route of Discord, spelt as in its OpenAPI description. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** Schema of the request's body. Undefined: the body is not read. */
  readonly request?: SchemaRef | ((body: unknown) => SchemaRef);
  /** Schema of the answer's body, where it has one. */
  readonly response?: SchemaRef;
  /** True where an interaction's token in the path replaces the bot's token. */
  readonly tokenInPath?: boolean;
  /** Changes the body for the schema check only, where Discord's schema is known to be wrong. */
  readonly forSchema?: (body: unknown) => unknown;
  /**
   * True where the answer waits until the change is on disk. A bot records its registered commands, and would not register
   * them again.
   */
  readonly lasting?: boolean;
  readonly handle: (call: Call) => Reply | Promise<Reply>;
}

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a path. The first fitting route wins, so `@original` must precede `{message_id}`. */
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

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const noContent: Reply = { status: 204 };

/** Returns a body as a message. The schema has checked it already. */
export const messageBody = (value: unknown): MessageBody => (value ?? {}) as MessageBody;

export function theApplication(call: Call): void {
  if (call.param('application_id') !== call.world.applicationId) throw refuse.unknownApplication();
}
