import { arc, bend } from '../../../../presentation/shapes/curves.ts';
import {
  type Point,
  path,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import type { Card } from '../../rules/types.ts';
import { GOLD, GOLD_EDGE, INK, LIME, OAK_DARK, WINES } from '../style/palette.ts';
import { bottle, cask, coinOf, die, glass, grapes, house, plus, sprout, up } from './sign-parts.ts';

export const SYMBOL = 52;
const M = SYMBOL / 2;

const sail = (): readonly Shape[] => [
  polyline('mast', path([M, 6], [M, 40]), { colour: OAK_DARK, width: 3.5 }),
  polygon(
    'sail',
    [
      ...bend([10, 8], [M, 4], [42, 8], 6),
      ...bend([42, 8], [48, 20], [40, 31], 6),
      ...bend([40, 31], [M, 34], [12, 31], 6),
      ...bend([12, 31], [18, 20], [10, 8], 6),
    ],
    {
      fill: LIME,
      stroke: { colour: OAK_DARK, width: 2 },
    },
  ),
  rect('band', { x: 14, y: 15, w: 27, h: 8 }, { fill: WINES.ruby }),
  polygon(
    'hull',
    [
      ...bend([2, 35], [10, 50], [M, 49], 6),
      ...bend([M, 49], [42, 50], [51, 33], 6),
      ...bend([51, 33], [40, 40], [M, 40], 6),
      ...bend([M, 40], [12, 40], [2, 35], 6),
    ],
    {
      fill: OAK_DARK,
    },
  ),
];

const burst = (): Shape =>
  polygon(
    'burst',
    Array.from({ length: 16 }, (_, at): Point => {
      const angle = (at * Math.PI) / 8;
      const r = at % 2 === 0 ? 24 : 15;
      return [M + r * Math.cos(angle), M + r * Math.sin(angle)];
    }),
    { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 2 } },
  );

const hand = (): readonly Shape[] => [
  burst(),
  polyline('tick', path([M - 9, M + 1], [M - 2, M + 8], [M + 10, M - 8]), { colour: INK, width: 5 }),
];

export const symbolOf = (card: Card): readonly Shape[] => {
  switch (card) {
    case 'buying':
      return [...house(M - 3, M + 1, 1.15), ...plus('gift', SYMBOL - 11, SYMBOL - 12)];
    case 'harvesting':
      return [
        ...grapes(M - 6, M - 2, '#5b2a78', 1.05),
        polygon('drop', [[43, 24], ...arc([43, 38], [8, 8], 3.8, 6.2, 10)], {
          fill: '#e39a2d',
          stroke: { colour: '#8f5a10', width: 2 },
        }),
      ];
    case 'planting':
      return [
        polygon('earth', arc([M, 46], [24, 8], 2, 4), { fill: '#8a5a34' }),
        ...sprout('one', 10, 44, '#6fc05a'),
        ...sprout('two', M, 40, '#c4333f'),
        ...sprout('three', 42, 44, '#f0b727'),
      ];
    case 'two-barrels':
      return [...cask('one', 16, 32), ...cask('two', 37, 32), ...plus('more', M, 12)];
    case 'free-action':
      return hand();
    case 'enologist':
      return [...glass(M - 8, M), up(42, 22)];
    case 'vintage':
      return [...bottle('bottle', 18, WINES.ruby), ...coinOf(39, 34)];
    case 'colheita':
      return [...bottle('one', 12, WINES.tawny), ...bottle('two', 32, WINES.tawny), ...coinOf(42, 38, 9)];
    case 'boat':
      return sail();
    case 'ageing-barrel':
      return [...die(18, 19, 31), ...cask('cask', 36, 36)];
    case 'ageing-quality':
      return [...die(20, 28, 34), up(42, 16)];
  }
};
