/** A decoded animated GIF. Each frame is a whole picture, drawn over the one before it as viewers do. */
export interface Film {
  readonly width: number;
  readonly height: number;
  /** Pixels of each frame as RGB, row by row. */
  readonly frames: readonly Uint8Array[];
  readonly delays: readonly number[];
}

const unpacked = (least: number, data: Uint8Array, pixels: number): Uint8Array => {
  const out = new Uint8Array(pixels);
  const [clear, end] = [1 << least, (1 << least) + 1];
  let table: number[][] = [];
  let [size, at, bits, held] = [least + 1, 0, 0, 0];
  let before: number[] | undefined;
  for (const byte of data) {
    held |= byte << bits;
    bits += 8;
    while (bits >= size) {
      const code = held & ((1 << size) - 1);
      held >>>= size;
      bits -= size;
      if (code === end) return out;
      if (code === clear) {
        table = Array.from({ length: clear }, (_, index) => [index]);
        table.push([], []);
        size = least + 1;
        before = undefined;
        continue;
      }
      const [first = 0] = table[code] ?? before ?? [];
      const entry = table[code] ?? [...(before ?? []), first];
      out.set(entry, at);
      at += entry.length;
      if (before && table.length < 4096) {
        table.push([...before, entry[0] ?? 0]);
        if (table.length === 1 << size && size < 12) size += 1;
      }
      before = entry;
    }
  }
  return out;
};

export const readGif = (file: Uint8Array): Film => {
  const view = Buffer.from(file);
  if (view.toString('latin1', 0, 6) !== 'GIF89a') throw new Error('no GIF');
  const [width, height, flags] = [view.readUInt16LE(6), view.readUInt16LE(8), view[10] ?? 0];
  const colours = 2 << (flags & 7);
  const palette = view.subarray(13, 13 + 3 * colours);
  const canvas = new Uint8Array(width * height * 3);
  const frames: Uint8Array[] = [];
  const delays: number[] = [];
  let [at, clear] = [13 + 3 * colours, -1];
  const blocks = (): Buffer => {
    const parts: Buffer[] = [];
    for (let length = view[at] ?? 0; length > 0; length = view[at] ?? 0) {
      parts.push(view.subarray(at + 1, at + 1 + length));
      at += length + 1;
    }
    at += 1;
    return Buffer.concat(parts);
  };
  while (view[at] !== 0x3b) {
    if (view[at] === 0x21) {
      const control = view[at + 1] === 0xf9;
      at += 2;
      const data = blocks();
      if (!control) continue;
      delays.push(data.readUInt16LE(1) * 10);
      clear = (data[0] ?? 0) & 1 ? (data[3] ?? -1) : -1;
    } else if (view[at] === 0x2c) {
      const least = view[at + 10] ?? 0;
      at += 11;
      unpacked(least, blocks(), width * height).forEach((colour, pixel) => {
        if (colour !== clear) canvas.set(palette.subarray(3 * colour, 3 * colour + 3), 3 * pixel);
      });
      frames.push(canvas.slice());
    } else throw new Error(`not of a GIF: ${view[at]} at ${at}`);
  }
  return { width, height, frames, delays };
};
