import type { Seat, Summary } from '../../core/contract/game.ts';
import { wordOf } from '../catalogue/index.ts';
import { fitted, shownName, textWidth } from '../drawing/fonts.ts';
import type { Language } from '../language/languages.ts';
import type { Names } from '../presenter/presenter.ts';
import { GOLD, INK, PAPER_SHADE } from '../shapes/colours.ts';
import { type Box, type Drawn, type Item, READABLE, rect, sprite, text } from '../shapes/scene.ts';
import { panel } from './panel.ts';

export const SUMS_LINE = 54;
const LABEL = 296;

export const totalsOf = ({ parts }: Summary, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => parts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

export interface SumPart {
  readonly part: string;
  readonly label: string;
  /** Icon of 44 × 44 pixels. */
  readonly icon: readonly Drawn[];
  readonly points: readonly number[];
}

/** Returns the parts of the totals with their labels and icons. A part without a label has its own name. */
export const sumPartsOf = (
  { parts }: Summary,
  labels: Readonly<Record<string, string>>,
  iconOf: (part: string) => readonly Drawn[],
): readonly SumPart[] =>
  parts.map(({ part, points }) => ({
    part,
    label: wordOf(labels, part) ?? part,
    icon: iconOf(part),
    points,
  }));

/** Width of the labels on the left, and of the column of each seat on the right. */
export interface SumColumns {
  readonly labels: number;
  readonly seat: number;
}

/** Lays out the columns so that each label fits. @param others labels of further rows below, which have the same columns */
export const sumColumns = (
  parts: readonly SumPart[],
  seats: number,
  box: Box,
  others: readonly string[] = [],
): SumColumns => {
  const wide = (label: string): number => Math.ceil(textWidth(label, READABLE, 'bold'));
  const labels = Math.max(
    LABEL,
    ...parts.map(({ label }) => 78 + wide(label)),
    ...others.map(label => 44 + wide(label)),
  );
  return { labels, seat: Math.min(240, Math.floor((box.w - labels - 24) / seats)) };
};

/** Draws the totals part by part, with a column for each seat. `inks`: colours of the seats. */
export const sums = (
  parts: readonly SumPart[],
  totals: readonly number[],
  winner: Seat,
  names: Names,
  box: Box,
  {
    total: totalWord,
    language,
    inks,
    columns: { labels, seat: w },
  }: {
    readonly total: string;
    readonly language: Language;
    readonly inks: readonly string[];
    readonly columns: SumColumns;
  },
): readonly Item[] => {
  const column = (seat: Seat) => box.x + box.w - 12 - (totals.length - seat) * w;
  const top = (row: number) => box.y + 10 + row * SUMS_LINE;
  const number = (id: string, seat: Seat, row: number, points: number, weight: 'bold' | 'black'): Item =>
    text(id, { x: column(seat), y: top(row), w: w - 14, h: SUMS_LINE }, String(points).replace('-', '−'), {
      weight,
      align: 'right',
      fill: INK,
    });
  const last = parts.length + 1;
  return [
    panel('sums', box, 14),
    ...totals.map((_, seat) => {
      const name = fitted(shownName(names, seat, language), w - 22, READABLE, 'black');
      return text(
        `sums/${seat + 1}/name`,
        { x: column(seat) + 8, y: top(0), w: w - 22, h: SUMS_LINE },
        name,
        { weight: 'black', align: 'right', fill: inks[seat] ?? INK, clip: true },
      );
    }),
    ...parts.flatMap(({ part, label, icon, points }, row) => [
      rect(
        `sums/line/${row}`,
        { x: box.x + 16, y: top(row + 1), w: box.w - 32, h: 2 },
        { fill: PAPER_SHADE },
      ),
      sprite(`sums/${part}/icon`, { x: box.x + 16, y: top(row + 1) + 6, w: 44, h: 44 }, icon),
      text(`sums/${part}`, { x: box.x + 70, y: top(row + 1), w: labels - 74, h: SUMS_LINE }, label, {
        align: 'left',
        fill: INK,
      }),
      ...points.map((value, seat) => number(`sums/${part}/${seat + 1}`, seat, row + 1, value, 'bold')),
    ]),
    rect('sums/line/total', { x: box.x + 16, y: top(last), w: box.w - 32, h: 4 }, { fill: INK }),
    text('sums/total', { x: box.x + 22, y: top(last), w: labels - 26, h: SUMS_LINE }, totalWord, {
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
