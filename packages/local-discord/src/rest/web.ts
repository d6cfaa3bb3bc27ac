import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer, Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { World } from '../world/world.ts';
import type { Certificate } from './certificate.ts';

/** Number of higher ports that are tried when the wanted port is taken. */
const NEXT_PORTS = 100;
const LAST_PORT = 65_535;
const HERE = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const makeServer = (tls: Certificate | undefined, handle: Handler): Server =>
  tls === undefined ? createServer(handle) : createTlsServer(tls, handle);

/** Listens on 127.0.0.1, at the wanted port or the next free one. Port 0: any free port. Resolves with the address. */
export async function listen(http: Server, wished: number): Promise<string> {
  const last = wished === 0 ? 0 : Math.min(wished + NEXT_PORTS, LAST_PORT);
  for (let port = wished; ; port++)
    try {
      http.listen(port, '127.0.0.1');
      await once(http, 'listening');
      const scheme = http instanceof TlsServer ? 'https' : 'http';
      return `${scheme}://127.0.0.1:${(http.address() as AddressInfo).port}`;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if ((code !== 'EADDRINUSE' && code !== 'EACCES') || port >= last) throw error;
    }
}

/**
 * Returns true where a request is addressed to a loopback host, and no page of another site sent it. The check of the host
 * refuses foreign host names that DNS maps to 127.0.0.1 (rebinding).
 */
export function isFromHere(request: IncomingMessage): boolean {
  const { host = '', origin } = request.headers;
  const scheme = 'encrypted' in request.socket ? 'https' : 'http';
  return HERE.test(host) && (origin === undefined || origin === `${scheme}://${host}`);
}

/** Serves `/attachments/<channel>/<id>/<name>`. The headers stop a bot's file from running scripts in the page. */
export function serveAttachment(world: World, path: string, response: ServerResponse): void {
  const attachment = world.attachments.get(path.split('/')[3] ?? '');
  if (attachment === undefined) {
    response.writeHead(404).end('This content is no longer available.');
    return;
  }
  const { data } = attachment;
  response.writeHead(200, {
    'content-type': attachment.contentType,
    'content-length': data.length,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  response.end(data);
}
