import { once } from '../../../stage/coalesce.ts';
import { arc, bend } from '../../../stage/curves.ts';
import { circle, type Item, type Point, polygon, rect, type Shape, sprite } from '../../../stage/scene.ts';
import { whim } from '../../../stage/whim.ts';
import type { View } from '../rules/types.ts';
import { craneShapes } from './crane.ts';
import { HEIGHT, type Places, placesFor, WIDTH } from './layout.ts';
import { faraway, type Light, lightAt, STEPS, stepOf, under } from './light.ts';
import { LAMP, mix, PAINTS, STONE, STONE_SHADE, WALL, WALL_JOINT, WHITE } from './palette.ts';

/** How far the quay's edge lies below the horizon. */
const SEA = 214;

/** Sky, sea, ships, turbines, the crane and the quay: all that is there before a card is revealed. */
export const harbour = (view: View, places: Places): readonly Item[] => {
  const below = places.quay.y + places.quay.h;
  return [
    sprite(
      'backdrop',
      { x: 0, y: 0, w: WIDTH, h: below },
      shoreItems(stepOf(view), places.seats.length === 4 ? 4 : 2),
      { opaque: true },
    ),
    sprite('deep', { x: 0, y: below, w: WIDTH, h: HEIGHT - below }, wallItems(HEIGHT - below), {
      opaque: true,
    }),
  ];
};

/** Hundreds of shapes each: few are kept. */
const SHORES = 6;

const shoreItems = once((step: number, seats: number): readonly Shape[] => {
  const { quay, yard } = placesFor(seats);
  const light = lightAt(step);
  return [
    ...seaside(light, step, { width: WIDTH, horizon: quay.y - SEA, bottom: quay.y }),
    ...craneShapes(light, { top: yard.y, ground: quay.y }),
    ...quayShapes(light, quay.y, quay.h),
  ];
}, SHORES);

const wallItems = once((h: number): readonly Shape[] => [
  rect('wall', { x: 0, y: 0, w: WIDTH, h }, { fill: { pattern: 'stones', ground: WALL, ink: WALL_JOINT } }),
  rect('wall/shade', { x: 0, y: 0, w: WIDTH, h: 10 }, { fill: '#05202688' }),
]);

export interface Shore {
  readonly width: number;
  readonly horizon: number;
  readonly bottom: number;
}

/** All behind the quay. */
export const seaside = (light: Light, step: number, shore: Shore): readonly Shape[] => {
  const { width, horizon, bottom } = shore;
  return [
    rect('sky', { x: 0, y: 0, w: width, h: horizon }, { fill: { gradient: light.sky } }),
    ...stars(light, width, horizon),
    ...sun(light, step, shore),
    ...clouds(light, width, horizon),
    ...gulls(light, width, horizon),
    ...hills(light, width, horizon),
    ...turbines(light, width, horizon),
    ...farCranes(light, width, horizon),
    rect(
      'sea',
      { x: 0, y: horizon, w: width, h: bottom - horizon },
      {
        fill: {
          gradient: [mix(light.sea, light.sky[3] ?? light.sea, 0.35), light.sea, mix(light.sea, WALL, 0.6)],
        },
      },
    ),
    ...glints(light, step, shore),
    ...lighthouse(light, horizon),
    ...ship(light, 300 + step * 64, horizon + 40),
    ...tug(light, 150 + step * 118, horizon + 86),
  ];
};

const stars = (light: Light, width: number, horizon: number): readonly Shape[] =>
  light.stars
    ? Array.from({ length: 44 }, (_, at) =>
        circle(`star/${at}`, whim(at, 1) * width, whim(at, 2) * horizon * 0.6, 1 + whim(at, 3) * 1.6, {
          fill: '#f4f6d8',
        }),
      )
    : [];

/** It sinks into the sea on the left; at night the moon hangs there. */
const sun = (light: Light, step: number, { horizon }: Shore): readonly Shape[] => {
  const x = 470 - step * 34;
  const y = step === STEPS ? horizon * 0.42 : horizon * 0.62 + step * horizon * 0.105;
  const r = step === STEPS ? 40 : 54 + step * 6;
  return [
    circle('sun/halo/wide', x, y, r * 2.3, { fill: `${light.sun}22` }),
    circle('sun/halo', x, y, r * 1.5, { fill: `${light.sun}44` }),
    circle('sun', x, y, r, { fill: light.sun }),
    ...(step === STEPS
      ? [
          [-14, -10, 9],
          [12, 6, 12],
          [-6, 18, 6],
        ].map(([dx = 0, dy = 0, crater = 0], at) =>
          circle(`moon/${at}`, x + dx, y + dy, crater, { fill: mix(light.sun, '#b9b58a', 0.4) }),
        )
      : []),
  ];
};

