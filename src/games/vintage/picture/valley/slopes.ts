import { bend } from '../../../../presentation/shapes/curves.ts';
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
import { darker, LAMP, LIME, mix, OAK_DARK, SCHIST, TERRACOTTA, WHITE } from '../style/palette.ts';

/**
 * Heights in a landscape: `horizon` is the upper edge of the river far away, and `bottom` is the upper edge of the foreground.
 */
interface Slopes {
  readonly width: number;
  readonly horizon: number;
  readonly bottom: number;
}

/**
 * Function for the height of a hill's upper edge (`top`) or lower edge (`foot`) at a horizontal position. The terraces are
 * between these edges.
 */
type Edge = (x: number) => number;

interface Hill {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly top: Edge;
  readonly foot: Edge;
  readonly rows: number;
  readonly far: number;
}

const STEPS = 28;

const along = ({ from, to }: Hill, edge: Edge): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, at): Point => {
    const x = from + ((to - from) * at) / STEPS;
    return [x, edge(x)];
  });

const hill = (light: Light, each: Hill): readonly Shape[] => {
  const { id, top, foot, rows, far } = each;
  const earth = faraway(light, under(light, light.earth), far);
  const leaves = light.night ? '#7f9a86' : light.green;
  const green = faraway(light, under(light, leaves), far);
  const wall = faraway(light, under(light, SCHIST), far);
  const crown = 0.14;
  const level =
    (part: number): Edge =>
    x =>
      top(x) + (foot(x) - top(x)) * (crown + (1 - crown) * part ** 1.25);
  return [
    polygon(id, [...along(each, top), ...along(each, foot).toReversed()], { fill: earth }),
    polygon(`${id}/wood`, [...along(each, top), ...along(each, level(0)).toReversed()], {
      fill: mix(green, '#2f4a26', 0.25),
    }),
    ...Array.from({ length: rows }, (_, row): readonly Shape[] => {
      const near = (row + 1) / rows;
      const size = (1 - far) * (5 + 6 * near);
      return [
        polyline(`${id}/wall/${row}`, along(each, level((row + 0.96) / rows)), {
          colour: mix(wall, earth, 0.35),
          width: 1.5 + 2 * near * (1 - far),
        }),
        polyline(`${id}/row/${row}`, along(each, level((row + 0.52) / rows)), {
          colour: green,
          width: size,
          dash: [0, size * 1.18],
        }),
      ];
    }).flat(),
  ];
};

const house = (light: Light, id: string, x: number, y: number, scale: number): readonly Shape[] => {
  const s = (length: number) => length * scale;
  const roof = under(light, TERRACOTTA);
  return [
    rect(`${id}/wall`, { x: x - s(15), y: y - s(16), w: s(30), h: s(16) }, { fill: under(light, LIME) }),
    polygon(
      `${id}/roof`,
      path([x - s(18), y - s(15)], [x - s(10), y - s(26)], [x + s(10), y - s(26)], [x + s(18), y - s(15)]),
      { fill: roof },
    ),
    ...[-8, 1, 10].map(dx =>
      rect(
        `${id}/pane/${dx}`,
        { x: x + s(dx - 2), y: y - s(11), w: s(4), h: s(6) },
        { fill: light.night ? LAMP : under(light, '#5f86a8') },
      ),
    ),
  ];
};

const cypress = (light: Light, id: string, x: number, y: number, h: number): Shape =>
  polygon(
    id,
    [
      ...bend([x, y - h], [x + h * 0.2, y - h * 0.3], [x + h * 0.08, y], 6),
      ...bend([x - h * 0.08, y], [x - h * 0.2, y - h * 0.3], [x, y - h], 6),
    ],
    { fill: under(light, darker(light.green, 0.42)) },
  );

const sky = (light: Light, { width, horizon }: Slopes): readonly Shape[] => {
  const [x, y] = [width * 0.57, horizon - 118];
  return [
    rect('sky', { x: 0, y: 0, w: width, h: horizon + 2 }, { fill: { gradient: light.sky } }),
    ...(light.night
      ? Array.from({ length: 46 }, (_, at) =>
          circle(
            `star/${at}`,
            (at * 397 + 61) % width,
            (at * 211 + 17) % Math.max(60, horizon - 90),
            at % 5 === 0 ? 2.4 : 1.5,
            {
              fill: '#fff4d8',
            },
          ),
        )
      : []),
    circle('sun/halo', x, y, 96, { fill: `${light.sun}30` }),
    circle('sun/glow', x, y, 68, { fill: `${light.sun}55` }),
    circle('sun', x, y, light.night ? 34 : 44, { fill: light.sun }),
    ...(light.night
      ? []
      : [
          [0.12, 0.3, 1],
          [0.34, 0.34, 0.75],
          [0.9, 0.2, 0.9],
        ].map(([part = 0, up = 0, scale = 1], at) => {
          const [cx, cy] = [width * part, horizon * up + 30];
          const point = (dx: number, dy: number): Point => [cx + dx * scale, cy + dy * scale];
          return polygon(
            `cloud/${at}`,
            [
              ...bend(point(-62, 14), point(-60, -6), point(-36, -4), 5),
              ...bend(point(-36, -4), point(-26, -34), point(4, -22), 6),
              ...bend(point(4, -22), point(26, -34), point(34, -6), 6),
              ...bend(point(34, -6), point(58, -6), point(60, 14), 5),
            ],
            { fill: mix(WHITE, light.sky[1] ?? WHITE, 0.35) },
          );
        })),
  ];
};

