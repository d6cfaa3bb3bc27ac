import type { Seat, Summary } from '../../../core/game.ts';
import { once } from '../../../stage/coalesce.ts';
import { fitted } from '../../../stage/fonts.ts';
import type { Names } from '../../../stage/presenter.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  polygon,
  rect,
  sprite,
  text,
} from '../../../stage/scene.ts';
import { SEAT_INKS } from './curve.ts';
import { RADIUS, READABLE } from './layout.ts';
import { GOLD, GOLD_EDGE, INK, NAVY, PAPER_SHADE, WHITE } from './palette.ts';
import { panel } from './parts.ts';
import { shownName } from './seats.ts';
import { PARTS_OF_TOTAL, type PartOfTotal, type PictureWords } from './words.ts';

export const SUMS_LINE = 54;
const LABEL = 296;

/** The totals, part by part: a column a seat. */
export const sums = (
  summary: Summary,
  totals: readonly number[],
  winner: Seat,
  names: Names,
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  const w = Math.min(240, Math.floor((box.w - LABEL - 24) / totals.length));
  const column = (seat: Seat) => box.x + box.w - 12 - (totals.length - seat) * w;
  const top = (row: number) => box.y + 10 + row * SUMS_LINE;
  const number = (id: string, seat: Seat, row: number, points: number, weight: 'bold' | 'black'): Item =>
    text(id, { x: column(seat), y: top(row), w: w - 14, h: SUMS_LINE }, String(points), {
      size: READABLE,
      weight,
      align: 'right',
      fill: INK,
    });
  const last = summary.parts.length + 1;
  return [
    panel('sums', box, RADIUS),
    ...totals.map((_, seat) => {
      const name = fitted(shownName(names, seat, words), w - 22, READABLE, 'black');
      return text(
        `sums/${seat + 1}/name`,
        { x: column(seat) + 8, y: top(0), w: w - 22, h: SUMS_LINE },
        name,
        {
          size: READABLE,
          weight: 'black',
          align: 'right',
          fill: SEAT_INKS[seat] ?? INK,
          clip: true,
        },
      );
    }),
    ...summary.parts.flatMap(({ part, points }, row) => [
      rect(
        `sums/line/${row}`,
        { x: box.x + 16, y: top(row + 1), w: box.w - 32, h: 2 },
        { fill: PAPER_SHADE },
      ),
      sprite(`sums/${part}/icon`, { x: box.x + 16, y: top(row + 1) + 6, w: 44, h: 44 }, iconOf(part)),
      text(
        `sums/${part}`,
        { x: box.x + 70, y: top(row + 1), w: LABEL - 74, h: SUMS_LINE },
        isPart(part) ? words.parts[part] : part,
        { size: READABLE, align: 'left', fill: INK },
      ),
      ...points.map((value, seat) => number(`sums/${part}/${seat + 1}`, seat, row + 1, value, 'bold')),
    ]),
    rect('sums/line/total', { x: box.x + 16, y: top(last), w: box.w - 32, h: 4 }, { fill: NAVY }),
    text('sums/total', { x: box.x + 22, y: top(last), w: LABEL - 26, h: SUMS_LINE }, words.total, {
      size: READABLE,
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    ...totals.flatMap((total, seat) => [
      ...(seat === winner
        ? [
            rect(
              `sums/best/${seat + 1}`,
              { x: column(seat) + w - 104, y: top(last) + 7, w: 98, h: SUMS_LINE - 10 },
              { fill: GOLD, radius: 12 },
            ),
          ]
        : []),
      number(`sums/total/${seat + 1}`, seat, last, total, 'black'),
    ]),
  ];
};

const isPart = (part: string): part is PartOfTotal => (PARTS_OF_TOTAL as readonly string[]).includes(part);

/** What a part of the total is, in small. */
export const iconOf = once((part: string): readonly Drawn[] => {
  switch (part) {
    case 'floors':
      return [0, 1, 2].map(at =>
        rect(`floor/${at}`, { x: 6, y: 30 - at * 13, w: 32, h: 11 }, { fill: NAVY, radius: 2 }),
      );
    case 'neighbours':
      return [0, 1].map(at =>
        rect(
          `house/${at}`,
          { x: 5 + at * 18, y: 8, w: 16, h: 33 },
          { fill: at === 0 ? NAVY : WHITE, radius: 2, stroke: { colour: NAVY, width: 3 } },
        ),
      );
    case 'tokens':
      return [circle('coin', 22, 23, 17, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } })];
    case 'publicContracts':
      return [
        rect(
          'paper',
          { x: 7, y: 4, w: 30, h: 36 },
          { fill: WHITE, radius: 4, stroke: { colour: NAVY, width: 3 } },
        ),
        polygon(
          'tick',
          [
            [14, 22],
            [20, 29],
            [31, 14],
          ],
          { open: true, stroke: { colour: NAVY, width: 4 } },
        ),
      ];
    default:
      return [
        rect(
          'paper',
          { x: 7, y: 4, w: 30, h: 36 },
          { fill: NAVY, radius: 4, stroke: { colour: NAVY, width: 3 } },
        ),
        circle('seal', 22, 22, 8, { fill: GOLD }),
      ];
  }
});
