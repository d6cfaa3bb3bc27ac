import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Result of a health check, with lines of text that explain the result. */
export interface Health {
  readonly well: boolean;
  readonly lines: readonly string[];
}
type HealthCheck = () => Promise<Health>;

export interface MetricsServerParts {
  readonly host: string;
  /** Port of the HTTP server. 0: any free port. */
  readonly port: number;
  readonly metrics: { text(): Promise<string>; readonly registry: { readonly contentType: string } };
  readonly healthy: HealthCheck;
  /**
   * Checks that the process serves Discord, or could do so immediately. If this is true, a rolling restart continues with the
   * next process.
   */
  readonly ready: HealthCheck;
  readonly trouble: (error: unknown) => void;
}

/**
 * Thrown where the metrics server can't listen on its port. The error message is a phrase that follows the word METRICS_PORT.
 */
export class PortError extends Error {
  override readonly name = 'PortError';
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'is not for this user',
  EADDRNOTAVAIL: 'is on an address that this machine does not have (METRICS_HOST)',
  ENOTFOUND: 'is on an address that this machine does not know (METRICS_HOST)',
};

interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const TEXT = 'text/plain; charset=utf-8';
const plain = (status: number, ...lines: readonly string[]): Page => ({
  status,
  type: TEXT,
  body: `${lines.join('\n')}\n`,
});

/** HTTP server for monitoring. It answers only /metrics, /healthz and /readyz, and no request changes anything. */
export class MetricsServer {
  readonly #server: Server;
  readonly #parts: MetricsServerParts;

  private constructor(parts: MetricsServerParts) {
    this.#parts = parts;
    this.#server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
      void this.#answer(request, response);
    });
    this.#server.unref();
  }

  static async open(parts: MetricsServerParts): Promise<MetricsServer> {
    const opened = new MetricsServer(parts);
    const server = opened.#server;
    try {
      server.listen({ host: parts.host, port: parts.port });
      await once(server, 'listening');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      throw new PortError(`${parts.port} ${REASONS[code] ?? `can't be listened at (${code})`}`, {
        cause: error,
      });
    }
    server.on('error', parts.trouble);
    return opened;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    const page = await this.#page(request).catch((error: unknown): Page => {
      this.#parts.trouble(error);
      return plain(500, 'this could not be found out: the log says why');
    });
    response.writeHead(page.status, {
      'content-type': page.type,
      'content-length': Buffer.byteLength(page.body),
      'cache-control': 'no-store',
      ...(page.status === 405 && { allow: 'GET, HEAD' }),
    });
    response.end(request.method === 'HEAD' ? undefined : page.body);
  }

  async #page({ method, url }: IncomingMessage): Promise<Page> {
    const { metrics, healthy, ready } = this.#parts;
    const pages: Readonly<Record<string, () => Promise<Page>>> = {
      '/metrics': async () => ({
        status: 200,
        type: metrics.registry.contentType,
        body: await metrics.text(),
      }),
      '/healthz': () => found(healthy),
      '/readyz': () => found(ready),
    };
    const path = (url ?? '').split('?')[0] ?? '';
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (!page) return plain(404, 'there is /metrics, /healthz and /readyz');
    return method === 'GET' || method === 'HEAD' ? page() : plain(405, 'GET and HEAD alone');
  }
}

async function found(check: HealthCheck): Promise<Page> {
  const { well, lines } = await check();
  return plain(well ? 200 : 503, ...lines);
}
