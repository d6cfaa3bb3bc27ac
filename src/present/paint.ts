import { Canvas, type CanvasPattern, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import PQueue from 'p-queue';
import { CAPITAL, font } from './fonts.ts';
import { tile } from './patterns.ts';
import type { Box, Fill, Item, Scene, Stroke, Text } from './scene.ts';

type Context = CanvasRenderingContext2D;

const canvas = createCanvas(1, 1);
/** One canvas for all: drawing during an encode tears the picture, resizing during one is a segmentation fault. */
const easel = new PQueue({ concurrency: 1 });
/** A pattern dies with the canvas it was made from: both are kept. */
const patterns = new Map<string, { pattern: CanvasPattern; tile: Canvas }>();

/** Paints a scene as an opaque PNG. Calls queue up behind each other; encoding leaves the event loop free. */
export const paint = (scene: Scene): Promise<Buffer> =>
  easel.add(() => {
    if (canvas.width !== scene.width) canvas.width = scene.width;
    if (canvas.height !== scene.height) canvas.height = scene.height;
    const context = canvas.getContext('2d', { alpha: false });
    for (const item of scene.items) draw(context, item);
    return encode();
  });

/** Level 3 takes two fifths of level 6's time for a fifth more bytes. */
const encode = (): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    canvas.toBuffer((error, png) => (error ? reject(error) : resolve(png)), 'image/png', {
      compressionLevel: 3,
      filters: Canvas.PNG_FILTER_NONE,
    });
  });

const draw = (context: Context, item: Item): void => {
  if (item.type === 'text') {
    write(context, item);
    return;
  }
  context.beginPath();
  switch (item.type) {
    case 'rect':
      if (item.radius) context.roundRect(item.x, item.y, item.w, item.h, item.radius);
      else context.rect(item.x, item.y, item.w, item.h);
      fill(context, item.fill, item);
      break;
    case 'circle': {
      const { x, y, r } = item;
      context.arc(x, y, r, 0, 2 * Math.PI);
      fill(context, item.fill, { x: x - r, y: y - r, w: 2 * r, h: 2 * r });
      break;
    }
    case 'polygon': {
      for (const [x, y] of item.points) context.lineTo(x, y);
      if (!item.open) context.closePath();
      const xs = item.points.map(point => point[0]);
      const ys = item.points.map(point => point[1]);
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      fill(context, item.fill, { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y });
      break;
    }
  }
  stroke(context, item.stroke);
};

const fill = (context: Context, paint: Fill | undefined, box: Box): void => {
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
    // Off whole pixels every tile would be resampled.
    context.translate(Math.round(box.x), Math.round(box.y));
    context.fillStyle = tiling(context, paint.pattern, paint.ground, paint.ink);
    context.fill();
    context.restore();
  }
};

const tiling = (context: Context, ...[name, ground, ink]: Parameters<typeof tile>): CanvasPattern => {
  const key = `${name} ${ground} ${ink}`;
  const known = patterns.get(key);
  if (known) return known.pattern;
  const made = tile(name, ground, ink);
  const pattern = context.createPattern(made, 'repeat');
  patterns.set(key, { pattern, tile: made });
  return pattern;
};

const stroke = (context: Context, line: Stroke | undefined): void => {
  if (!line) return;
  context.strokeStyle = line.colour;
  context.lineWidth = line.width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.setLineDash([...(line.dash ?? [])]);
  context.stroke();
};

const write = (context: Context, item: Text): void => {
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
