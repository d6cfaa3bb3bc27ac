import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as askTls } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Activities } from '../resources/activity.ts';
import type { User } from '../resources/user.ts';

/** Old prefix of paths to the proxy, which Discord still accepts. */
const PREFIX = /^\/\.proxy(?=\/)/;

/** Passes a request of a person's frame on to the Activity's server, with signed headers in place of the frame's own ones. */
function passOn(activities: Activities, person: User, request: IncomingMessage) {
  const { url = '/', method, headers } = request;
  const target = new URL(`${activities.target}${url.replace(PREFIX, '')}`);
  const options = {
    method,
    headers: { ...headers, ...activities.headersFor(person), host: target.host },
  };
  return (target.protocol === 'https:' ? askTls : ask)(target, options);
}

/** Answers a request of a person's frame with the answer of the Activity's server. */
export function proxy(
  activities: Activities,
  person: User,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const asked = passOn(activities, person, request);
  asked.on('response', answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', ({ message }) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`The server of the activity at ${activities.target} does not answer: ${message}`);
  });
  request.pipe(asked);
}

/** Connects a WebSocket of a person's frame with the Activity's server. */
export function proxySocket(activities: Activities, person: User, request: IncomingMessage, socket: Duplex) {
  const asked = passOn(activities, person, request);
  asked.on('upgrade', (answer, other, head) => {
    const lines = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 ? `${name}: ${all[index + 1]}` : [],
    );
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(head);
    for (const [from, to] of [
      [other, socket],
      [socket, other],
    ] as const) {
      from.on('error', () => to.destroy());
      from.pipe(to);
    }
  });
  for (const event of ['response', 'error']) asked.on(event, () => socket.destroy());
  asked.end();
}
