import type { Review } from '../../../core/review/review.ts';
import { fittedText, shownName, textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { Names } from '../../presenter/presenter.ts';
import { stacked } from '../../shapes/boxes.ts';
import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import {
  type Box,
  circle,
  type Item,
  type Point,
  polygon,
  polyline,
  READABLE,
  rect,
  type Scene,
  text,
} from '../../shapes/scene.ts';
import { AHEAD, BEHIND, MARGIN, onDesk, RADIUS, ROW, WIDTH } from '../../widgets/card-style.ts';
import { panel } from '../../widgets/panel.ts';
import { accountItems, accountRows } from './alt.ts';
import { type ReviewPictureWords, reviewPictureWords, signed } from './words.ts';

const CURVE = 540;
const TITLE = 56;
const STRIP = 56;
/** Least distance of either end of the axis from zero, in points. */
const LEAST = 6;

/** A point of the curve. `turn` is null at the deal and where the game stopped. */
interface DrawnPoint {
  readonly turn: number | null;
  readonly margin: number;
}

/** Returns the points of the curve: the start of the account, each turn, and, for a game that stopped early, the final margin. */
const drawnPoints = ({ curve, account, ended }: Review): readonly DrawnPoint[] => [
  { turn: null, margin: account.start },
  ...curve,
  ...(ended ? [] : [{ turn: null, margin: account.final }]),
];

/** Draws the review of one seat's game: the margin expected at each turn, and the parts of the final margin. */
export const curveScene = (review: Review, names: Names, language: Language): Scene => {
  const words = reviewPictureWords(language);
  const rows = accountRows(review, words);
  const { boxes, bottom } = stacked({ x: MARGIN, y: 104, w: WIDTH - 2 * MARGIN }, MARGIN, {
    curve: CURVE,
    dear: review.turns.length === 0 ? 0 : TITLE + review.turns.length * ROW + 20,
    account: rows.length * ROW + 20,
  });
  return onDesk(bottom + MARGIN, [
    ...heading(review, names, words),
    ...drawn(review, boxes.curve, words),
    ...(review.turns.length === 0 ? [] : dearRows(review, boxes.dear, words)),
    ...accountItems(rows, boxes.account, language),
  ]);
};

const heading = ({ seat, accuracy }: Review, names: Names, words: ReviewPictureWords): readonly Item[] => {
  const said = accuracy === null ? '' : words.accuracy(accuracy);
  const w = said === '' ? 0 : Math.ceil(textWidth(said, READABLE, 'black')) + 48;
  const left = WIDTH - 2 * MARGIN - w - 24;
  const name = shownName(names, seat, words.language);
  return [
    fittedText('title', { x: MARGIN, y: 20, w: left, h: 64 }, words.title(name), {
      size: READABLE + 8,
      weight: 'black',
      align: 'left',
      fill: WHITE,
      clip: true,
    }),
    ...(said === ''
      ? []
      : [
          rect(
            'accuracy',
            { x: WIDTH - MARGIN - w, y: 20, w, h: 64 },
            { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 }, radius: 32 },
          ),
          text('accuracy/words', { x: WIDTH - MARGIN - w, y: 20, w, h: 64 }, said, {
            weight: 'black',
            fill: INK,
          }),
        ]),
  ];
};

interface CurveField {
  readonly box: Box;
  readonly low: number;
  readonly high: number;
  x(at: number): number;
  y(points: number): number;
}

/** Returns the area of the curve. The vertical axis contains zero in a game with opponents. */
const fieldIn = (curve: readonly DrawnPoint[], seats: number, sheet: Box): CurveField => {
  const margins = curve.map(({ margin }) => margin);
  const [lowest, highest] = [Math.min(...margins), Math.max(...margins)];
  const [low, high] =
    seats === 1
      ? [lowest - 3, highest + 3]
      : [Math.min(-LEAST, lowest * 1.12), Math.max(LEAST, highest * 1.12)];
  const top = 12 + STRIP;
  const box = {
    ...{ x: sheet.x + 128, y: sheet.y + top },
    ...{ w: sheet.w - 128 - 60, h: sheet.h - top - 2 * STRIP - 16 },
  };
  return {
    ...{ box, low, high },
    x: at => box.x + (box.w * at) / Math.max(1, curve.length - 1),
    y: points => box.y + (box.h * (high - points)) / (high - low),
  };
};

