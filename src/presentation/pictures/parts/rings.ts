import { textWidth } from '../../drawing/fonts.ts';
import { bounds, isWithin, overlap, shared } from '../../shapes/boxes.ts';
import { WHITE } from '../../shapes/colours.ts';
import {
  type Box,
  circle,
  type Item,
  inset,
  moved,
  type Point,
  polyline,
  rect,
  type Scene,
  type Text,
  text,
} from '../../shapes/scene.ts';
import { SEAT_SIGN } from '../../widgets/badges.ts';

/** Colour of the rings around parts of a board. No game's board uses this colour. */
const RING = '#d6006e';
const DISC = 23;
const EDGE = 3;
const NUMBER = 32;
const OFF = 3;
/** Height of the band below the board, for the numbers of parts at its edge. */
export const BAND = 62;
const STEP = 14;

const discBox = ([x, y]: Point): Box => inset({ x, y, w: 0, h: 0 }, -DISC - EDGE);

export const disc = (id: string, [x, y]: Point, number: number): readonly Item[] => [
  circle(`${id}/disc`, x, y, DISC, { fill: RING, stroke: { colour: WHITE, width: EDGE } }),
  text(`${id}/number`, inset(discBox([x, y]), EDGE), String(number), {
    size: NUMBER,
    weight: 'black',
    fill: WHITE,
  }),
];

const ringBox = (part: Box, { width, height }: Scene): Box => {
  const [left, top] = [Math.max(OFF, part.x - OFF), Math.max(OFF, part.y - OFF)];
  const right = Math.min(width - OFF, part.x + part.w + OFF);
  const bottom = Math.min(height - OFF, part.y + part.h + OFF);
  return { x: left, y: top, w: right - left, h: bottom - top };
};

const along = (from: number, length: number): readonly number[] => {
  const steps = Math.max(1, Math.floor(length / STEP));
  return Array.from({ length: steps + 1 }, (_, at) => from + (length * at) / steps);
};

const placesOn = ({ x, y, w, h }: Box): readonly Point[] => [
  ...along(x, w).map((across): Point => [across, y]),
  ...along(x, w).map((across): Point => [across, y + h]),
  ...along(y, h).flatMap((down): readonly Point[] => [
    [x, down],
    [x + w, down],
  ]),
];

const OUTSIDE = [0, 28, 52, 76, 100] as const;
/** Cost of each pixel between a disc and its ring. The unit of cost is one pixel of a sign that the disc hides. */
const CLOSE = 9;
/**
 * Largest area in square pixels of a sprite that counts as a sign or a number. A larger sprite is scenery, or a sheet with
 * signs on it.
 */
const SIGN = 200 * 120;
/** Area of a disc. Hiding the whole of a smaller sign costs as much as hiding a sign of this area. */
const COVER = (2 * DISC) ** 2;
/** Cost of each hidden pixel of a sign. A number farther away is better than a sign that people can't read. */
const HIDDEN = 2;
/** Cost for each sign that the line from a disc to its ring crosses. */
const CROSSED = 400;

/** Height of capitals and figures, as a share of the font size. */
const CAPITALS = 0.75;

const inkOf = ({ x, y, w, h, text: words, size, weight, align }: Text): Box => {
  const width = Math.min(w, textWidth(words, size, weight));
  const height = Math.min(h, size * CAPITALS);
  const before = { left: 0, center: 0.5, right: 1 }[align];
  return { x: x + (w - width) * before, y: y + (h - height) / 2, w: width, h: height };
};

const read = (items: readonly Item[]): readonly Box[] =>
  items.flatMap((item): readonly Box[] => {
    if (item.type === 'text') return [inkOf(item)];
    if (item.type !== 'sprite') return [];
    if (item.w * item.h < SIGN) return [item];
    return moved('', item.items, item.x, item.y).flatMap((part, at) => {
      if (part.type === 'text') return [inkOf(part)];
      return SEAT_SIGN.test(item.items[at]?.id ?? '') ? [bounds(part)] : [];
    });
  });

const costOf = (sign: Box, hidden: Box): number =>
  HIDDEN * shared(sign, hidden) * Math.max(1, COVER / (sign.w * sign.h));

/**
 * Cost for each other part's ring that a disc, or the line from the disc to its own ring, would touch. The number would then
 * seem to name that other part.
 */
const ASTRAY = 2_000;

const nearest = (value: number, from: number, length: number): number =>
  Math.min(from + length, Math.max(from, value));

const endOn = (ring: Box, [x, y]: Point): Point => [nearest(x, ring.x, ring.w), nearest(y, ring.y, ring.h)];

const wayTo = (ring: Box, [x, y]: Point): readonly Box[] => {
  const [toX, toY] = endOn(ring, [x, y]);
  return [0, 0.25, 0.5, 0.75].map(part =>
    inset({ x: x + (toX - x) * part, y: y + (toY - y) * part, w: 0, h: 0 }, -1),
  );
};

/**
 * Returns a place for each ring's disc. Discs never overlap. Each is near its ring, away from other rings, and hides as
 * little of the signs as possible.
 */
function discPlaces(rings: readonly Box[], board: Scene): readonly Point[] {
  const signs = read(board.items);
  const canvas: Box = { x: 0, y: 0, w: board.width, h: board.height + BAND };
  const taken: Point[] = [];
  for (const ring of rings) {
    const others = rings.filter(other => other !== ring && !isWithin(ring, other));
    const crossed = (boxes: readonly Box[], way: readonly Box[]): number =>
      boxes.filter(other => way.some(point => overlap(point, other))).length;
    const free = OUTSIDE.flatMap(by =>
      placesOn(inset(ring, -by)).flatMap(place => {
        const box = discBox(place);
        if (!isWithin(box, canvas) || taken.some(other => overlap(discBox(other), box))) return [];
        const hidden = signs.reduce((sum, sign) => sum + costOf(sign, box), 0);
        const way = wayTo(ring, place);
        const touched = crossed(others, way) * ASTRAY + crossed(signs, way) * CROSSED;
        return [{ place, cost: hidden + by * CLOSE + touched }];
      }),
    );
    const [first, ...more] = free;
    if (!first) throw new Error('no place is left for a number on the board');
    taken.push(more.reduce((best, one) => (one.cost < best.cost ? one : best), first).place);
  }
  return taken;
}

const leader = (id: string, [x, y]: Point, ring: Box): readonly Item[] => {
  const end = endOn(ring, [x, y]);
  if (Math.hypot(end[0] - x, end[1] - y) < DISC) return [];
  return [polyline(`${id}/leader`, [[x, y], end], { colour: RING, width: 4 })];
};

/** Paints a ring and a number for each part. All numbers are painted above all rings. */
export function rings(parts: readonly Box[], board: Scene): readonly Item[] {
  const boxes = parts.map(part => ringBox(part, board));
  const marked = discPlaces(boxes, board).map((place, at) => ({ place, at, ring: boxes[at] as Box }));
  return [
    ...boxes.flatMap((box, at) => [
      rect(`part/${at + 1}/halo`, box, { radius: 12, stroke: { colour: WHITE, width: 7 } }),
      rect(`part/${at + 1}/ring`, box, { radius: 12, stroke: { colour: RING, width: 4 } }),
    ]),
    ...marked.flatMap(({ place, at, ring }) => leader(`part/${at + 1}`, place, ring)),
    ...marked.flatMap(({ place, at }) => disc(`part/${at + 1}`, place, at + 1)),
  ];
}
