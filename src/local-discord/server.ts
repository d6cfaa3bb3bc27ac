import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordError, refuse } from './errors.ts';
import type { Gateway } from './gateway.ts';
import type { Interactions } from './interaction.ts';
import { type RequestBody, readBody } from './multipart.ts';
import type { Quiet } from './quiet.ts';
import { type Call, type Match, type Reply, Router } from './route.ts';
import { routes } from './routes/index.ts';
import { type Trouble, Troubles, troubleAnswer } from './trouble.ts';
import type { World } from './world.ts';

/** A request as tests and the curious see it. */
export interface SeenRequest {
  /** by the injected clock */
  readonly at: number;
  readonly method: string;
  /** without `/api/v10` and with `:token` for an interaction's token */
  readonly path: string;
  readonly query: string;
  /** JSON body, tokens redacted */
  readonly body: unknown;
  readonly files: readonly { name: string; size: number; contentType: string }[];
  /** 0 until answered; stays 0 when the connection was cut */
  status: number;
  /** code of Discord's error body */
  code?: number;
}

const API = /^\/api(?:\/v10)?(?=\/)/;
/** Errors that only a bot's own mistake can bring about. */
const FAULTS: readonly number[] = [50035, 50006, 50109, 40005, 40060, 40094];

export interface ServerParts {
  readonly world: World;
  readonly interactions: Interactions;
  readonly gateway: Gateway;
  readonly token: string;
  readonly quiet: Quiet;
}

/** Discord's REST API and its attachments on 127.0.0.1. */
export class RestServer {
  readonly requests: SeenRequest[] = [];
  readonly troubles = new Troubles();
  readonly #parts: ServerParts;
  readonly #router = new Router(routes);
  readonly #http: Server;

