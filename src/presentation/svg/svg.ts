import { drawMark, EDGE, placedRuns } from '../drawing/draw-shape.ts';
import { MARK, type runsOf } from '../drawing/fonts.ts';
import type { Box, Drawn, Fill, Item, Scene, Shape, Sprite, Stroke, Text } from '../shapes/scene.ts';
import { PLAYER_MARK } from '../text/names.ts';
import { Definitions } from './definitions.ts';
import { PathPen, short } from './path-pen.ts';

/**
 * Writes a scene as SVG that looks like its PNG. Each item of the scene carries its id as `data-id`. Styles are attributes, so
 * that a strict Content-Security-Policy holds.
 * @param prefix beginning of all ids of elements, so that several pictures in one document keep their ids apart
 */
export function svgOf({ width, height, items }: Scene, prefix: string): string {
  const definitions = new Definitions(prefix);
  const body = items.map(item => itemElement(item, definitions)).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `${definitions.element()}<g stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`
  );
}

const itemElement = (item: Item, definitions: Definitions): string => {
  const id = ` data-id="${escaped(item.id)}"`;
  return item.type === 'sprite' ? spriteElement(item, id, definitions) : drawnElement(item, id, definitions);
};

/** Refers to the sprite's symbol, which clips its content to the sprite's box. */
const spriteElement = ({ x, y, w, h, items }: Sprite, id: string, definitions: Definitions): string => {
  const content = items.map(item => drawnElement(item, '', definitions)).join('');
  const symbol = definitions.idOf(
    `symbol ${w} ${h} ${content}`,
    named => `<symbol id="${named}" viewBox="0 0 ${w} ${h}">${content}</symbol>`,
  );
  return `<use${id} href="#${symbol}" x="${x}" y="${y}" width="${w}" height="${h}"/>`;
};

const drawnElement = (item: Drawn, id: string, definitions: Definitions): string =>
  item.type === 'text' ? textElement(item, id, definitions) : shapeElement(item, id, definitions);

function shapeElement(shape: Shape, id: string, definitions: Definitions): string {
  switch (shape.type) {
    case 'rect': {
      const { radius } = shape;
      // A canvas draws a rectangle of a negative length on the other side.
      const [w, h] = [Math.abs(shape.w), Math.abs(shape.h)];
      const [x, y] = [Math.min(shape.x, shape.x + shape.w), Math.min(shape.y, shape.y + shape.h)];
      const corner = radius ? ` rx="${short(Math.min(radius, w / 2, h / 2))}"` : '';
      const box = `x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}"`;
      return `<rect${id} ${box}${corner}${look(shape.fill, shape.stroke, shape, definitions)}/>`;
    }
    case 'circle': {
      const { x, y, r } = shape;
      const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
      const place = `cx="${short(x)}" cy="${short(y)}" r="${short(r)}"`;
      return `<circle${id} ${place}${look(shape.fill, shape.stroke, box, definitions)}/>`;
    }
    case 'polygon': {
      const points = shape.points.map(([x, y]) => `${short(x)} ${short(y)}`).join(' ');
      const type = shape.open ? 'polyline' : 'polygon';
      return `<${type}${id} points="${points}"${look(shape.fill, shape.stroke, boundsOf(shape.points), definitions)}/>`;
    }
  }
}

const boundsOf = (points: readonly (readonly [number, number])[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
};

const look = (
  fill: Fill | undefined,
  stroke: Stroke | undefined,
  box: Box,
  definitions: Definitions,
): string => {
  const line = stroke ? ` stroke="${stroke.colour}" stroke-width="${short(stroke.width)}"` : '';
  const dash = stroke?.dash ? ` stroke-dasharray="${stroke.dash.map(short).join(' ')}"` : '';
  return ` fill="${definitions.paint(fill, box)}"${line}${dash}`;
};

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

/**
 * Writes a text. A text of one font is anchored as it is aligned, so that it keeps its place in a font of another width. In a
 * text of several fonts each run gets its own place.
 */
function textElement(item: Text, id: string, definitions: Definitions): string {
  const { size, align, edge } = item;
  const { baseline: y, runs } = placedRuns(item);
  const line =
    edge === undefined ? '' : ` stroke="${edge}" stroke-width="${short(EDGE * size)}" paint-order="stroke"`;
  const clip = item.clip ? ` clip-path="url(#${definitions.clip(item)})"` : '';
  const [only] = runs;
  if (runs.length === 1 && only && only.words !== PLAYER_MARK) {
    const x = item.x + { left: 0, center: item.w / 2, right: item.w }[align];
    const anchor = align === 'left' ? '' : ` text-anchor="${ANCHORS[align]}"`;
    return words(only, `${id}${clip}${anchor} fill="${item.fill}"${line} x="${short(x)}" y="${short(y)}"`);
  }
  const parts = runs.map(run =>
    run.words === PLAYER_MARK
      ? markElement(run.x, y, MARK * size, item.fill)
      : words(run, ` fill="${item.fill}"${line} x="${short(run.x)}" y="${short(y)}"`),
  );
  return `<g${id}${clip}>${parts.join('')}</g>`;
}

const FONT = /^(\d+) ([\d.]+)px "(.*)"$/;

const words = ({ words: said, font }: ReturnType<typeof runsOf>[number], attributes: string): string => {
  const [, weight = '', size = '', family = ''] = FONT.exec(font) ?? [];
  // The browser reads “1c” in a family's name only between quotes.
  const type = ` font-family="'${family}', sans-serif" font-weight="${weight}" font-size="${size}"`;
  return `<text${attributes}${type} xml:space="preserve">${escaped(said)}</text>`;
};

const markElement = (x: number, y: number, side: number, fill: string): string => {
  const pen = new PathPen();
  pen.fillStyle = fill;
  drawMark(pen, x, y, side);
  return pen.elements();
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (said: string): string => said.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);
