import type { Profile } from '../../../core/people/profile.ts';
import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import {
  type Box,
  circle,
  type Item,
  type Point,
  path,
  polygon,
  polyline,
  READABLE,
  rect,
  text,
} from '../../shapes/scene.ts';
import { STRENGTH_NAMES } from '../../text/names.ts';
import { DESK, TITLE, titledSheet } from '../../widgets/card-style.ts';
import { type ProfileWords, ratingOn } from './words.ts';

const AXIS = 128;
const NAMES = 178;
/** Least distance between the curve and either end of the axis, in rating points. */
const LEAST = 60;
const STEPS = [25, 50, 100, 200, 400] as const;

/** Draws the person's rating game by game. A bot with a rating near the curve appears as a line for comparison. */
export const courseItems = (profile: Profile, box: Box, words: ProfileWords): readonly Item[] => {
  const { course, rating } = profile;
  const title =
    rating === null ? words.courseWithPlayers(course.length - 1) : words.course(course.length - 1);
  return [
    ...titledSheet('course', box, course.length < 2 ? words.noCourse : title),
    ...(course.length < 2 ? [] : drawn(profile, box, words)),
  ];
};

const drawn = (
  { course, players, rating, withPlayers }: Profile,
  box: Box,
  words: ProfileWords,
): readonly Item[] => {
  const field: Box = {
    ...{ x: box.x + AXIS, y: box.y + TITLE + 14 },
    ...{ w: box.w - AXIS - NAMES, h: box.h - TITLE - 44 },
  };
  const [lowest, highest] = [Math.min(...course), Math.max(...course)];
  const middle = (lowest + highest) / 2;
  const half = Math.max(LEAST, ((highest - lowest) / 2) * 1.15);
  const [low, high] = [middle - half, middle + half];
  const x = (at: number): number => field.x + (field.w * at) / (course.length - 1);
  const y = (points: number): number => field.y + (field.h * (high - points)) / (high - low);
  const line = course.map((points, at): Point => [x(at), y(points)]);
  const [endX, endY] = line.at(-1) ?? [field.x, field.y];
  const near = players.filter(({ points }) => points > low && points < high);
  const labels = apart([endY, ...near.map(({ points }) => y(points))], field);
  const shown = rating ?? withPlayers;
  return [
    rect('course/field', field, { fill: mix(PAPER, WHITE, 0.6) }),
    ...marks(low, high).flatMap(mark => [
      rect(`course/mark/${mark}`, { x: field.x, y: y(mark) - 1, w: field.w, h: 2 }, { fill: PAPER_SHADE }),
      text(`course/points/${mark}`, { x: box.x + 10, y: y(mark) - 24, w: AXIS - 24, h: 48 }, String(mark), {
        align: 'right',
        fill: FADED,
      }),
    ]),
    polygon('course/area', [[field.x, field.y + field.h], ...line, [field.x + field.w, field.y + field.h]], {
      fill: mix(DESK, WHITE, 0.82),
    }),
    ...near.flatMap(({ strength, points }, at) => [
      polyline(`course/${strength}`, path([field.x, y(points)], [field.x + field.w, y(points)]), {
        colour: FADED,
        width: 3,
        dash: [10, 10],
      }),
      text(
        `course/${strength}/name`,
        { x: field.x + field.w + 16, y: (labels[at + 1] ?? 0) - 24, w: NAMES - 26, h: 48 },
        STRENGTH_NAMES[words.language][strength],
        { align: 'left', fill: FADED },
      ),
    ]),
    polyline('course/line', line, { colour: DESK, width: 8 }),
    circle('course/end', endX, endY, 16, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 5 } }),
    text(
      'course/now',
      { x: field.x + field.w + 24, y: (labels[0] ?? endY) - 26, w: NAMES - 30, h: 52 },
      shown === null ? '' : ratingOn(shown),
      { size: READABLE + 4, weight: 'black', align: 'left', fill: INK },
    ),
  ];
};

function marks(low: number, high: number): readonly number[] {
  const step = STEPS.find(each => (high - low) / each <= 5) ?? 800;
  const found: number[] = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high; mark += step) found.push(mark);
  return found;
}

const LABEL = 50;

/** Moves labels apart. The first label stays at its line, and each later label is as near to its own line as possible. */
function apart(wanted: readonly number[], { y, h }: Box): readonly number[] {
  const placed: number[] = [];
  for (const at of wanted) {
    const fits = (top: number): boolean =>
      top >= y && top <= y + h + 10 && placed.every(other => Math.abs(other - top) >= LABEL);
    const steps = [0, -0.5, 0.5, -1, 1, -1.5, 1.5, -2, 2, -3, 3].map(step => at + step * LABEL);
    placed.push(steps.find(fits) ?? at);
  }
  return placed;
}