  constructor(parts: ServerParts) {
    this.#parts = parts;
    for (const { request, response } of routes) {
      if (request !== undefined && typeof request !== 'function') parts.world.judge.schema(request);
      if (response !== undefined) parts.world.judge.schema(response);
    }
    this.#http = createServer((request, response) => {
      parts.quiet.begin();
      // Whoever waits for the bot's answer goes on only when the bot has had its response, too.
      response.once('close', () => {
        parts.quiet.end();
        parts.interactions.touched();
      });
      this.#answer(request, response).catch(error => this.#broke(response, error));
    });
    parts.gateway.attach(this.#http);
  }

  /** Resolves with the address once it listens. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#http.once('error', reject);
      this.#http.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#http.closeAllConnections();
    await new Promise<void>(resolve => this.#http.close(() => resolve()));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`${this.#parts.world.origin}${request.url ?? '/'}`);
    if (url.pathname.startsWith('/attachments/')) return this.#attachment(url.pathname, response);
    const path = decode(url.pathname.replace(API, ''));
    const method = request.method ?? 'GET';
    const match = API.test(url.pathname) ? this.#router.find(method, path) : undefined;
    const body = await readBody(request).catch((error: unknown) => asDiscordError(error));
    const seen = this.#note(method, url, redact(path, match), body);
    const trouble = this.troubles.take(method, seen.path);
    if (trouble?.delay !== undefined) await sleep(trouble.delay);
    const spoils = trouble !== undefined && (trouble.drop === true || trouble.status !== undefined);
    const reply =
      spoils && trouble.afterwards !== true
        ? undefined
        : await this.#carryOut(seen, match, url.searchParams, body, request.headers.authorization);
    if (spoils) {
      if (reply !== undefined) this.#excuse(match);
      return this.#spoil(seen, trouble, request, response);
    }
    if (reply !== undefined) send(response, seen, reply, rateLimit(seen, match));
  }

  #note(method: string, url: URL, path: string, body: RequestBody | DiscordError): SeenRequest {
    const read = body instanceof DiscordError ? undefined : body;
    const seen: SeenRequest = {
      at: this.#parts.world.now(),
      method,
      path,
      query: url.search,
      body: read?.json,
      files: (read?.files ?? []).map(f => ({
        name: f.name,
        size: f.data.length,
        contentType: f.contentType,
      })),
      status: 0,
    };
    this.requests.push(seen);
    return seen;
  }

  /** Runs the route; a refusal becomes Discord's error body, a bot's fault also a complaint. */
  async #carryOut(
    seen: SeenRequest,
    match: Match | undefined,
    query: URLSearchParams,
    body: RequestBody | DiscordError,
    authorization: string | undefined,
  ): Promise<Reply> {
    const { judge } = this.#parts.world;
    const what = `${seen.method} ${seen.path}`;
    try {
      if (match === undefined) {
        judge.complain(`${what}: unknown route`);
        throw refuse.notFound();
      }
      if (match.route.tokenInPath !== true && authorization !== `Bot ${this.#parts.token}`)
        throw refuse.unauthorized();
      if (body instanceof DiscordError) throw body;
      this.#judgeRequest(match, body.json);
      const reply = await match.route.handle(this.#call(match, query, body));
      this.#judgeAnswer(what, match, reply);
      return reply;
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      if (FAULTS.includes(error.code) && !this.#isExcused(error, match))
        judge.complain(`${what}: ${describe(error)}`);
      seen.code = error.code;
      return { status: error.status, body: error.body };
    }
  }

  #call(match: Match, query: URLSearchParams, body: RequestBody): Call {
    const { world, interactions, gateway } = this.#parts;
    return {
      world,
      interactions,
      gatewayUrl: gateway.url,
      query,
      body: body.json,
      files: body.files,
      param(name) {
        const value = match.params[name];
        if (value === undefined) throw new Error(`${match.route.path} has no ${name}`);
        return value;
      },
    };
  }

  #judgeRequest({ route }: Match, json: unknown): void {
    if (route.request === undefined) return;
    const ref = typeof route.request === 'function' ? route.request(json) : route.request;
    const value = route.forSchema === undefined ? json : route.forSchema(json);
    const problems = this.#parts.world.judge.problems(ref, value);
    if (problems.length > 0) throw refuse.invalidForm(problems);
  }

  #judgeAnswer(what: string, { route }: Match, reply: Reply): void {
    const { judge } = this.#parts.world;
    if (reply.body === undefined || route.response === undefined) return;
    for (const { path, message } of judge.problems(route.response, reply.body))
      judge.complain(`${what}: our own answer breaks the schema at ${path}: ${message}`);
  }

  #interactionOf(match: Match | undefined) {
    return this.#parts.interactions.byId(match?.params.interaction_id ?? '');
  }

  #excuse(match: Match | undefined): void {
    const interaction = this.#interactionOf(match);
    if (interaction !== undefined) interaction.answerLost = true;
  }

  #isExcused(error: DiscordError, match: Match | undefined): boolean {
    return error.code === 40060 && this.#interactionOf(match)?.answerLost === true;
  }

  #spoil(seen: SeenRequest, trouble: Trouble, request: IncomingMessage, response: ServerResponse): void {
    const answer = trouble.drop === true ? undefined : troubleAnswer(trouble);
    if (answer === undefined) request.socket.destroy();
    else send(response, seen, { status: answer.status, body: answer.body }, answer.headers);
  }

  #attachment(path: string, response: ServerResponse): void {
    const attachment = this.#parts.world.attachments.get(path.split('/')[3] ?? '');
    if (attachment === undefined) {
      response.writeHead(404).end('This content is no longer available.');
      return;
    }
    response.writeHead(200, {
      'content-type': attachment.contentType,
      'content-length': attachment.size,
      'x-content-type-options': 'nosniff',
    });
    response.end(attachment.data);
  }

  #broke(response: ServerResponse, error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#parts.world.judge.complain(`the stand-in itself broke: ${text}`);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 0, message: '500: Internal Server Error' }));
  }
}

/** `@original` arrives as `%40original`; what can't be decoded is no route of ours. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function asDiscordError(error: unknown): DiscordError {
  return error instanceof DiscordError ? error : refuse.badJson();
}

function redact(path: string, match: Match | undefined): string {
  const token = match?.params.interaction_token ?? match?.params.webhook_token;
  return token === undefined ? path : path.replace(token, ':token');
}

function describe(error: DiscordError): string {
  const where = error.problems.map(({ path, message }) => `${path || '(body)'}: ${message}`);
  return [`${error.code} ${error.message}`, ...where].join('; ');
}

/** Plausible, and wide enough that no client waits because of them. */
function rateLimit(seen: SeenRequest, match: Match | undefined): Record<string, string> {
  if (match === undefined) return {};
  return {
    'x-ratelimit-bucket': Buffer.from(`${seen.method} ${match.route.path}`).toString('hex').slice(0, 32),
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': '999',
    'x-ratelimit-reset': String(Math.ceil(seen.at / 1000) + 1),
    'x-ratelimit-reset-after': '1',
  };
}

function send(
  response: ServerResponse,
  seen: SeenRequest,
  reply: Reply,
  headers: Readonly<Record<string, string>>,
): void {
  seen.status = reply.status;
  // A 204 with a JSON content type makes discord.js parse nothing and crash.
  if (reply.body === undefined) response.writeHead(reply.status, headers).end();
  else
    response
      .writeHead(reply.status, { ...headers, 'content-type': 'application/json' })
      .end(JSON.stringify(reply.body));
}
