import { createCanvas, loadImage } from 'canvas';

export type Triple = readonly [number, number, number];

/** Kinds of colour vision, each as a matrix in linear RGB (Machado, Oliveira, Fernandes 2009, severity 1). */
export const SIGHTS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, readonly [Triple, Triple, Triple]>>;

export type Sight = keyof typeof SIGHTS | 'greyscale';

const GREY: Triple = [0.2126, 0.7152, 0.0722];
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const encoded = (light: number): number => {
  const value = Math.min(1, Math.max(0, light));
  return Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
};

/** Returns a PNG in the colours that a person with the given colour vision sees. */
export const seenBy = async (png: Buffer, sight: Sight): Promise<Buffer> => {
  const rows = sight === 'greyscale' ? ([GREY, GREY, GREY] as const) : SIGHTS[sight];
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { alpha: false });
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) {
    const light = [0, 1, 2].map(channel => LINEAR[data[at + channel] ?? 0] ?? 0);
    for (const [channel, row] of rows.entries()) {
      data[at + channel] = encoded(row.reduce((sum, part, index) => sum + part * (light[index] ?? 0), 0));
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toBuffer('image/png');
};
