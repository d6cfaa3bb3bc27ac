import { WHITE } from '../../shapes/colours.ts';
import {
  type Box,
  circle,
  type Item,
  inset,
  type Point,
  polyline,
  rect,
  type Scene,
  text,
} from '../../shapes/scene.ts';

/** Colour of the rings around parts of a board. No game's board uses this colour. */
const RING = '#d6006e';
const DISC = 30;
const EDGE = 3;
const NUMBER = 38;
const OFF = 3;
/** Width of the margin on either side of the board, for the numbers of the parts. */
export const ASIDE = 2 * (DISC + EDGE) + 12;
const STEP = 2 * (DISC + EDGE) + 4;

const disc = (id: string, [x, y]: Point, number: number): readonly Item[] => [
  circle(`${id}/disc`, x, y, DISC, { fill: RING, stroke: { colour: WHITE, width: EDGE } }),
  text(`${id}/number`, inset({ x, y, w: 0, h: 0 }, -DISC), String(number), {
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

interface Numbered {
  readonly ring: Box;
  readonly number: number;
  readonly isLeft: boolean;
}

const middleOf = ({ y, h }: Box): number => y + h / 2;

/** Returns heights for discs one below the other, each as near as possible to the middle of its ring. */
const spread = (wanted: readonly number[], height: number): readonly number[] => {
  const first = STEP / 2;
  const places: number[] = [];
  for (const y of wanted) places.push(Math.max(y, (places.at(-1) ?? first - STEP) + STEP));
  let last = height - first;
  for (const [at, y] of [...places.entries()].reverse()) {
    places[at] = Math.min(y, last);
    last = (places[at] as number) - STEP;
  }
  return places;
};

/** Divides the rings between the two margins, by their middles, equally many on each side. */
const sided = (rings: readonly Box[]): readonly Numbered[] => {
  const order = [...rings.keys()].sort(
    (one, other) =>
      (rings[one] as Box).x * 2 +
      (rings[one] as Box).w -
      ((rings[other] as Box).x * 2 + (rings[other] as Box).w),
  );
  const half = Math.ceil(rings.length / 2);
  return rings.map((ring, at) => ({ ring, number: at + 1, isLeft: order.indexOf(at) < half }));
};

/**
 * Returns the point of a ring at which a line from a margin ends. The point is on the side of the margin, at the line's height
 * if possible.
 */
const endOn = ({ ring, isLeft }: Numbered, y: number): Point => [
  isLeft ? ring.x : ring.x + ring.w,
  Math.min(ring.y + ring.h - OFF, Math.max(ring.y + OFF, y)),
];

/** Draws a ring around each part of a board, and the numbers of the parts in the margins, with lines to the rings. */
export function rings(parts: readonly Box[], board: Scene): readonly Item[] {
  const all = sided(parts.map(part => ringBox(part, board)));
  const aside = [true, false].flatMap(side => {
    const own = all
      .filter(({ isLeft }) => isLeft === side)
      .sort((one, other) => middleOf(one.ring) - middleOf(other.ring));
    const heights = spread(
      own.map(({ ring }) => middleOf(ring)),
      board.height,
    );
    return own.map((each, at) => ({ ...each, y: heights[at] as number }));
  });
  const middle = (isLeft: boolean): number => (isLeft ? -ASIDE / 2 : board.width + ASIDE / 2);
  return [
    ...all.flatMap(({ ring, number }) => [
      rect(`part/${number}/halo`, ring, { radius: 12, stroke: { colour: WHITE, width: 7 } }),
      rect(`part/${number}/ring`, ring, { radius: 12, stroke: { colour: RING, width: 4 } }),
    ]),
    ...aside.flatMap(each =>
      [
        { name: 'halo', colour: WHITE, width: 7 },
        { name: 'line', colour: RING, width: 4 },
      ].map(({ name, ...stroke }) =>
        polyline(
          `part/${each.number}/leader/${name}`,
          [[middle(each.isLeft), each.y], endOn(each, each.y)],
          stroke,
        ),
      ),
    ),
    ...aside.flatMap(({ number, isLeft, y }) => disc(`part/${number}`, [middle(isLeft), y], number)),
  ];
}