const clouds = (light: Light, width: number, horizon: number): readonly Shape[] =>
  Array.from({ length: 5 }, (_, at) => {
    const w = 120 + 150 * whim(at, 4);
    const x = ((at + 0.2 + 0.5 * whim(at, 5)) * width) / 5 - 60;
    const y = horizon * (0.3 + 0.44 * whim(at, 6));
    return polygon(
      `cloud/${at}`,
      [
        ...arc([x + w * 0.2, y], [w * 0.2, 9], 1, 3),
        ...arc([x + w * 0.48, y - 8], [w * 0.24, 15], 2, 4),
        ...arc([x + w * 0.8, y], [w * 0.24, 9], 3, 5),
      ],
      { fill: `${mix(light.sky[3] ?? WHITE, WHITE, 0.4)}${light.stars ? '30' : '80'}` },
    );
  });

const gulls = (light: Light, width: number, horizon: number): readonly Shape[] =>
  [
    [0.13, 0.4, 17],
    [0.18, 0.35, 12],
    [0.36, 0.46, 14],
    [0.58, 0.38, 18],
    [0.63, 0.43, 12],
    [0.31, 0.62, 10],
  ].map(([px = 0, py = 0, s = 10], at) => {
    const [x, y] = [width * px, horizon * py];
    return polygon(
      `gull/${at}`,
      [
        ...bend([x - s, y - s * 0.3], [x - s * 0.5, y - s * 0.75], [x, y], 5),
        ...bend([x, y], [x + s * 0.5, y - s * 0.75], [x + s, y - s * 0.3], 5),
      ],
      { open: true, stroke: { colour: under(light, WHITE), width: 3 } },
    );
  });

const ridge = (width: number, horizon: number, height: number, salt: number): readonly Point[] => [
  [0, horizon],
  ...Array.from(
    { length: 31 },
    (_, at): Point => [
      (at * width) / 30,
      horizon - height * (0.62 + 0.3 * Math.sin(at * 0.42 + salt) + 0.12 * Math.sin(at * 1.25 + salt)),
    ],
  ),
  [width, horizon],
];

const hills = (light: Light, width: number, horizon: number): readonly Shape[] => [
  polygon('hill/far', ridge(width, horizon, 92, 0.4), { fill: faraway(light, '#5b9a80', 0.62) }),
  polygon('hill/near', ridge(width, horizon, 52, 3.1), { fill: faraway(light, '#3f8468', 0.42) }),
];

/** Wind turbines on the hills. */
const turbines = (light: Light, width: number, horizon: number): readonly Shape[] => {
  const reach = Math.min(1, horizon / 548);
  return [
    [0.055, 196, 0.2],
    [0.165, 150, 0.9],
    [0.26, 218, 0.5],
    [0.555, 156, 1.4],
    [0.655, 206, 0.1],
  ].flatMap(([part = 0, h = 0, turn = 0], at) => {
    const x = width * part;
    const hub = horizon - 24 - h * reach;
    const white = faraway(light, '#ffffff', 0.14);
    const shade = faraway(light, '#b5cfc4', 0.3);
    const blade = h * reach * 0.42;
    return [
      polygon(
        `turbine/${at}/mast`,
        [
          [x - 5, horizon - 20],
          [x - 2.4, hub],
          [x + 2.4, hub],
          [x + 5, horizon - 20],
        ],
        { fill: shade },
      ),
      ...[0, 1, 2].map(wing => {
        const angle = turn + (wing * 2 * Math.PI) / 3;
        const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
        const at2 = (along: number, across: number): Point => [
          x + dx * along - dy * across,
          hub + dy * along + dx * across,
        ];
        return polygon(
          `turbine/${at}/blade/${wing}`,
          [at2(0, -2.5), at2(blade * 0.25, -6), at2(blade, 0), at2(blade * 0.25, 3), at2(0, 2.5)],
          { fill: white },
        );
      }),
      circle(`turbine/${at}/hub`, x, hub, 5.5, { fill: white }),
    ];
  });
};

/** Cranes of the other shore. */
const farCranes = (light: Light, width: number, horizon: number): readonly Shape[] => {
  const ink = faraway(light, '#2c6a63', 0.34);
  const line = (id: string, points: readonly Point[], w = 4): Shape =>
    polygon(id, points, { open: true, stroke: { colour: ink, width: w } });
  return [
    ...[0.405, 0.455, 0.5].flatMap((part, at) => {
      const x = width * part;
      const top = horizon - 86 - (at % 2) * 12;
      return [
        line(`far/${at}/legs`, [
          [x - 13, horizon],
          [x - 13, top],
          [x + 13, top],
          [x + 13, horizon],
        ]),
        line(`far/${at}/boom`, [
          [x - 46, top - (at === 1 ? 44 : 0)],
          [x - 13, top],
          [x + 24, top],
        ]),
        line(
          `far/${at}/stay`,
          [
            [x - 42, top - (at === 1 ? 40 : 0)],
            [x - 4, top - 26],
            [x + 22, top],
          ],
          2.5,
        ),
        line(`far/${at}/mast`, [
          [x - 4, top - 26],
          [x - 4, top],
        ]),
      ];
    }),
    rect('far/quay', { x: width * 0.35, y: horizon - 12, w: width * 0.2, h: 13 }, { fill: ink }),
  ];
};

