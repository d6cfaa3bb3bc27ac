import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalDiscord } from '../src/index.ts';

interface Frame {
  readonly op: number;
  readonly t?: string | null;
  readonly s?: number | null;
  readonly d?: { readonly session_id?: string; readonly heartbeat_interval?: number };
}

export function connect(discord: LocalDiscord, query = '?v=10&encoding=json', headers = {}) {
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway${query}`, { headers });
  const frames: Frame[] = [];
  socket.on('message', data => frames.push(JSON.parse(String(data))));
  const closed = new Promise<number>(resolve => {
    socket.on('close', resolve);
    socket.on('error', () => resolve(0));
  });
  const until = (op: number, t?: string) =>
    expect
      .poll(() => frames.find(frame => frame.op === op && (t === undefined || frame.t === t)))
      .toBeDefined();
  const send = (op: number, d?: unknown) => socket.send(JSON.stringify({ op, d }));
  const identify = (data: object = {}) =>
    send(2, { token: discord.token, intents: 1, properties: {}, ...data });
  return { socket, frames, closed, until, send, identify };
}
