import type { CanvasRenderingContext2D } from 'canvas';
import { CAPITAL, runsOf, textWidth } from './fonts.ts';
import type { Text } from './scene.ts';

/** Writes a text into its box. */
export const writeText = (context: CanvasRenderingContext2D, item: Text): void => {
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
    context.fillText(run.words, x, y);
    x += textWidth(run.words, size, weight);
  }
  if (item.clip) context.restore();
};
