import { bend } from '../../../../presentation/shapes/curves.ts';
import { noise } from '../../../../presentation/shapes/noise.ts';
import {
  circle,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import { faraway, type Light, under } from '../style/light.ts';
import { LAMP, PAINTS } from '../style/palette.ts';

/** Draws the lighthouse on the left. It is green and white, since green lights mark the starboard side of a harbour. */
export const lighthouse = (light: Light, horizon: number): readonly Shape[] => {
  const x = 62;
  const foot = horizon + 40;
  const white = under(light, '#f7f6e6');
  const green = under(light, '#2c8a5e');
  const stone = under(light, '#7f8f80');
  const level = (part: number): readonly [number, number] => [17 - 5 * part, foot - 116 * part];
  const band = (from: number, to: number, fill: string, at: number): Shape => {
    const [[a, y1], [b, y2]] = [level(from), level(to)];
    return polygon(`lighthouse/band/${at}`, path([x - a, y1], [x - b, y2], [x + b, y2], [x + a, y1]), {
      fill,
    });
  };
  return [
    ...(light.lamps
      ? [
          ...[260, 420, 640].map(reach =>
            polygon(
              `lighthouse/beam/${reach}`,
              [
                [x, foot - 131],
                [x + reach, foot - 131 - reach * 0.2],
                [x + reach, foot - 131 - reach * 0.02],
              ],
              { fill: `${LAMP}18` },
            ),
          ),
          circle('lighthouse/halo', x, foot - 131, 34, { fill: `${LAMP}40` }),
        ]
      : []),
    polygon(
      'mole',
      [[0, foot + 22], [0, foot - 4], ...bend([0, foot - 6], [x + 40, foot - 10], [x + 120, foot + 22])],
      { fill: stone },
    ),
    ...[0, 1, 2, 3, 4].map(at => band(at / 5, (at + 1) / 5, at % 2 === 0 ? white : green, at)),
    rect('lighthouse/gallery', { x: x - 17, y: foot - 121, w: 34, h: 6 }, { fill: under(light, '#20443f') }),
    rect(
      'lighthouse/room',
      { x: x - 9, y: foot - 140, w: 18, h: 20 },
      { fill: light.lamps ? LAMP : under(light, '#d9efe2') },
    ),
    polygon('lighthouse/cap', path([x - 14, foot - 139], [x, foot - 156], [x + 14, foot - 139]), {
      fill: green,
    }),
  ];
};

export const ship = (light: Light, x: number, y: number): readonly Shape[] => {
  const at = (dx: number, up: number): Point => [x + dx, y - up];
  const dyes = [
    PAINTS.blue.wall,
    '#e9ead8',
    PAINTS.green.wall,
    PAINTS.red.wall,
    '#5d7f79',
    PAINTS.yellow.wall,
  ];
  const hull = under(light, '#1f4b50');
  return [
    ...[3, 5, 4, 5, 3, 4, 2].flatMap((high, column) =>
      Array.from({ length: high }, (_, row) =>
        rect(
          `ship/box/${column}/${row}`,
          { x: x - 118 + column * 31, y: y - 27 - row * 12, w: 29, h: 11 },
          {
            fill: under(light, faraway(light, dyes[Math.floor(noise(column * 7 + row, 21) * 6)] ?? '', 0.22)),
          },
        ),
      ),
    ),
    polygon('ship/bridge', [at(104, 14), at(104, 88), at(140, 88), at(140, 14)], {
      fill: under(light, '#f5f3e2'),
    }),
    rect(
      'ship/bridge/panes',
      { x: x + 98, y: y - 84, w: 46, h: 9 },
      { fill: light.lamps ? LAMP : under(light, '#3f6a72') },
    ),
    rect('ship/funnel', { x: x + 146, y: y - 66, w: 18, h: 50 }, { fill: under(light, '#2c8a5e') }),
    polygon('ship/hull', [at(-162, 22), at(-128, 18), at(176, 18), at(170, -12), at(-140, -12)], {
      fill: hull,
    }),
    polyline('ship/line', [at(-143, -8), at(171, -8)], { colour: under(light, '#b8564a'), width: 6 }),
    polyline('ship/name', [at(-146, 12), at(-120, 12)], { colour: under(light, '#f5f3e2'), width: 3 }),
    ...wake(light, 'ship/wake', x + 172, y + 10, 90),
  ];
};

export const tug = (light: Light, x: number, y: number): readonly Shape[] => {
  const at = (dx: number, up: number): Point => [x + dx, y - up];
  return [
    rect('tug/cabin', { x: x - 8, y: y - 40, w: 34, h: 24 }, { fill: under(light, '#f5f3e2'), radius: 3 }),
    rect(
      'tug/pane',
      { x: x - 4, y: y - 36, w: 26, h: 9 },
      { fill: light.lamps ? LAMP : under(light, '#3f6a72') },
    ),
    rect('tug/funnel', { x: x + 28, y: y - 46, w: 10, h: 28 }, { fill: under(light, '#e0a13a') }),
    polygon(
      'tug/hull',
      [at(-46, 22), ...bend(at(-46, 22), at(-20, 12), at(48, 16)), at(42, -8), at(-34, -8)],
      {
        fill: under(light, '#9a4a35'),
      },
    ),
    polyline('tug/fender', [at(-44, 14), ...bend(at(-44, 14), at(-14, 6), at(46, 8))], {
      colour: under(light, '#f5f3e2'),
      width: 3,
    }),
    ...wake(light, 'tug/wake', x + 44, y + 6, 60),
  ];
};

const wake = (light: Light, id: string, x: number, y: number, w: number): readonly Shape[] =>
  [0, 1].map(at =>
    polyline(`${id}/${at}`, bend([x, y - at * 8], [x + w / 2, y - 8 + at * 4], [x + w, y + at * 3], 6), {
      colour: `${light.glint}a0`,
      width: 3,
    }),
  );
