import { type Box, type Item, polygon, rect, text } from '../../../../stage/scene.ts';
import type { Kind } from '../../rules/types.ts';
import { CONTENT, FACADE, HOUSES_A_STREET, MARGIN, RADIUS, READABLE } from '../layout.ts';
import { GOLD, INK, NAVY, PAPER, WHITE } from '../palette.ts';
import { coin, panel, plaque, wall } from '../parts.ts';
import { BORDER, wallpaper } from '../wallpaper.ts';
import {
  arrow,
  BUILT,
  built,
  CARD,
  cards,
  type Figure,
  house,
  plotAt,
  QUAY,
  quayside,
  STOREY,
  sign,
  TOP,
} from './parts.ts';

export const overview = (): Figure => {
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

/** Either cards from the market, or a house. */
export const turn = (): Figure => {
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

export const draw = (): Figure => {
  const sets: readonly (readonly Kind[])[] = [
    ['red-3'],
    ['blue-2', 'green-1'],
    ['yellow-1', 'purple-1', 'blue-1'],
  ];
  const lefts = [MARGIN, MARGIN + 166, MARGIN + 432];
  const y = TOP;
  return {
    height: y + CARD.h + 40 + BORDER + 18,
    items: [
      ...wallpaper(y + CARD.h + 40 + BORDER + 18),
      ...sets.flatMap((kinds, at) => [
        panel(
          `set/${at + 1}`,
          { x: lefts[at] ?? 0, y, w: kinds.length * (CARD.w + 10) + 46, h: CARD.h + 40 },
          RADIUS,
        ),
        ...cards(`set/${at + 1}`, kinds, (lefts[at] ?? 0) + 28, y + 18),
      ]),
      sign('limit', MARGIN + 830, y + 40, '≤ 3', GOLD, 84),
    ],
  };
};

/** Two cards: how many floors, and of which colour. */
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

export const build = (): Figure => {
  const height = 460;
  return quayside(height, house(built('L7', 'blue', 5), plotAt(5.2, height), BUILT), [
    ...order(MARGIN, 140),
    arrow('arrow', 560, 140 + 82),
  ]);
};

export const points = (): Figure => {
  const height = 460;
  const [left, middle, right] = [plotAt(0, height), plotAt(1, height), plotAt(2, height)];
  const level = (of: number) => height - QUAY - (of - 0.5) * STOREY;
  const sheet: Box = { x: 520, y: 104, w: CONTENT + MARGIN - 520, h: 236 };
  const row = (at: number) => sheet.y + 8 + at * 55;
  const line = (at: number, id: string, value: string): readonly Item[] => [
    text(id, { x: sheet.x + 96, y: row(at), w: 100, h: 54 }, value, {
      size: READABLE + 2,
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
  ];
  return quayside(
    height,
    [
      ...house(built('L1', 'yellow', 4), left),
      ...house(built('L2', 'blue', 5), middle, BUILT),
      ...house(built('L3', 'red', 3), right),
    ],
    [
      ...[3, 4].map(of => coin(`left/${of}`, left.x + FACADE / 2, level(of), 1)),
      coin('right/3', right.x + FACADE / 2, level(3), 1),
      panel('sum', sheet, RADIUS),
      ...[0, 1, 2, 3, 4].map(at =>
        rect(
          `sum/house/${at}`,
          { x: sheet.x + 30, y: row(0) + 42 - at * 9, w: 44, h: 7 },
          { fill: NAVY, radius: 2 },
        ),
      ),
      ...line(0, 'sum/house', '5'),
      ...[0, 1].map(at =>
        rect(
          `sum/neighbours/${at}`,
          { x: sheet.x + 30 + at * 22, y: row(1) + 10, w: 18, h: 36 },
          { fill: at === 0 ? NAVY : WHITE, radius: 2, stroke: { colour: NAVY, width: 3 } },
        ),
      ),
      ...line(1, 'sum/neighbours', '3'),
      coin('sum/token', sheet.x + 52, row(2) + 27, 2),
      ...line(2, 'sum/tokens', '2'),
      rect(
        'sum/contract',
        { x: sheet.x + 34, y: row(3) + 6, w: 34, h: 42 },
        { fill: WHITE, radius: 5, stroke: { colour: NAVY, width: 3 } },
      ),
      polygon(
        'sum/contract/tick',
        [
          [sheet.x + 42, row(3) + 28],
          [sheet.x + 49, row(3) + 36],
          [sheet.x + 61, row(3) + 18],
        ],
        { open: true, stroke: { colour: NAVY, width: 4 } },
      ),
      ...line(3, 'sum/contracts', '4'),
      text('sum/total', { x: sheet.x + 230, y: sheet.y, w: sheet.w - 250, h: sheet.h }, '= 14', {
        size: 110,
        weight: 'black',
        fill: INK,
      }),
    ],
  );
};
