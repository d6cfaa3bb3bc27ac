import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from './people/stage.ts';
import { proxy, proxySocket } from './rest/activity-proxy.ts';
import type { Certificate } from './rest/certificate.ts';
import { Misfortunes } from './rest/misfortune.ts';
import { type RequestBody, readBody } from './rest/multipart.ts';
import { type Allowance, RateLimits } from './rest/rate-limit.ts';
import { type Call, type Match, type Reply, Router } from './rest/route.ts';
import { type Trouble, Troubles, tooMany, troubleAnswer } from './rest/trouble.ts';
import { isFromHere, listen, makeServer, serveAttachment } from './rest/web.ts';
import { routes } from './routes/index.ts';
import { DiscordError, refuse } from './rules/errors.ts';
import { decoded } from './rules/message-rules.ts';
import { publishedRoute } from './rules/published.ts';
import { type SeenRequest, seenRequest } from './world/seen-request.ts';
import type { Page } from './world/watch.ts';

const API = /^\/api(?:\/v10)?(?=\/)/;
/** Discord's error codes that only a mistake of the bot can cause. */
const FAULTS: readonly number[] = [50035, 50006, 50109, 40005, 40060, 40094];

/** Server on 127.0.0.1 for Discord's REST API, attachments and the browser page. */
export class RestServer {
  readonly requests: SeenRequest[] = [];
  readonly troubles = new Troubles();
  readonly misfortunes = new Misfortunes();
  readonly limits = new RateLimits();
  page: Page | undefined;
  /** True once the bot's token was reset. All later requests with that token are refused. */
  tokenRevoked = false;
  readonly #stage: Stage;
  readonly #token: string;
  readonly #router = new Router(routes);
  readonly #http: Server;

