import { once } from '../../../../presentation/once.ts';
import { arc } from '../../../../presentation/shapes/curves.ts';
import { circle, polygon, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import {
  BLUE,
  BLUE_LIGHT,
  darker,
  GLAZED,
  GOLD,
  mix,
  OAK,
  OAK_DARK,
  TERRACOTTA,
  WHITE,
  WINE_DARK,
  WINE_DEEP,
} from '../style/palette.ts';
import { HEIGHT, placesFor, ROOF, TILES, WIDTH } from './layout.ts';

/** Draws the cellars of Gaia below the quay: a roof, a wall of tiles behind the action table, and barrels. */
export const lodgeItems = once((seats: number): readonly Shape[] => {
  const { quay, table, seats: lines } = placesFor(seats);
  const wall = table.y - TILES - quay;
  const high = table.h + 2 * TILES;
  const floor = wall + high;
  const h = HEIGHT - quay;
  return [
    rect('cellar', { x: 0, y: 0, w: WIDTH, h }, { fill: WINE_DEEP }),
    rect(
      'tiles',
      { x: 0, y: wall, w: WIDTH, h: high },
      { fill: { pattern: 'crosses', ground: GLAZED, ink: mix(BLUE_LIGHT, GLAZED, 0.35) } },
    ),
    ...[wall, floor - 6].flatMap((y, at) => [
      rect(`tiles/border/${at}`, { x: 0, y, w: WIDTH, h: 6 }, { fill: BLUE }),
      rect(
        `tiles/line/${at}`,
        { x: 0, y: at === 0 ? y + 6 : y - 3, w: WIDTH, h: 3 },
        { fill: mix(GOLD, WHITE, 0.3) },
      ),
    ]),
    rect('floor', { x: 0, y: floor, w: WIDTH, h: 7 }, { fill: '#1a050e90' }),
    ...roof(),
    ...lines.flatMap(({ y, h: deep }, line) =>
      [-1, 1].flatMap(side =>
        [0.52].flatMap((part, at) =>
          barrel(`${line}/${side}/${at}`, side < 0 ? 4 : WIDTH - 4, y - quay + deep * part, 28),
        ),
      ),
    ),
  ];
});

const roof = (): readonly Shape[] => [
  rect('eaves', { x: 0, y: ROOF - 6, w: WIDTH, h: 6 }, { fill: darker(TERRACOTTA, 0.5) }),
  rect(
    'roof',
    { x: 0, y: 0, w: WIDTH, h: ROOF - 5 },
    { fill: { pattern: 'roof tiles', ground: TERRACOTTA, ink: darker(TERRACOTTA, 0.3) } },
  ),
  rect('ridge', { x: 0, y: 0, w: WIDTH, h: 4 }, { fill: mix(TERRACOTTA, WHITE, 0.25) }),
  ...Array.from({ length: 31 }, (_, at) =>
    polygon(`edge/${at}`, arc([at * 36 + 18 - 18, ROOF - 6], [18, 7], 0, 2, 8), {
      fill: at % 2 === 0 ? TERRACOTTA : darker(TERRACOTTA, 0.12),
    }),
  ),
];

const barrel = (id: string, x: number, y: number, r: number): readonly Shape[] => [
  circle(`barrel/${id}`, x, y, r, {
    fill: mix(OAK, WINE_DEEP, 0.45),
    stroke: { colour: mix(OAK_DARK, WINE_DARK, 0.5), width: 4 },
  }),
];
