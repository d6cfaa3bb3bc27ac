const PATTERNS = [
  'diamonds',
  'crosses',
  'dots',
  'scales',
  'stripes',
  'roof tiles',
  'stones',
  'cobbles',
] as const;
export type PatternName = (typeof PATTERNS)[number];

/** A pattern of tiles in the colour `ink` on `ground`, aligned with the item's upper left corner. */
export interface Tiling {
  readonly pattern: PatternName;
  readonly ground: string;
  readonly ink: string;
}
/** Colours of a vertical gradient from top to bottom, evenly spaced. */
interface Gradient {
  readonly gradient: readonly string[];
}
export type Fill = string | Tiling | Gradient;

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  /** Lengths of dashes and gaps. Dashes have round ends, so [0, n] gives dots. */
  readonly dash?: readonly number[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Look {
  readonly fill?: Fill;
  readonly stroke?: Stroke;
}

export interface Rect extends Box, Look {
  readonly type: 'rect';
  readonly id: string;
  readonly radius?: number;
}
export type Point = readonly [x: number, y: number];
interface Polygon extends Look {
  readonly type: 'polygon';
  readonly id: string;
  readonly points: readonly Point[];
  /** True for a line; otherwise the polygon is a filled area. */
  readonly open?: boolean;
}
interface Circle extends Look {
  readonly type: 'circle';
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
/**
 * Font size in pixels of all text that people need for a decision, in a picture 1,080 px wide. The text is 11 px high on a
 * display 320 px wide.
 */
export const READABLE = 38;
export type Weight = 'bold' | 'black';
/** One line of text. Its capitals are centred in the height of the box. */
export interface Text extends Box {
  readonly type: 'text';
  readonly id: string;
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  readonly align: 'left' | 'center' | 'right';
  readonly fill: string;
  /** Colour of a line around the letters, which keeps them readable on any ground. */
  readonly edge?: string;
  /** Set for text that people wrote, in any script. No part of such a text is drawn outside the box. */
  readonly clip?: true;
}
export type Shape = Rect | Polygon | Circle;
export type Drawn = Shape | Text;
/**
 * Group of items that is drawn once and then cached by its content, since pictures repeat the group or seldom change it.
 * Positions are relative to the upper left corner of the sprite. No part is drawn outside the sprite.
 */
export interface Sprite extends Box {
  readonly type: 'sprite';
  readonly id: string;
  readonly items: readonly Drawn[];
  /** Set where the items cover the whole box. */
  readonly opaque?: true;
}
export type Item = Drawn | Sprite;

/**
 * A picture as plain data, with lengths in pixels and y downwards. Items are drawn in order. The first item should cover the
 * whole picture, since the canvas is opaque and used again.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  /**
   * Set for a picture with so many words that its file would be too large. Its file gets a palette of few colours, which takes
   * a fifth of a second more.
   */
  readonly fewColours?: true;
}

/** A scene that is not drawn yet, and its alt text. */
export interface ShownScene {
  readonly scene: Scene;
  readonly alt: string;
  /** Height at which a wide screen divides the scene into two parts side by side. Absent: it stays whole. */
  readonly split?: number;
}

export const rect = (id: string, box: Box, look: Look & { readonly radius?: number }): Rect => ({
  type: 'rect',
  id,
  x: box.x,
  y: box.y,
  w: box.w,
  h: box.h,
  ...look,
});

/** Lists the corners of a polygon, or the points of a line, in order. */
export const path = (...points: readonly Point[]): readonly Point[] => points;

export const polygon = (
  id: string,
  points: readonly Point[],
  look: Look & { readonly open?: boolean },
): Polygon => ({
  type: 'polygon',
  id,
  points,
  ...look,
});

export const polyline = (id: string, points: readonly Point[], stroke: Stroke): Polygon =>
  polygon(id, points, { open: true, stroke });

export const circle = (id: string, x: number, y: number, r: number, look: Look): Circle => ({
  type: 'circle',
  id,
  x,
  y,
  r,
  ...look,
});

/** Look of a text. Default: a readable size, bold, in the middle of its box. */
export type Type = Pick<Text, 'fill'> & Partial<Pick<Text, 'size' | 'weight' | 'align' | 'clip' | 'edge'>>;

export const text = (id: string, box: Box, words: string, type: Type): Text => ({
  type: 'text',
  id,
  x: box.x,
  y: box.y,
  w: box.w,
  h: box.h,
  text: words,
  size: READABLE,
  weight: 'bold',
  align: 'center',
  ...type,
});

export const sprite = (id: string, box: Box, items: readonly Drawn[]): Sprite => ({
  type: 'sprite',
  id,
  x: Math.round(box.x),
  y: Math.round(box.y),
  w: Math.ceil(box.w),
  h: Math.ceil(box.h),
  items,
});

/** Makes a sprite whose items cover its whole box. */
export const opaque = (id: string, box: Box, items: readonly Drawn[]): Sprite => ({
  ...sprite(id, box, items),
  opaque: true,
});

export const shifted = (item: Drawn, dx: number, dy: number): Drawn =>
  item.type === 'polygon'
    ? { ...item, points: item.points.map(([x, y]): Point => [x + dx, y + dy]) }
    : { ...item, x: item.x + dx, y: item.y + dy };

/** Moves items by a distance, and puts `id` before each item's id. */
export const moved = (id: string, items: readonly Drawn[], dx: number, dy: number): readonly Drawn[] =>
  items.map(item => ({ ...shifted(item, dx, dy), id: `${id}/${item.id}` }));

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  w: box.w - 2 * by,
  h: box.h - 2 * by,
});
