import type { Transform } from 'node:stream';
import * as zlib from 'node:zlib';

/** Kinds of transport compression: https://docs.discord.com/developers/events/gateway#transport-compression */
const TRANSPORTS = {
  'zlib-stream': { make: () => zlib.createDeflate(ROOMY), flush: zlib.constants.Z_SYNC_FLUSH },
  'zstd-stream': { make: () => zlib.createZstdCompress(ROOMY), flush: zlib.constants.ZSTD_e_flush },
};
export type Transport = keyof typeof TRANSPORTS;

/** Lets a compressor finish a frame of any size although nothing reads it meanwhile. */
const ROOMY: object = { highWaterMark: 2 ** 30 };

/**
 * Returns the transport compression that a client asks for. Throws an error, whose message names the reason, for a kind that
 * Discord does not have, or that this Node has not.
 */
export function readTransport(asked: string | null): Transport | undefined {
  if (asked === null) return undefined;
  if (!Object.hasOwn(TRANSPORTS, asked))
    throw new Error(`compress=${asked}: only zlib-stream and zstd-stream`);
  if (asked === 'zstd-stream' && typeof zlib.createZstdCompress !== 'function')
    throw new Error('compress=zstd-stream needs Node 22.15 or later');
  return asked as Transport;
}

/** Compressor of the frames of one connection. All its frames share one context. */
export class Compression {
  readonly #stream: Transform & zlib.Zlib;
  readonly #flush: number;

  constructor(kind: Transport) {
    const { make, flush } = TRANSPORTS[kind];
    this.#stream = make();
    this.#flush = flush;
  }

  /** Compresses a frame, and passes the data to `done`. Frames keep their order. */
  add(frame: string, done: (data: Buffer) => void): void {
    this.#stream.write(frame);
    this.#stream.flush(this.#flush, () => {
      const parts: Buffer[] = [];
      // Node 26 returns one part for each call, earlier versions all parts.
      for (let part = this.#stream.read(); part !== null; part = this.#stream.read()) parts.push(part);
      done(Buffer.concat(parts));
    });
  }

  close(): void {
    this.#stream.destroy();
  }
}

/**
 * Length in characters from which a payload is compressed by itself. Discord leaves some payloads as they are, so a client must
 * detect the compression: https://docs.discord.com/developers/events/gateway#payload-compression
 */
const LONG = 512;

/** Returns a frame as payload compression sends it. */
export const alone = (frame: string): string | Buffer =>
  frame.length < LONG ? frame : zlib.deflateSync(frame);