const wave =
  (y: number, height: number, salt: number, width: number): Edge =>
  x =>
    y -
    height * (0.5 + 0.34 * Math.sin((x / width) * 9 + salt) + 0.16 * Math.sin((x / width) * 23 + 2 * salt));

const ridge = (light: Light, slopes: Slopes, id: string, edge: Edge, far: number): Shape =>
  polygon(
    id,
    [
      [0, slopes.horizon + 4],
      ...Array.from({ length: 41 }, (_, at): Point => {
        const x = (slopes.width * at) / 40;
        return [x, edge(x)];
      }),
      [slopes.width, slopes.horizon + 4],
    ],
    { fill: faraway(light, under(light, mix(light.green, '#5a7a8a', 0.3 * far)), far) },
  );

/** Draws the Douro between its terraces, to the horizon, in the light of a season. */
export const slopes = (light: Light, place: Slopes): readonly Shape[] => {
  const { width, horizon, bottom } = place;
  const deep = bottom - horizon;
  const hills: readonly Hill[] = [
    {
      id: 'hill/back',
      from: width * 0.3,
      to: width,
      top: x => horizon - 128 * Math.sin(Math.PI * Math.min(1, Math.max(0, (x / width - 0.3) / 1.0))) ** 0.9,
      foot: x => horizon + deep * 0.1 * Math.max(0, (x / width - 0.5) / 0.5),
      rows: 6,
      far: 0.38,
    },
    {
      id: 'hill/left',
      from: 0,
      to: width * 0.62,
      top: x => horizon + deep * 0.2 - (176 + deep * 0.2) * Math.max(0, 1 - x / (width * 0.62)) ** 0.8,
      foot: x => horizon + deep * 0.2 + deep * 0.28 * Math.max(0, 1 - x / (width * 0.62)) ** 1.5,
      rows: 9,
      far: 0.1,
    },
    {
      id: 'hill/right',
      from: width * 0.6,
      to: width,
      top: x => horizon + deep * 0.42 - (132 + deep * 0.42) * Math.max(0, (x / width - 0.6) / 0.4) ** 0.85,
      foot: x => horizon + deep * 0.42 + deep * 0.22 * Math.max(0, (x / width - 0.6) / 0.4) ** 1.4,
      rows: 8,
      far: 0,
    },
  ];
  return [
    ...sky(light, place),
    ridge(light, place, 'ridge/far', wave(horizon - 66, 104, 0.6, width), 0.74),
    ridge(light, place, 'ridge/near', wave(horizon - 22, 86, 2.9, width), 0.52),
    rect(
      'river',
      { x: 0, y: horizon, w: width, h: bottom - horizon },
      {
        fill: {
          gradient: [
            mix(light.river, light.sky.at(-1) ?? light.river, 0.45),
            light.river,
            mix(light.river, '#12303f', 0.28),
          ],
        },
      },
    ),
    ...Array.from({ length: 9 }, (_, at) => {
      const y = horizon + deep * (0.24 + 0.085 * at);
      const x = width * (0.3 + 0.09 * ((at * 5) % 7));
      const w = 26 + 9 * at;
      return polyline(`glint/${at}`, bend([x, y], [x + w / 2, y - 4], [x + w, y], 4), {
        colour: `${light.glint}80`,
        width: 2.5,
      });
    }),
    ...hills.flatMap(each => hill(light, each)),
    ...house(light, 'house/far', width * 0.77, horizon - 58, 0.7),
    ...house(light, 'house/left', width * 0.15, horizon - 76, 1.25),
    cypress(light, 'cypress/1', width * 0.15 - 34, horizon - 74, 50),
    cypress(light, 'cypress/2', width * 0.15 - 48, horizon - 76, 36),
    ...house(light, 'house/right', width * 0.925, horizon - 34, 1.1),
    cypress(light, 'cypress/3', width * 0.925 + 30, horizon - 40, 42),
  ];
};

/** Draws the stones of the quay at Gaia, with rings for ropes. */
export const quayOf = (light: Light, y: number, h: number, width: number): readonly Shape[] => [
  rect(
    'quay',
    { x: 0, y, w: width, h },
    { fill: { pattern: 'stones', ground: under(light, '#a8997f'), ink: under(light, '#8a7c66') } },
  ),
  rect('quay/kerb', { x: 0, y, w: width, h: 9 }, { fill: under(light, '#d8ccb0') }),
  rect('quay/edge', { x: 0, y: y + 9, w: width, h: 3 }, { fill: under(light, OAK_DARK) }),
];
