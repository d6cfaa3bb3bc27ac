import { type Canvas, createCanvas } from 'canvas';

const HOUSES = ['#c0392b', '#2980b9', '#f1c40f', '#27ae60', '#8e44ad', '#d35400', '#16a085'];

export function referencePicture(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#7fb4d8');
  sky.addColorStop(1, '#fbe3c0');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const pitch = width / HOUSES.length;
  for (const [row, base] of [0.45, 0.85].entries())
    for (const [index, colour] of HOUSES.entries()) {
      const high = height * (0.18 + 0.03 * ((index + row) % 4));
      const [x, y] = [index * pitch + 6, base * height - high];
      context.fillStyle = colour;
      context.fillRect(x, y, pitch - 12, high);
      context.fillStyle = '#fdf6e3';
      for (let window = 0; window < 6; window++)
        context.fillRect(
          x + 18 + (window % 2) * (pitch / 2 - 10),
          y + 24 + Math.floor(window / 2) * 60,
          30,
          36,
        );
      context.fillStyle = '#222222';
      context.font = '28px sans-serif';
      context.fillText(`${row === 0 ? 'L' : 'R'}${index + 1}`, x + pitch / 2 - 22, base * height + 32);
    }
  context.font = '40px sans-serif';
  context.fillText('Round 9 · Joana 21 · Miguel 24', 30, 56);
  return canvas;
}

export const encodedByDefault = (canvas: Canvas): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    canvas.toBuffer((error, png) => (error ? reject(error) : resolve(png)), 'image/png');
  });