const glints = (light: Light, step: number, { width, horizon, bottom }: Shore): readonly Shape[] =>
  Array.from({ length: 26 }, (_, at) => {
    const near = whim(at, 11);
    const w = 24 + 70 * near * whim(at, 12) + 16 * near;
    const x = whim(at, 13 + step) * width;
    const y = horizon + 8 + near * (bottom - horizon - 18);
    return polygon(
      `glint/${at}`,
      [
        ...bend([x, y], [x + w / 4, y - 4], [x + w / 2, y], 5),
        ...bend([x + w / 2, y], [x + (3 * w) / 4, y + 4], [x + w, y], 5),
      ],
      { open: true, stroke: { colour: `${light.glint}80`, width: 2 + near * 1.5 } },
    );
  });

/** On its mole, left: green and white, since it marks the starboard side. */
const lighthouse = (light: Light, horizon: number): readonly Shape[] => {
  const x = 62;
  const foot = horizon + 40;
  const white = under(light, '#f7f6e6');
  const green = under(light, '#2c8a5e');
  const stone = under(light, '#7f8f80');
  const level = (part: number): readonly [number, number] => [17 - 5 * part, foot - 116 * part];
  const band = (from: number, to: number, fill: string, at: number): Shape => {
    const [[a, y1], [b, y2]] = [level(from), level(to)];
    return polygon(
      `lighthouse/band/${at}`,
      [
        [x - a, y1],
        [x - b, y2],
        [x + b, y2],
        [x + a, y1],
      ],
      { fill },
    );
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
    polygon(
      'lighthouse/cap',
      [
        [x - 14, foot - 139],
        [x, foot - 156],
        [x + 14, foot - 139],
      ],
      { fill: green },
    ),
  ];
};

/** A container ship on its way out. */
const ship = (light: Light, x: number, y: number): readonly Shape[] => {
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
            fill: under(light, faraway(light, dyes[Math.floor(whim(column * 7 + row, 21) * 6)] ?? '', 0.22)),
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
    polygon('ship/line', [at(-143, -8), at(171, -8)], {
      open: true,
      stroke: { colour: under(light, '#b8564a'), width: 6 },
    }),
    polygon('ship/name', [at(-146, 12), at(-120, 12)], {
      open: true,
      stroke: { colour: under(light, '#f5f3e2'), width: 3 },
    }),
    ...wake(light, 'ship/wake', x + 172, y + 10, 90),
  ];
};

const tug = (light: Light, x: number, y: number): readonly Shape[] => {
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
    polygon('tug/fender', [at(-44, 14), ...bend(at(-44, 14), at(-14, 6), at(46, 8))], {
      open: true,
      stroke: { colour: under(light, '#f5f3e2'), width: 3 },
    }),
    ...wake(light, 'tug/wake', x + 44, y + 6, 60),
  ];
};

const wake = (light: Light, id: string, x: number, y: number, w: number): readonly Shape[] =>
  [0, 1].map(at =>
    polygon(`${id}/${at}`, bend([x, y - at * 8], [x + w / 2, y - 8 + at * 4], [x + w, y + at * 3], 6), {
      open: true,
      stroke: { colour: `${light.glint}a0`, width: 3 },
    }),
  );

/** The edge on which containers stand: a kerb with its warning line, and rails. */
const quayShapes = (light: Light, y: number, h: number): readonly Shape[] => {
  const stone = under(light, STONE);
  const shade = under(light, STONE_SHADE);
  return [
    rect('quay', { x: 0, y, w: WIDTH, h }, { fill: { gradient: [stone, mix(stone, shade, 0.7)] } }),
    rect('quay/kerb', { x: 0, y, w: WIDTH, h: 5 }, { fill: mix(stone, WHITE, 0.45) }),
    ...Array.from({ length: 28 }, (_, at) =>
      polygon(
        `quay/hazard/${at}`,
        [
          [at * 40, y + h],
          [at * 40 + 12, y + h - 9],
          [at * 40 + 30, y + h - 9],
          [at * 40 + 18, y + h],
        ],
        { fill: under(light, '#e9b33c') },
      ),
    ),
    rect('quay/rail', { x: 0, y: y + 12, w: WIDTH, h: 3 }, { fill: mix(shade, '#3a3a30', 0.35) }),
  ];
};
