import { once } from '../../../../presentation/once.ts';
import { noise } from '../../../../presentation/shapes/noise.ts';
import {
  circle,
  type Item,
  polygon,
  rect,
  type Shape,
  sprite,
} from '../../../../presentation/shapes/scene.ts';
import { HOUSE_IDS, type HouseId } from '../../rules/types.ts';
import { FACADE, type Plot, ROOF } from '../style/layout.ts';
import { type Light, lightAt, under } from '../style/light.ts';
import { doorIcon, plate, roofShape } from '../style/parts.ts';
import { PEAK, SLOPE } from './roof.ts';

const STONES = ['#c0b8aa', '#b9b3a8', '#c3b9a8', '#b7aea3'] as const;
const EDGE = '#a2998c';
const SHUTTERS = ['#948d83', '#968d80', '#8c8d8a', '#998b7e'] as const;
const SLATE = '#94857b';
const SLATE_SHADE = '#85766d';

/**
 * Draws a house that is not in play with this number of seats: weathered stone, no light, closed shutters, weeds in the gutter.
 */
export const drawClosed = (house: HouseId, height: number, plot: Plot, hour: number): readonly Item[] => {
  const h = ROOF + height * plot.storey;
  const box = { x: plot.x, y: plot.base - h, w: FACADE, h };
  const shapes = closedShapes(HOUSE_IDS.indexOf(house), height, plot.storey, hour);
  return [sprite(`house/${house}/closed`, box, shapes), plate(house, plot, false)];
};

const closedShapes = once((index: number, height: number, storey: number, hour: number): readonly Shape[] => {
  const light = lightAt(hour);
  const base = ROOF + height * storey;
  const ground = under(light, STONES[index % 4] ?? STONES[0]);
  const edge = under(light, EDGE);
  return [
    ...slates(light, index),
    rect('wall', { x: 2, y: ROOF, w: FACADE - 4, h: base - ROOF }, { fill: ground }),
    ...stains(light, index, base),
    rect('quoin/left', { x: 2, y: ROOF, w: 6, h: base - ROOF }, { fill: under(light, '#cfc7b8') }),
    rect('quoin/right', { x: FACADE - 8, y: ROOF, w: 6, h: base - ROOF }, { fill: edge }),
    rect('cornice', { x: 0, y: ROOF - 3, w: FACADE, h: 6 }, { fill: under(light, '#cfc7b8') }),
    rect('cornice/shade', { x: 2, y: ROOF + 3, w: FACADE - 4, h: 4 }, { fill: '#00000022' }),
    ...Array.from({ length: height }, (_, at) => at + 1).flatMap(level => {
      const y = base - level * storey;
      const course = rect(`course/${level}`, { x: 2, y, w: FACADE - 4, h: 3 }, { fill: edge });
      return level === 1
        ? [
            course,
            ...doorIcon('door', FACADE / 2 - 17, y + 8, 34, storey - 8, edge),
            ...doorIcon('door/leaf', FACADE / 2 - 13, y + 12, 26, storey - 12, under(light, SLATE_SHADE)),
          ]
        : [course, ...windows(light, index, level, y, storey)];
    }),
    ...moss(light, index, base),
  ];
});

const slates = (light: Light, index: number): readonly Shape[] => [
  rect('chimney', { x: index % 2 === 0 ? 30 : 94, y: 6, w: 15, h: 30 }, { fill: under(light, '#a39c91') }),
  polygon('roof', roofShape(1, ROOF, FACADE - 2, PEAK, SLOPE), { fill: under(light, SLATE) }),
  ...[12, 24].map((dy, at) =>
    rect(
      `roof/row/${at}`,
      {
        x: 1 + SLOPE * (1 - dy / PEAK) + 3,
        y: ROOF - PEAK + dy,
        w: FACADE - 2 - 2 * SLOPE * (1 - dy / PEAK) - 6,
        h: 3,
      },
      { fill: under(light, SLATE_SHADE) },
    ),
  ),
];

const stains = (light: Light, index: number, base: number): readonly Shape[] =>
  [0, 1].map(at => {
    const x = 14 + noise(index * 3 + at, 21) * 78;
    const y = ROOF + 6 + noise(index * 3 + at, 22) * (base - ROOF - 90);
    const [w, h] = [24 + noise(at, index) * 22, 34 + noise(index, at) * 40];
    return polygon(
      `stain/${at}`,
      [
        [x, y],
        [x + w * 0.6, y - 5],
        [x + w, y + h * 0.3],
        [x + w * 0.8, y + h],
        [x + w * 0.35, y + h * 0.8],
        [x - 4, y + h * 0.4],
      ],
      { fill: under(light, at === 1 ? '#cdc4b5' : '#aea598') },
    );
  });

const windows = (light: Light, index: number, level: number, y: number, storey: number): readonly Shape[] =>
  [0.29, 0.71].flatMap((part, at) => {
    const id = `shutter/${level}/${at}`;
    const [x, w, h] = [FACADE * part - 16, 32, storey - 18];
    const walled = noise(index * 9 + level * 2 + at, 31) < 0.22;
    const stone = rect(
      `${id}/stone`,
      { x: x - 4, y: y + 7, w: w + 8, h: h + 6 },
      { fill: under(light, '#cfc7b8') },
    );
    if (walled)
      return [
        stone,
        rect(
          id,
          { x, y: y + 10, w, h },
          { fill: { pattern: 'stones', ground: under(light, '#a89f93'), ink: under(light, '#968d81') } },
        ),
      ];
    const leaf = under(light, SHUTTERS[index % 4] ?? SHUTTERS[0]);
    return [
      stone,
      rect(id, { x, y: y + 10, w, h }, { fill: leaf }),
      ...[0.45].map((row, slat) =>
        rect(`${id}/slat/${slat}`, { x: x + 3, y: y + 10 + h * row, w: w - 6, h: 2 }, { fill: '#00000026' }),
      ),
      rect(`${id}/gap`, { x: x + w / 2 - 1, y: y + 10, w: 3, h }, { fill: '#00000038' }),
    ];
  });

const moss = (light: Light, index: number, base: number): readonly Shape[] =>
  Array.from({ length: 10 }, (_, at) => {
    const high = at < 4;
    const x = high ? 10 + ((index * 31) % 70) + at * 7 : 8 + ((index * 17) % 40) + (at - 4) * 8;
    return circle(
      `moss/${at}`,
      x,
      high ? ROOF + 1 + noise(at, index) * 9 : base - 3 - noise(at, index + 5) * 8,
      3 + 2.5 * noise(at, 9),
      { fill: under(light, at % 2 === 0 ? '#6f8467' : '#5c7159') },
    );
  });