  constructor(stage: Stage, token: string, tls: Certificate | undefined) {
    this.#stage = stage;
    this.#token = token;
    for (const { request, response } of routes) {
      if (request !== undefined && typeof request !== 'function') stage.world.judge.schema(request);
      if (response !== undefined) stage.world.judge.schema(response);
    }
    this.#http = makeServer(tls, (request, response) => {
      this.#serve(request, response).catch(error => this.#broke(response, error));
    });
    // Idle connections stay open. Otherwise a busy machine might end one at the moment at which the bot uses it.
    this.#http.keepAliveTimeout = 0;
    this.#http.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Listens on 127.0.0.1, at the wanted port or the next free one. Resolves with the server's address. */
  listen(port: number): Promise<string> {
    return listen(this.#http, port);
  }

  async close(): Promise<void> {
    await this.page?.close();
    this.#http.closeAllConnections();
    await new Promise<void>(resolve => this.#http.close(() => resolve()));
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const { activities } = this.#stage.world;
    const person = activities.personAt(request.headers.host ?? '');
    if (person !== undefined) proxySocket(activities, person, request, socket);
    else if (!isFromHere(request)) socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    else if (/^\/gateway\/?$/.test(path)) this.#stage.gateway.upgrade(request, socket, head);
    else if (path.startsWith('/page/') && this.page !== undefined) this.page.upgrade(request, socket, head);
    else socket.destroy();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { activities } = this.#stage.world;
    const person = activities.personAt(request.headers.host ?? '');
    if (person !== undefined) return proxy(activities, person, request, response);
    const address = `${this.#stage.world.origin}${request.url ?? '/'}`;
    if (!URL.canParse(address)) return refuseAddress(response);
    const url = new URL(address);
    const { pathname } = url;
    if (!isFromHere(request)) response.writeHead(403).end('Only from this machine.');
    else if (pathname.startsWith('/attachments/')) serveAttachment(this.#stage.world, pathname, response);
    else if (this.page !== undefined && (pathname === '/' || pathname.startsWith('/page/')))
      await this.page.handle(request, response);
    else await this.#api(url, request, response);
  }

  async #api(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { quiet, interactions } = this.#stage;
    quiet.begin();
    // Callers who wait for the bot's answer are woken only after the bot has received the response to its own request.
    response.once('close', () => {
      quiet.end();
      interactions.touched();
    });
    const started = performance.now();
    // `%40original` becomes `@original`.
    const path = decoded(url.pathname.replace(API, ''));
    const method = request.method ?? 'GET';
    const match = API.test(url.pathname) ? this.#router.find(method, path) : undefined;
    const body = await readBody(request).catch((error: unknown) => asDiscordError(error));
    const read = body instanceof DiscordError ? undefined : body;
    const interaction = this.#answeredBy(match)?.id;
    const seen = seenRequest({
      at: this.#stage.world.now(),
      method,
      url,
      path,
      params: match?.params,
      body: read,
      interaction,
    });
    this.requests.push(seen);
    if (this.requests.length > this.#stage.world.history) this.requests.shift();
    try {
      await this.#answer({ seen, match, url, body, request, response });
    } finally {
      seen.took = performance.now() - started;
      this.#stage.world.tell({ type: 'request', request: seen });
    }
  }

  async #answer(arrived: Arrived): Promise<void> {
    const { seen, match, response } = arrived;
    const allowance = this.limits.take(seen.method, seen.path, match);
    if (allowance.retryAfter !== undefined)
      return send(response, seen, tooMany(allowance.retryAfter), allowance);
    const trouble =
      this.troubles.take(seen.method, seen.path, arrived.body) ?? this.misfortunes.take(seen.path);
    const { delay } = trouble ?? {};
    if (delay !== undefined) await (typeof delay === 'number' ? sleep(delay) : delay);
    const spoils = trouble !== undefined && (trouble.drop || trouble.hang || trouble.status !== undefined);
    const reply = spoils && trouble.afterwards !== true ? undefined : await this.#carryOut(arrived);
    if (spoils) {
      if (reply !== undefined) this.#excuse(match);
      return this.#spoil(arrived, trouble, allowance);
    }
    if (reply !== undefined) send(response, seen, reply, allowance);
  }

  /**
   * Runs the route of a request. A refusal becomes Discord's error body. An error that the bot has caused is also recorded as a
   * complaint.
   */
  async #carryOut({ seen, match, url, body, request }: Arrived): Promise<Reply> {
    try {
      if (match === undefined) {
        throw this.#noRoute(seen);
      }
      const { authorization } = request.headers;
      const known = authorization === `Bot ${this.#token}` && !this.tokenRevoked;
      if (!match.route.open && !match.route.tokenInPath && !known) throw refuse.unauthorized();
      if (body instanceof DiscordError) throw body;
      this.#judgeRequest(match, body.json);
      const reply = await match.route.handle(this.#call(match, url.searchParams, body));
      if (match.route.lasting === true) await this.#stage.world.saved();
      this.#judgeAnswer(seen, match.route.response, reply.body);
      return reply;
    } catch (error) {
      if (!(error instanceof DiscordError)) throw error;
      if (FAULTS.includes(error.code) && !this.#isExcused(error, match))
        this.#complain(seen, describe(error));
      seen.code = error.code;
      // Discord's schema wrongly wants numbers for codes such as BASE_TYPE_REQUIRED, so the schema check skips the details.
      this.#judgeAnswer(seen, 'ErrorResponse', { ...error.body, errors: undefined });
      return { status: error.status, body: error.body };
    }
  }

  /** Records a complaint about a request without a route. The answer tells whether Discord has the route. */
  #noRoute(seen: SeenRequest): DiscordError {
    const published = publishedRoute(seen.method, seen.path);
    if (published === undefined) {
      this.#complain(seen, 'unknown route');
      return refuse.notFound();
    }
    const { method, path, refused = 'it is not there yet' } = published;
    this.#complain(seen, `Discord has this route, local-discord does not: ${refused}`);
    return refuse.notHere(`${method} ${path}`, refused);
  }

  #complain(seen: SeenRequest, problem: string): void {
    seen.problems.push(problem);
    this.#stage.world.judge.complain(`${seen.method} ${seen.path}: ${problem}`);
  }

  #call(match: Match, query: URLSearchParams, body: RequestBody): Call {
    const { world, interactions, gateway } = this.#stage;
    return {
      world,
      interactions,
      gateway,
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
    const problems = this.#stage.world.judge.problems(ref, value);
    if (problems.length > 0) throw refuse.invalidForm(problems);
  }

  #judgeAnswer(seen: SeenRequest, schema: Match['route']['response'], body: unknown): void {
    if (body === undefined || schema === undefined) return;
    for (const { path, message } of this.#stage.world.judge.problems(schema, body))
      this.#complain(seen, `our own answer breaks the schema at ${path}: ${message}`);
  }

  #interactionOf(match: Match | undefined) {
    return this.#stage.interactions.byId(match?.params.interaction_id ?? '');
  }

  /** Returns the interaction that a request answers, at first or later. */
  #answeredBy(match: Match | undefined) {
    return this.#interactionOf(match) ?? this.#stage.interactions.byToken(match?.params.webhook_token ?? '');
  }

  #excuse(match: Match | undefined): void {
    const interaction = this.#interactionOf(match);
    if (interaction !== undefined) interaction.answerLost = true;
  }

  #isExcused(error: DiscordError, match: Match | undefined): boolean {
    return error.code === 40060 && this.#interactionOf(match)?.answerLost === true;
  }

  #spoil({ seen, request, response }: Arrived, trouble: Omit<Trouble, 'path'>, allowance: Allowance): void {
    if (trouble.hang === true) return;
    const answer = trouble.drop === true ? undefined : troubleAnswer(trouble);
    if (answer === undefined) request.socket.destroy();
    else send(response, seen, answer, allowance);
  }

  #broke(response: ServerResponse, error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#stage.world.judge.complain(`the stand-in itself broke: ${text}`);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 0, message: '500: Internal Server Error' }));
  }
}

interface Arrived {
  readonly seen: SeenRequest;
  readonly match: Match | undefined;
  readonly url: URL;
  readonly body: RequestBody | DiscordError;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function refuseAddress(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: 0, message: '400: Bad Request' }));
}

function asDiscordError(error: unknown): DiscordError {
  return error instanceof DiscordError ? error : refuse.badJson();
}

function describe(error: DiscordError): string {
  const where = error.problems.map(({ path, message }) => `${path || '(body)'}: ${message}`);
  return [`${error.code} ${error.message}`, ...where].join('; ');
}

function send(response: ServerResponse, seen: SeenRequest, reply: Reply, allowance: Allowance): void {
  seen.status = reply.status;
  seen.answer = reply.body;
  const { 'content-type': type = 'application/json', ...headers } = {
    ...allowance.headers,
    ...reply.headers,
  };
  // An answer without a body (status 204) has no JSON content type, since discord.js would parse the empty body and crash.
  if (reply.body === undefined) response.writeHead(reply.status, headers).end();
  else
    response
      .writeHead(reply.status, { ...headers, 'content-type': type })
      .end(type === 'application/json' ? JSON.stringify(reply.body) : String(reply.body));
}
