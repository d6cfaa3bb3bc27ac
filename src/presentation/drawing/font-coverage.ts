import { closeSync, openSync, readSync } from 'node:fs';

/** Reads the `cmap` table of a font file, which lists the characters that the font can write (OpenType). */

/** Set of Unicode characters, one bit for each character. */
export type Coverage = Uint8Array;

const CHARACTERS = 0x110000;

/** Reads one table from a font file. The rest of the file is not read, since it may be megabytes. */
const tableOf = (file: string, name: string): Buffer => {
  const font = openSync(file, 'r');
  try {
    const read = (length: number, position: number): Buffer => {
      const bytes = Buffer.alloc(length);
      readSync(font, bytes, 0, length, position);
      return bytes;
    };
    const tables = read(12, 0).readUInt16BE(4);
    const entries = read(tables * 16, 12);
    for (let entry = 0; entry < entries.length; entry += 16) {
      if (entries.toString('latin1', entry, entry + 4) === name)
        return read(entries.readUInt32BE(entry + 12), entries.readUInt32BE(entry + 8));
    }
    throw new Error(`a font without a ${name} table`);
  } finally {
    closeSync(font);
  }
};

type MarkRange = (from: number, to: number) => void;

/** Reads a `cmap` table of format 4: segments of the first 65,536 characters. The segment 0xffff ends the list. */
const segments = (cmap: Buffer, at: number, mark: MarkRange): void => {
  const count = cmap.readUInt16BE(at + 6) / 2;
  for (let index = 0; index < count; index++) {
    const to = cmap.readUInt16BE(at + 14 + index * 2);
    const from = cmap.readUInt16BE(at + 16 + (count + index) * 2);
    if (from !== 0xffff) mark(from, to);
  }
};

/** Reads a `cmap` table of format 12: groups of any Unicode characters. */
const groups = (cmap: Buffer, at: number, mark: MarkRange): void => {
  const count = cmap.readUInt32BE(at + 12);
  for (let entry = at + 16; entry < at + 16 + count * 12; entry += 12)
    mark(cmap.readUInt32BE(entry), cmap.readUInt32BE(entry + 4));
};

/** Returns the characters that a font file has, from all its `cmap` tables of a known format. */
export const coverageOf = (file: string): Coverage => {
  const cmap = tableOf(file, 'cmap');
  const bits = new Uint8Array(CHARACTERS / 8);
  const mark: MarkRange = (from, to) => {
    for (let code = from; code <= to; code++) bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7));
  };
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(8 + index * 8);
    const format = cmap.readUInt16BE(at);
    if (format === 4) segments(cmap, at, mark);
    else if (format === 12) groups(cmap, at, mark);
  }
  return bits;
};

/** Checks that the font has the first character of a text. */
export const covers = (coverage: Coverage, character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return ((coverage[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
};
