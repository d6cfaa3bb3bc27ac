import type { Seat, Summary } from '../../../core/contract/game.ts';
import { fitted, shownName } from '../../../presentation/drawing/fonts.ts';
import { once } from '../../../presentation/once.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import {
  type Box,
  type Drawn,
  type Item,
  READABLE,
  rect,
  sprite,
  text,
} from '../../../presentation/shapes/scene.ts';
import { panel } from '../../../presentation/widgets/panel.ts';
import { CATEGORIES, SIDES, type Side } from '../rules/types.ts';
import { endShapes } from './pieces/barrel.ts';
import { coatOf, rulesOf } from './seats/racks.ts';
import { FADED, INK, mix, PAPER, PAPER_SHADE, SEAT_TEXTS, WINE_LIGHTS, WINES } from './style/palette.ts';
import type { PageWords } from './words/index.ts';

const SOLD_LINE = 54;
const HEAD = 60;
const LABEL = 252;
export const soldHeight = (seats: number): number => HEAD + seats * SOLD_LINE + 14;

interface Kind {
  readonly side: Side;
  readonly category: string;
  readonly at: number;
}

const KINDS: readonly Kind[] = SIDES.flatMap(side =>
  CATEGORIES[side].map((category, at) => ({ side, category, at })),
);

const headItems = once((side: Side, category: number, vp: number): readonly Drawn[] => [
  ...endShapes('barrel', 26, 26, 25, coatOf(side, category)),
  rect('plate', { x: 10, y: 7, w: 32, h: 38 }, { fill: PAPER, radius: 10 }),
  text('points', { x: 6, y: 6, w: 40, h: 40 }, String(vp), { weight: 'black', fill: INK }),
]);

const bandItems = once((side: Side, w: number, h: number): readonly Drawn[] => [
  rect(
    'band',
    { x: 0, y: 0, w, h },
    {
      fill: mix(PAPER, WINE_LIGHTS[side], 0.45),
      radius: 10,
      stroke: { colour: mix(PAPER, WINES[side], 0.35), width: 2 },
    },
  ),
]);

const pointsOf = (summary: Summary, seat: Seat, { side, category }: Kind): number =>
  (summary.scored[seat] ?? []).reduce(
    (sum, { part, card, points }) =>
      part === 'warehouse' && card === `${side}-${category}` ? sum + points : sum,
    0,
  );

/**
 * Draws a table of each seat's points from sold Port, by category: the Ruby categories from the lowest on, then the Tawny ones.
 */
export const soldTable = (
  summary: Summary,
  names: Names,
  seats: number,
  box: Box,
  words: PageWords,
): readonly Item[] => {
  const pitch = (box.w - LABEL - 24) / KINDS.length;
  const x = (at: number) => box.x + LABEL + 12 + at * pitch;
  return [
    panel('sold', box, 14),
    text('sold/title', { x: box.x + 20, y: box.y + 6, w: LABEL - 14, h: HEAD - 6 }, words.sold, {
      align: 'left',
      fill: INK,
    }),
    ...SIDES.map((side, at) => {
      const w = CATEGORIES[side].length * pitch - 8;
      return sprite(
        `sold/${side}`,
        { x: x(at * CATEGORIES.ruby.length), y: box.y + 4, w, h: box.h - 12 },
        bandItems(side, w, box.h - 12),
      );
    }),
    ...KINDS.map(({ side, category, at: level }, at) =>
      sprite(
        `sold/${side}/${category}/head`,
        { x: x(at) + pitch / 2 - 30, y: box.y + 8, w: 52, h: 52 },
        headItems(side, level, rulesOf(side)[level]?.vp ?? 0),
      ),
    ),
    ...Array.from({ length: seats }, (_, seat): readonly Item[] => {
      const y = box.y + HEAD + seat * SOLD_LINE;
      const name = fitted(shownName(names, seat, words.language), LABEL - 22, READABLE, 'black');
      return [
        rect(
          `sold/line/${seat + 1}`,
          { x: box.x + 16, y: y + 1, w: box.w - 32, h: 2 },
          { fill: PAPER_SHADE },
        ),
        text(`sold/${seat + 1}/name`, { x: box.x + 20, y, w: LABEL - 18, h: SOLD_LINE }, name, {
          weight: 'black',
          align: 'left',
          fill: SEAT_TEXTS[seat] ?? INK,
          clip: true,
        }),
        ...KINDS.map((kind, at) => {
          const points = pointsOf(summary, seat, kind);
          return text(
            `sold/${kind.side}/${kind.category}/${seat + 1}`,
            { x: x(at), y, w: pitch - 8, h: SOLD_LINE },
            points === 0 ? '–' : String(points),
            { weight: points === 0 ? 'bold' : 'black', fill: points === 0 ? mix(FADED, INK, 0.45) : INK },
          );
        }),
      ];
    }).flat(),
  ];
};
