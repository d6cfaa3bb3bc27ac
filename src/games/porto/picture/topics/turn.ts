import type { Language } from '../../../../presentation/language/languages.ts';
import {
  type Box,
  type Item,
  inset,
  rect,
  type Scene,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { arrow } from '../../../../presentation/widgets/arrow.ts';
import type { Kind } from '../../rules/types.ts';
import {
  CONTENT,
  FACADE,
  HOUSES_A_STREET,
  MARGIN,
  type Plot,
  RADIUS,
  READABLE,
  ROOF,
  storeyBox,
} from '../style/layout.ts';
import { GOLD, INK, NAVY, PAPER, WHITE } from '../style/palette.ts';
import { coin, panel, plaque, wall } from '../style/parts.ts';
import { iconOf } from '../style/sums.ts';
import { BORDER, onWallpaper } from '../style/wallpaper.ts';
import { type PartOfTotal, PICTURE_WORDS } from '../words/index.ts';
import { BUILT, built, CARD, cards, house, plotAt, quayside, sign, TOP } from './parts.ts';

export const overview = (): Scene => {
  const height = 480;
  const street = [
    built('L1', 'blue', 4),
    built('L2', 'green', 3, 2),
    built('L3', 'yellow', 6),
    built('L4', 'red', 2, 4),
    built('L5', null, 0),
    built('L6', 'purple', 4),
    built('L7', 'blue', 1, 1),
  ];
  return quayside(
    height,
    street.slice(0, HOUSES_A_STREET).flatMap((each, at) => house(each, plotAt(at, height))),
  );
};

/** Draws the choice of a turn: cards from the market, or a build. */
export const turn = (): Scene => {
  const height = 470;
  return quayside(height, house(built('L7', 'blue', 5), plotAt(5.6, height), BUILT), [
    panel('draw', { x: MARGIN, y: 120, w: 360, h: CARD.h + 40 }, RADIUS),
    ...cards('draw', ['yellow-1', 'purple-1', 'blue-1'], MARGIN + 28, 138),
    panel('or', { x: 412, y: 162, w: 84, h: 80 }, 40, NAVY, WHITE),
    text('or/sign', { x: 412, y: 162, w: 84, h: 80 }, '/', { size: 56, weight: 'black', fill: WHITE }),
    panel('build', { x: 520, y: 120, w: 254, h: CARD.h + 40 }, RADIUS),
    ...cards('build', ['red-3', 'blue-1'], 546, 138),
    arrow('arrow', 784, 202),
  ]);
};

export const draw = (): Scene => {
  const sets: readonly (readonly Kind[])[] = [
    ['red-3'],
    ['blue-2', 'green-1'],
    ['yellow-1', 'purple-1', 'blue-1'],
  ];
  const lefts = [MARGIN, MARGIN + 166, MARGIN + 432];
  const y = TOP;
  return onWallpaper(y + CARD.h + 40 + BORDER + 18, [
    ...sets.flatMap((kinds, at) => [
      panel(
        `set/${at + 1}`,
        { x: lefts[at] ?? 0, y, w: kinds.length * (CARD.w + 10) + 46, h: CARD.h + 40 },
        RADIUS,
      ),
      ...cards(`set/${at + 1}`, kinds, (lefts[at] ?? 0) + 28, y + 18),
    ]),
    sign('limit', MARGIN + 830, y + 40, '≤ 3', GOLD, 84),
  ]);
};

const order = (x: number, y: number): readonly Item[] => [
  panel('order', { x, y, w: 490, h: CARD.h + 40 }, RADIUS),
  ...cards('number', ['red-3'], x + 20, y + 18),
  ...[0, 1, 2].map(at =>
    rect(
      `floors/${at}`,
      { x: x + 128, y: y + 112 - at * 38, w: 74, h: 32 },
      { fill: PAPER, radius: 4, stroke: { colour: INK, width: 4 } },
    ),
  ),
  sign('plus', x + 212, y + 46, '+', INK),
  ...cards('colour', ['blue-1'], x + 284, y + 18),
  ...[wall('dye', { x: x + 394, y: y + 36, w: 76, h: 96 }, 'blue', 8)],
  plaque('dye/colour', { x: x + 410, y: y + 62, w: 44, h: 44 }, 'blue'),
];

export const build = (): Scene => {
  const height = 460;
  return quayside(height, house(built('L7', 'blue', 5), plotAt(5.2, height), BUILT), [
    ...order(MARGIN, 140),
    arrow('arrow', 560, 140 + 82),
  ]);
};

const EXAMPLE: readonly (readonly [part: PartOfTotal, points: number])[] = [
  ['floors', 5],
  ['neighbours', 3],
  ['tokens', 2],
  ['publicContracts', 4],
];
const LINE = 56;

/**
 * Marks a floor of a neighbouring house that brings a point, since the build placed a floor at its level. The mark looks unlike
 * a token.
 */
const beside = (id: string, plot: Plot, level: number): readonly Item[] => {
  const floor = storeyBox(plot, level);
  const tag: Box = { x: floor.x + FACADE / 2 - 34, y: floor.y + 3, w: 68, h: floor.h - 6 };
  return [
    rect(`${id}/floor`, inset(floor, 1), { stroke: { colour: NAVY, width: 5 }, radius: 6 }),
    rect(`${id}/tag`, tag, { fill: WHITE, radius: 10, stroke: { colour: NAVY, width: 3 } }),
    text(`${id}/points`, tag, '+1', { weight: 'black', fill: NAVY }),
  ];
};

export const points = (language: Language): Scene => {
  const words = PICTURE_WORDS[language];
  const height = 470;
  const [left, middle, right] = [plotAt(0, height), plotAt(1, height), plotAt(2, height)];
  const sheet: Box = { x: 492, y: 62, w: CONTENT + MARGIN - 492, h: (EXAMPLE.length + 1) * LINE + 34 };
  const row = (at: number) => sheet.y + 10 + at * LINE + (at < EXAMPLE.length ? 0 : 12);
  const number = (id: string, at: number, value: number, size = READABLE + 2): Item =>
    text(id, { x: sheet.x + sheet.w - 124, y: row(at), w: 100, h: LINE }, String(value), {
      size,
      weight: 'black',
      align: 'right',
      fill: INK,
    });
  const named = (id: string, at: number, x: number, said: string, weight: 'bold' | 'black'): Item =>
    text(id, { x: sheet.x + x, y: row(at), w: sheet.w - 130 - x, h: LINE }, said, {
      weight,
      align: 'left',
      fill: INK,
    });
  const total = EXAMPLE.length;
  return quayside(
    height,
    [
      ...house(built('L1', 'yellow', 4), left),
      ...house(built('L2', 'blue', 5), middle, BUILT),
      ...house(built('L3', 'red', 3), right),
    ],
    [
      ...[3, 4].flatMap(level => beside(`left/${level}`, left, level)),
      ...beside('right/3', right, 3),
      coin('token', middle.x + FACADE / 2, storeyBox(middle, 5).y - ROOF - 22, 2),
      panel('sum', sheet, RADIUS),
      ...EXAMPLE.flatMap(([part, value], at) => [
        sprite(`sum/${part}/icon`, { x: sheet.x + 22, y: row(at) + 6, w: 44, h: 44 }, iconOf(part)),
        named(`sum/${part}`, at, 84, words.parts[part], 'bold'),
        number(`sum/${part}/points`, at, value),
      ]),
      rect('sum/line', { x: sheet.x + 22, y: row(total) - 8, w: sheet.w - 44, h: 4 }, { fill: NAVY }),
      named('sum/total', total, 22, words.total, 'black'),
      number(
        'sum/total/points',
        total,
        EXAMPLE.reduce((sum, [, value]) => sum + value, 0),
        54,
      ),
    ],
  );
};
