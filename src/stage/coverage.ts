/** Which characters a font can write: its `cmap` table, as OpenType describes it. */

export type CharacterRanges = readonly (readonly [from: number, to: number])[];

const tableAt = (font: Buffer, name: string): number => {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index++) {
    const entry = 12 + index * 16;
    if (font.toString('latin1', entry, entry + 4) === name) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`a font without a ${name} table`);
};

/** Format 4: segments of the first 65,536 characters; 0xffff ends the list. */
const segments = (font: Buffer, at: number): CharacterRanges => {
  const count = font.readUInt16BE(at + 6) / 2;
  return Array.from({ length: count }, (_, index) => {
    const to = font.readUInt16BE(at + 14 + index * 2);
    return [font.readUInt16BE(at + 16 + (count + index) * 2), to] as const;
  }).filter(([from]) => from !== 0xffff);
};

/** Format 12: groups of any characters. */
const groups = (font: Buffer, at: number): CharacterRanges =>
  Array.from({ length: font.readUInt32BE(at + 12) }, (_, index) => {
    const entry = at + 16 + index * 12;
    return [font.readUInt32BE(entry), font.readUInt32BE(entry + 4)] as const;
  });

/** Ranges of characters that the font has, of all its tables that we can read. */
export const coverageOf = (font: Buffer): CharacterRanges => {
  const cmap = tableAt(font, 'cmap');
  const offsets = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 8 + index * 8),
  );
  return offsets.flatMap(offset => {
    const at = cmap + offset;
    const format = font.readUInt16BE(at);
    return format === 4 ? segments(font, at) : format === 12 ? groups(font, at) : [];
  });
};
