import type { CanvasRenderingContext2D } from 'canvas';
import type { Text } from '../shapes/scene.ts';
import { PLAYER_MARK } from '../text/names.ts';
import { CAPITAL, MARK, runsOf, textWidth } from './fonts.ts';

export const drawText = (context: CanvasRenderingContext2D, item: Text): void => {
  if (item.clip) {
    context.save();
    context.beginPath();
    context.rect(item.x, item.y, item.w, item.h);
    context.clip();
  }
  context.fillStyle = item.fill;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const { text, size, weight } = item;
  const room = item.w - textWidth(text, size, weight);
  const y = item.y + (item.h + CAPITAL * size) / 2;
  let x = item.x + { left: 0, center: room / 2, right: room }[item.align];
  for (const run of runsOf(text, size, weight)) {
    context.font = run.font;
    if (run.words === PLAYER_MARK) drawMark(context, x, y, MARK * size);
    else context.fillText(run.words, x, y);
    x += textWidth(run.words, size, weight);
  }
  if (item.clip) context.restore();
};

/**
 * Paints a bot's mark, a small robot's head, in the colour of the letters. Eyes and mouth stay unpainted.
 * @param y baseline of the letters
 */
const drawMark = (context: CanvasRenderingContext2D, x: number, y: number, side: number): void => {
  const part = (dx: number, dy: number, w: number, h: number, r: number): void =>
    context.roundRect(x + dx * side, y - (1 - dy) * side, w * side, h * side, r * side);
  context.beginPath();
  part(0.45, 0.0, 0.1, 0.24, 0.05);
  part(0.0, 0.5, 0.1, 0.3, 0.05);
  part(0.9, 0.5, 0.1, 0.3, 0.05);
  part(0.13, 0.24, 0.74, 0.76, 0.16);
  part(0.27, 0.42, 0.17, 0.19, 0.08);
  part(0.56, 0.42, 0.17, 0.19, 0.08);
  part(0.31, 0.75, 0.38, 0.09, 0.04);
  context.fill('evenodd');
};