const drawn = (review: Review, sheet: Box, words: ReviewPictureWords): readonly Item[] => {
  const { seats } = review;
  const curve = drawnPoints(review);
  const field = fieldIn(curve, seats, sheet);
  const { box } = field;
  const points = curve.map(({ margin }, at): Point => [field.x(at), field.y(margin)]);
  const zero = field.y(0);
  const last = points.at(-1);
  const above = box.y - STRIP;
  return [
    panel('curve', sheet, RADIUS),
    rect('curve/field', box, { fill: mix(PAPER, WHITE, 0.6) }),
    ...(seats === 1
      ? [side('score', words.score, INK, box.x, above)]
      : [
          ...halves(points, box, zero),
          rect('curve/zero', { x: box.x, y: zero - 2, w: box.w, h: 4 }, { fill: INK }),
          side('ahead', words.ahead, AHEAD, box.x, above),
          side('behind', words.behind, BEHIND, box.x, box.y + box.h),
        ]),
    polyline('curve/line', points, { colour: INK, width: 7 }),
    ...axis(field, seats, sheet, words),
    ...badges(review, curve, field).flatMap(({ turn, x, y, place }) =>
      badge(`curve/turn/${turn}`, x, y, place),
    ),
    ...(last ? [circle('curve/end', last[0], last[1], 13, { fill: INK })] : []),
    ...turnNumbers(curve, field, words, review.ended),
  ];
};

const side = (id: string, words: string, fill: string, x: number, y: number): Item =>
  text(`curve/${id}`, { x, y, w: widthOf(words, 'black'), h: STRIP }, words, {
    weight: 'black',
    align: 'left',
    fill,
  });

const widthOf = (words: string, weight: 'bold' | 'black' = 'bold'): number =>
  Math.ceil(textWidth(words, READABLE, weight)) + 2;

const halves = (points: readonly Point[], field: Box, zero: number): readonly Item[] => {
  const clamped = (keep: (y: number) => number): readonly Point[] => {
    const crossed = points.flatMap((point, at): Point[] => {
      const next = points[at + 1];
      if (!next || (point[1] - zero) * (next[1] - zero) >= 0) return [point];
      const part = (zero - point[1]) / (next[1] - point[1]);
      return [point, [point[0] + (next[0] - point[0]) * part, zero]];
    });
    return [[field.x, zero], ...crossed.map(([x, y]): Point => [x, keep(y)]), [field.x + field.w, zero]];
  };
  return [
    polygon(
      'curve/ahead/area',
      clamped(y => Math.min(y, zero)),
      { fill: mix(AHEAD, WHITE, 0.62) },
    ),
    polygon(
      'curve/behind/area',
      clamped(y => Math.max(y, zero)),
      { fill: mix(BEHIND, WHITE, 0.66) },
    ),
  ];
};

const axis = (
  { box, low, high, y }: CurveField,
  seats: number,
  sheet: Box,
  { language }: ReviewPictureWords,
): readonly Item[] => {
  const step = [1, 2, 5, 10, 20, 50].find(each => (high - low) / each <= 5) ?? 100;
  const marks: number[] = [];
  for (let mark = Math.ceil(low / step) * step; mark <= high; mark += step) marks.push(mark);
  return marks.map(mark =>
    text(
      `curve/points/${mark}`,
      { x: sheet.x + 10, y: y(mark) - 24, w: box.x - sheet.x - 24, h: 48 },
      seats === 1 ? grammar(language).number(mark) : signed(mark, language),
      { align: 'right', fill: FADED },
    ),
  );
};

const BADGE = 27;

