import { crc32, deflateSync } from 'node:zlib';
import type { File } from './requests.ts';

const [WIDTH, HEIGHT] = [480, 300];

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const part = Buffer.alloc(body.length + 8);
  part.writeUInt32BE(data.length, 0);
  body.copy(part, 4);
  part.writeUInt32BE(crc32(body), body.length + 4);
  return part;
}

/** Draws a picture that a person can look at: a frame around a surface of one colour. */
export function drawn(name: string, colour: readonly [number, number, number]): File {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const lines = Array.from({ length: HEIGHT }, (_, y) =>
    Array.from({ length: WIDTH }, (_, x) => {
      const isFrame = Math.min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y) < 8;
      return isFrame ? [20, 20, 20] : colour;
    }).flat(),
  );
  const pixels = Buffer.concat(lines.map(line => Buffer.from([0, ...line])));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return { name, data: Buffer.concat([signature, ...data]) };
}
