import { once } from 'node:events';
import * as zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { LocalDiscord } from '../src/index.ts';
import { quay, startDiscord } from './kit.ts';

const HAS_ZSTD = typeof zlib.createZstdDecompress === 'function';
/** Name of a server so long that its event is longer than the buffers of a stream. */
const LONG_NAME = 'Harbour '.repeat(20_000);

/** Opens a connection, and reads each binary message with `read`. */
function open(discord: LocalDiscord, query: string, read: (data: Buffer) => Promise<string> | string) {
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?v=10&encoding=json${query}`);
  const frames: { op: number; t?: string; d?: { name?: string } }[] = [];
  const kinds: ('binary' | 'text')[] = [];
  let reading = Promise.resolve();
  socket.on('message', (data: Buffer, isBinary) => {
    kinds.push(isBinary ? 'binary' : 'text');
    reading = reading.then(async () => {
      frames.push(JSON.parse(isBinary ? await read(data) : String(data)));
    });
  });
  const until = (name: string) => expect.poll(() => frames.find(({ t }) => t === name)).toBeDefined();
  const identify = (data: object = {}) =>
    socket.send(JSON.stringify({ op: 2, d: { token: discord.token, intents: 1, properties: {}, ...data } }));
  return { socket, frames, kinds, until, identify };
}

/** Makes a reader of messages that share one context. */
function shared(stream: zlib.Inflate | zlib.ZstdDecompress): (data: Buffer) => Promise<string> {
  let text = '';
  stream.on('data', part => {
    text += String(part);
  });
  return async data => {
    text = '';
    stream.write(data);
    await expect.poll(() => isJson(text)).toBe(true);
    return text;
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it.each([
  ['zlib-stream', () => zlib.createInflate()],
  ...(HAS_ZSTD ? ([['zstd-stream', () => zlib.createZstdDecompress()]] as const) : []),
] as const)('%s: every message is compressed, and all share one context', async (kind, decompressor) => {
  const { discord } = await quay();
  discord.addGuild({ name: LONG_NAME });
  const ends: string[] = [];
  const read = shared(decompressor());
  const { socket, frames, kinds, until, identify } = open(discord, `&compress=${kind}`, data => {
    ends.push(data.subarray(-4).toString('hex'));
    return read(data);
  });
  await once(socket, 'open');
  identify();
  await until('GUILD_CREATE');
  for (let count = 0; count < 20; count++) discord.guilds[0]?.addChannel({ name: `c${count}` });
  await expect.poll(() => frames.filter(({ t }) => t === 'CHANNEL_CREATE').length).toBe(20);
  expect(frames.map(({ t, d }) => t === 'CHANNEL_CREATE' && d?.name).filter(Boolean)).toEqual(
    Array.from({ length: 20 }, (_, count) => `c${count}`),
  );
  expect(frames.some(({ d }) => d?.name === LONG_NAME)).toBe(true);
  expect(new Set(kinds)).toEqual(new Set(['binary']));
  // A client of zlib collects bytes until this end of a flush.
  if (kind === 'zlib-stream') expect(new Set(ends)).toEqual(new Set(['0000ffff']));
  expect(discord.complaints).toEqual([]);
});

it('payload compression: long payloads are compressed alone, also after a resume, short ones stay text', async () => {
  const { discord, channel } = await quay();
  const alone = (data: Buffer) => zlib.inflateSync(data).toString();
  const { socket, frames, kinds, until, identify } = open(discord, '', alone);
  await once(socket, 'open');
  identify({ compress: true });
  await until('GUILD_CREATE');
  expect(kinds[0]).toBe('text');
  expect(kinds.at(-1)).toBe('binary');
  const ready = frames.find(({ t }) => t === 'READY') as { d?: { session_id?: string } } | undefined;
  socket.terminate();
  const again = open(discord, '', alone);
  await once(again.socket, 'open');
  channel.guild?.addChannel({ name: LONG_NAME });
  again.socket.send(
    JSON.stringify({ op: 6, d: { token: discord.token, session_id: ready?.d?.session_id, seq: 2 } }),
  );
  await again.until('RESUMED');
  expect(again.kinds).toEqual(['text', 'binary', 'text']);
});

it.each([
  ['&encoding=etf', 'encoding=etf is not there: use encoding=json'],
  ['&encoding=json&compress=gzip', 'compress=gzip: only zlib-stream and zstd-stream'],
])('%s: refused by name', async (query, reason) => {
  const discord = await startDiscord();
  const socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?v=10${query}`);
  const [code, why] = await once(socket, 'close');
  expect([code, String(why)]).toEqual([4002, reason]);
  expect(discord.complaints).toEqual([`gateway: ${reason}`]);
});