interface TurnBadge {
  readonly turn: number;
  readonly place: number;
  readonly x: number;
  readonly y: number;
}

/** Places a badge for each costly turn on the curve. A badge that would cover another moves up or down, as little as possible. */
const badges = (
  { turns }: Review,
  curve: readonly DrawnPoint[],
  { x, y, box }: CurveField,
): readonly TurnBadge[] => {
  const placed: TurnBadge[] = [];
  for (const [place, { turn }] of turns.entries()) {
    const at = curve.findIndex(point => point.turn === turn);
    const [left, line] = [x(at), y(curve[at]?.margin ?? 0)];
    const fits = (top: number): boolean =>
      top >= box.y &&
      top <= box.y + box.h &&
      placed.every(other => Math.abs(other.x - left) > 2 * BADGE || Math.abs(other.y - top) > 2 * BADGE);
    const steps = [0, -1, 1, -2, 2, -3, 3, -4, 4].map(step => line + step * (BADGE + 2));
    placed.push({ turn, place, x: left, y: steps.find(fits) ?? line });
  }
  return placed;
};

const badge = (id: string, x: number, y: number, place: number): readonly Item[] => [
  circle(id, x, y, BADGE, { fill: BEHIND, stroke: { colour: WHITE, width: 5 } }),
  text(`${id}/place`, { x: x - BADGE, y: y - BADGE, w: 2 * BADGE, h: 2 * BADGE }, String(place + 1), {
    weight: 'black',
    fill: WHITE,
  }),
];

const turnNumbers = (
  curve: readonly DrawnPoint[],
  { box, x }: CurveField,
  words: ReviewPictureWords,
  ended: boolean,
): readonly Item[] => {
  const last = curve.length - 1;
  const places = curve.length > 4 ? [0, Math.round(last / 2), last] : [0, last];
  return [...new Set(places)].map(at => {
    const { turn = null } = curve[at] ?? {};
    const end = ended ? words.end : words.stopped;
    const said = at === 0 ? words.start : at === last || turn === null ? end : words.turn(turn);
    const w = widthOf(said);
    const left = Math.max(box.x, Math.min(box.x + box.w - w, x(at) - w / 2));
    return text(`curve/number/${at}`, { x: left, y: box.y + box.h + STRIP, w, h: STRIP }, said, {
      align: 'center',
      fill: FADED,
    });
  });
};

const dearRows = ({ turns }: Review, box: Box, words: ReviewPictureWords): readonly Item[] => [
  panel('dear', box, RADIUS),
  text('dear/title', { x: box.x + 24, y: box.y + 8, w: box.w - 48, h: TITLE }, words.dear, {
    weight: 'black',
    align: 'left',
    fill: INK,
  }),
  ...turns.flatMap((turn, place) => {
    const y = box.y + 10 + TITLE + place * ROW;
    const { percent } = grammar(words.language);
    const [best, played] = (turn.chances ?? []).map(percent);
    const alone = turn.chances === null;
    const chance = best === undefined || played === undefined ? '' : words.chances(best, played);
    return [
      rect(`dear/line/${place}`, { x: box.x + 16, y, w: box.w - 32, h: 2 }, { fill: PAPER_SHADE }),
      ...badge(`dear/${place}`, box.x + 50, y + ROW / 2, place),
      text(`dear/${place}/turn`, { x: box.x + 96, y, w: 370, h: ROW }, words.turn(turn.turn), {
        weight: 'black',
        align: 'left',
        fill: INK,
      }),
      text(
        `dear/${place}/loss`,
        { x: alone ? box.x + box.w - 224 : box.x + 500, y, w: 200, h: ROW },
        signed(-turn.loss, words.language),
        { weight: 'black', align: 'right', fill: BEHIND },
      ),
      ...(alone
        ? []
        : [
            text(`dear/${place}/chance`, { x: box.x + 720, y, w: box.w - 744, h: ROW }, chance, {
              align: 'right',
              fill: INK,
            }),
          ]),
    ];
  }),
];
