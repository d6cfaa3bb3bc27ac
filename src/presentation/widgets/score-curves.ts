import { fitted, shownName } from '../drawing/fonts.ts';
import type { Language } from '../language/languages.ts';
import { FADED, GOLD_EDGE, INK, PAPER, PAPER_SHADE, SEAT_INKS } from '../shapes/colours.ts';
import {
  type Box,
  circle,
  type Item,
  type Point,
  path,
  polyline,
  READABLE,
  rect,
  text,
} from '../shapes/scene.ts';
import { panel } from './panel.ts';

/** Dashes of the seats' lines. Colours (`SEAT_INKS`), dots and names distinguish the lines as well. */
const DASHES: readonly (readonly number[] | undefined)[] = [undefined, [18, 12], [2, 12], [18, 10, 2, 10]];
const LABEL = 46;
const LABELS = 236;

/**
 * Returns the scores after each round, followed by the final totals where they differ from the last round. So a curve ends at
 * the totals.
 */
export const courseTo = (
  rounds: readonly (readonly number[])[],
  totals: readonly number[],
): readonly (readonly number[])[] => (rounds.at(-1)?.join() === totals.join() ? rounds : [...rounds, totals]);

/** Points that a solo game has to reach, and the words for them. */
export interface Goal {
  readonly points: number;
  readonly words: string;
}

/**
 * Draws the scores after every round: a line for each seat, with its name at the end. `inks`: colours of the seats, where a
 * game has its own. `goal`: points shown as a line across the curve.
 */
export const race = (
  rounds: readonly (readonly number[])[],
  names: readonly string[],
  box: Box,
  {
    title,
    language,
    inks = SEAT_INKS,
    goal,
  }: {
    readonly title: string;
    readonly language: Language;
    readonly inks?: readonly string[];
    readonly goal?: Goal | undefined;
  },
): readonly Item[] => {
  const seats = rounds[0]?.length ?? 0;
  const field = { x: box.x + 92, y: box.y + 88, w: box.w - 92 - LABELS - 30, h: box.h - 88 - 30 };
  const top = Math.max(10, goal?.points ?? 0, ...rounds.flat());
  // Scores are negative only where they are leads.
  const bottom = Math.min(0, ...rounds.flat());
  const x = (at: number) => field.x + (field.w * at) / Math.max(1, rounds.length);
  const y = (points: number) => field.y + field.h * (1 - (points - bottom) / (top - bottom));
  const lines = Array.from({ length: seats }, (_, seat) => [
    [x(0), y(0)] as const,
    ...rounds.map((scores, at): Point => [x(at + 1), y(scores[seat] ?? 0)]),
  ]);
  const labels = spread(
    lines.map(points => points.at(-1)?.[1] ?? field.y),
    field.y - 20,
    box.y + box.h - 8,
  );
  return [
    panel('curve', box, 14),
    text('curve/title', { x: box.x + 18, y: box.y + 10, w: 560, h: 48 }, title, {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    rect('curve/field', { ...field, w: field.w + 6 }, { fill: PAPER }),
    ...(bottom < 0 ? [bottom, 0, top] : [0, top / 2, top]).map((points, part) =>
      rect(`curve/line/${part / 2}`, { x: field.x, y: y(points), w: field.w, h: 2 }, { fill: PAPER_SHADE }),
    ),
    ...(goal
      ? [
          polyline('curve/goal', path([field.x, y(goal.points)], [field.x + field.w, y(goal.points)]), {
            colour: GOLD_EDGE,
            width: 5,
            dash: [14, 12],
          }),
          text(
            'curve/goal/words',
            {
              x: field.x + 12,
              y: y(goal.points) - (goal.points > top / 2 ? -4 : LABEL),
              w: field.w / 2,
              h: LABEL,
            },
            goal.words,
            { align: 'left', fill: GOLD_EDGE },
          ),
        ]
      : []),
    ...lines.flatMap((points, seat) => {
      const colour = inks[seat] ?? INK;
      const dash = DASHES[seat];
      const [endX = field.x, endY = field.y] = points.at(-1) ?? [];
      const name = fitted(shownName(names, seat, language), LABELS - 10, READABLE, 'black');
      return [
        polyline(`curve/${seat + 1}`, points, { colour, width: 6, ...(dash ? { dash } : {}) }),
        circle(`curve/${seat + 1}/end`, endX, endY, 9, { fill: colour }),
        text(
          `curve/${seat + 1}/name`,
          { x: field.x + field.w + 24, y: (labels[seat] ?? 0) - LABEL / 2, w: LABELS, h: LABEL },
          name,
          { weight: 'black', align: 'left', fill: colour, clip: true },
        ),
      ];
    }),
    ...scaleOf(bottom, top).map(points =>
      text(`curve/points/${points}`, { x: box.x + 8, y: y(points) - 22, w: 74, h: 44 }, String(points), {
        align: 'right',
        fill: FADED,
      }),
    ),
  ];
};

/** Returns the points at which the scale has numbers. A lowest number near 0 is left out, since two numbers would overlap. */
const scaleOf = (bottom: number, top: number): readonly number[] => {
  if (bottom < 0) return -bottom * 8 < top ? [0, top] : [bottom, 0, top];
  return top % 2 === 0 ? [0, top / 2, top] : [0, top];
};

const spread = (wanted: readonly number[], top: number, bottom: number): readonly number[] => {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  const places = [...wanted];
  let low = top + LABEL / 2;
  for (const { at, index } of order) {
    places[index] = Math.max(at, low);
    low = (places[index] ?? low) + LABEL;
  }
  let high = bottom - LABEL / 2;
  for (const { index } of order.toReversed()) {
    places[index] = Math.min(places[index] ?? high, high);
    high = (places[index] ?? high) - LABEL;
  }
  return places;
};
