const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Reads the width and height in pixels of a PNG or GIF. Empty for any other kind of file. */
export function pictureSize(data: Buffer): { width?: number; height?: number } {
  if (data.length >= 24 && data.subarray(0, 8).equals(PNG))
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  if (data.length >= 10 && data.subarray(0, 4).toString('latin1') === 'GIF8')
    return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  return {};
}
