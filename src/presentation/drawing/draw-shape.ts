import type { CanvasPattern, CanvasRenderingContext2D } from 'canvas';
import type { Box, Drawn, Fill, Shape, Stroke, Text } from '../shapes/scene.ts';
import { PLAYER_MARK } from '../text/names.ts';
import { CAPITAL, MARK, runsOf, textWidth } from './fonts.ts';
import { tile } from './patterns.ts';

export type Canvas2D = CanvasRenderingContext2D;
type Tile = ReturnType<typeof tile>;

/**
 * Canvas patterns, each kept together with its tile's canvas, since node-canvas loses a pattern whose source canvas was freed.
 */
const patterns = new Map<string, { pattern: CanvasPattern; tile: Tile }>();

export const drawShape = (context: Canvas2D, shape: Shape): void => {
  context.beginPath();
  switch (shape.type) {
    case 'rect':
      if (shape.radius) context.roundRect(shape.x, shape.y, shape.w, shape.h, shape.radius);
      else context.rect(shape.x, shape.y, shape.w, shape.h);
      fill(context, shape.fill, shape);
      break;
    case 'circle': {
      const { x, y, r } = shape;
      context.arc(x, y, r, 0, 2 * Math.PI);
      fill(context, shape.fill, { x: x - r, y: y - r, w: 2 * r, h: 2 * r });
      break;
    }
    case 'polygon': {
      for (const [x, y] of shape.points) context.lineTo(x, y);
      if (!shape.open) context.closePath();
      const xs = shape.points.map(point => point[0]);
      const ys = shape.points.map(point => point[1]);
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      fill(context, shape.fill, { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y });
      break;
    }
  }
  stroke(context, shape.stroke);
};

const fill = (context: Canvas2D, paint: Fill | undefined, box: Box): void => {
  if (paint === undefined) return;
  if (typeof paint === 'string') {
    context.fillStyle = paint;
    context.fill();
  } else if ('gradient' in paint) {
    const gradient = context.createLinearGradient(0, box.y, 0, box.y + box.h);
    const last = Math.max(1, paint.gradient.length - 1);
    for (const [index, colour] of paint.gradient.entries()) gradient.addColorStop(index / last, colour);
    context.fillStyle = gradient;
    context.fill();
  } else {
    context.save();
    // Moves the origin to whole pixels. Otherwise the canvas would resample every tile.
    context.translate(Math.round(box.x), Math.round(box.y));
    context.fillStyle = tiling(context, paint.pattern, paint.ground, paint.ink);
    context.fill();
    context.restore();
  }
};

const tiling = (context: Canvas2D, ...[name, ground, ink]: Parameters<typeof tile>): CanvasPattern => {
  const key = `${name} ${ground} ${ink}`;
  const known = patterns.get(key);
  if (known) return known.pattern;
  const made = tile(name, ground, ink);
  const pattern = context.createPattern(made, 'repeat');
  patterns.set(key, { pattern, tile: made });
  return pattern;
};

const stroke = (context: Canvas2D, line: Stroke | undefined): void => {
  if (!line) return;
  context.strokeStyle = line.colour;
  context.lineWidth = line.width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.setLineDash([...(line.dash ?? [])]);
  context.stroke();
};

export const drawItem = (context: Canvas2D, item: Drawn): void =>
  item.type === 'text' ? drawText(context, item) : drawShape(context, item);

/** Width of the outline of letters, as a part of the font size. Half of the outline lies under the letters. */
export const EDGE = 0.17;

/** Returns the baseline of a text, and its runs of one font each with their left ends. */
export const placedRuns = ({ text, size, weight, align, ...box }: Text) => {
  const room = box.w - textWidth(text, size, weight);
  let x = box.x + { left: 0, center: room / 2, right: room }[align];
  const runs = runsOf(text, size, weight).map(run => {
    const at = x;
    x += textWidth(run.words, size, weight);
    return { ...run, x: at };
  });
  return { baseline: box.y + (box.h + CAPITAL * size) / 2, runs };
};

export const drawText = (context: Canvas2D, item: Text): void => {
  if (item.clip) {
    context.save();
    context.beginPath();
    context.rect(item.x, item.y, item.w, item.h);
    context.clip();
  }
  context.fillStyle = item.fill;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const { baseline, runs } = placedRuns(item);
  for (const { words, font, x } of runs) {
    context.font = font;
    if (words === PLAYER_MARK) drawMark(context, x, baseline, MARK * item.size);
    else {
      if (item.edge !== undefined) {
        context.strokeStyle = item.edge;
        context.lineWidth = EDGE * item.size;
        context.lineJoin = 'round';
        context.setLineDash([]);
        context.strokeText(words, x, baseline);
      }
      context.fillText(words, x, baseline);
    }
  }
  if (item.clip) context.restore();
};

/** Functions of a canvas that the bot's mark needs. */
interface MarkPen {
  beginPath(): void;
  roundRect(x: number, y: number, w: number, h: number, radius: number): void;
  fill(rule: 'evenodd'): void;
}

/**
 * Draws a bot's mark, a small robot's head, in the colour of the letters. Eyes and mouth stay transparent.
 * @param y baseline of the letters
 */
export const drawMark = (context: MarkPen, x: number, y: number, side: number): void => {
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
