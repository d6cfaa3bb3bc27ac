import type { CanvasRenderingContext2D } from 'canvas';
import { CAPITAL, font } from './fonts.ts';
import type { Text } from './scene.ts';

/** Writes a text into its box. */
export const writeText = (context: CanvasRenderingContext2D, item: Text): void => {
  if (item.clip) {
    context.save();
    context.beginPath();
    context.rect(item.x, item.y, item.w, item.h);
    context.clip();
  }
  context.font = font(item.size, item.weight);
  context.fillStyle = item.fill;
  context.textAlign = item.align;
  context.textBaseline = 'alphabetic';
  const x = { left: item.x, center: item.x + item.w / 2, right: item.x + item.w }[item.align];
  context.fillText(item.text, x, item.y + (item.h + CAPITAL * item.size) / 2);
  if (item.clip) context.restore();
};
