import { arc, bend } from '../../../../presentation/shapes/curves.ts';
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
import { clerigos } from '../houses/tower.ts';
import { type Light, litAt, STEPS, under } from '../style/light.ts';
import { LAMPLIGHT, mix } from '../style/palette.ts';

/** Measures of the background behind the upper street, and of the tower in it. */
interface Prospect {
  readonly width: number;
  /** Distance from the top of the picture to the ground on which the houses stand. */
  readonly ground: number;
  readonly tower: number;
  /** Scale of the tower; at 1 it is 400 high. */
  readonly scale: number;
  /** True where the tower is in front of the old town, not in it. */
  readonly near: boolean;
}

/** Draws sky, sun, hills, the old town on its hill, the tower. */
export const heaven = (step: number, light: Light, prospect: Prospect): readonly Shape[] => {
  const { width, ground, tower, scale, near } = prospect;
  return [
    rect('sky', { x: 0, y: 0, w: width, h: ground }, { fill: { gradient: light.sky } }),
    ...stars(light, width, ground),
    ...sun(step, light, prospect),
    ...clouds(light, width, ground),
    ...gulls(light, width),
    ...hills(light, width, ground),
    ...town(step, light, width, ground, 0.52, 0.66, 1),
    ...(near ? [] : clerigos(tower, ground, scale, mix('#cbb89a', light.haze, 0.42), litAt(step))),
    ...town(step, light, width, ground, 0.34, 0.42, 2),
    ...(near ? clerigos(tower, ground, scale, under(light, '#d9c6a3'), litAt(step)) : []),
  ];
};

const stars = (light: Light, width: number, ground: number): readonly Shape[] =>
  light.stars < 0.5
    ? []
    : Array.from({ length: Math.round(width / 32) }, (_, at) =>
        circle(`star/${at}`, noise(at, 1) * width, noise(at, 2) * ground * 0.45, 1 + noise(at, 3) * 1.4, {
          fill: '#fff4d8',
        }),
      );

const sun = (step: number, light: Light, { width, ground, tower }: Prospect): readonly Shape[] => {
  const t = step / STEPS;
  const x = width * 0.09 + t * (tower - width * 0.09);
  const y = ground * (0.4 - 0.22 * Math.sin(Math.PI * t));
  const r = 40 + 26 * t * t;
  return [
    circle('sun/halo/wide', x, y, r * 2.1, { fill: `${light.sun}30` }),
    circle('sun/halo', x, y, r * 1.45, { fill: `${light.sun}50` }),
    circle('sun', x, y, r, { fill: light.sun }),
  ];
};

const clouds = (light: Light, width: number, ground: number): readonly Shape[] => {
  const fill = `${mix(light.sky[3] ?? '#ffffff', '#ffffff', 0.45)}8c`;
  return Array.from({ length: Math.round(width / 330) }, (_, at) => {
    const w = 130 + 120 * noise(at, 4);
    const x = (at + 0.1 + 0.6 * noise(at, 5)) * 330;
    const y = ground * (0.12 + 0.32 * noise(at, 6));
    return polygon(
      `cloud/${at}`,
      [
        ...arc([x + w * 0.2, y], [w * 0.2, 11], 1, 3),
        ...arc([x + w * 0.45, y - 10], [w * 0.2, 16], 2, 4),
        ...arc([x + w * 0.78, y], [w * 0.22, 11], 3, 5),
      ],
      { fill },
    );
  });
};

const gulls = (light: Light, width: number): readonly Shape[] =>
  [
    [0.2, 150],
    [0.235, 132],
    [0.47, 118],
    [0.62, 150],
    [0.65, 138],
  ].map(([part = 0, y = 0], at) => {
    const x = width * part;
    return polyline(
      `gull/${at}`,
      [
        ...bend([x - 13, y - 4], [x - 6, y - 8], [x, y], 5),
        ...bend([x, y], [x + 6, y - 8], [x + 13, y - 4], 5),
      ],
      { colour: mix('#ffffff', light.tint, light.dim), width: 2.5 },
    );
  });

const hills = (light: Light, width: number, ground: number): readonly Shape[] => {
  const ridge = (height: number, salt: number): readonly Point[] => [
    [0, ground],
    ...Array.from({ length: 25 }, (_, at): Point => {
      const x = (at * width) / 24;
      return [
        x,
        ground * (1 - height - 0.05 * Math.sin(at * 0.55 + salt) - 0.025 * Math.sin(at * 1.3 + salt)),
      ];
    }),
    [width, ground],
  ];
  return [
    polygon('hill/far', ridge(0.55, 1), { fill: mix('#86a493', light.haze, 0.72) }),
    polygon('hill/near', ridge(0.42, 3.4), { fill: mix('#7d9a83', light.haze, 0.52) }),
  ];
};

const PLASTER = ['#f3e6cf', '#e9c9a6', '#f0d9b8', '#dfe3df', '#e6b9a4', '#f6efe0'];

/**
 * Draws a row of distant houses. The heights of their roofs are between `low` and `high`, which are parts of the distance from
 * the picture's top to the ground.
 */
const town = (
  step: number,
  light: Light,
  width: number,
  ground: number,
  low: number,
  high: number,
  row: number,
): readonly Shape[] => {
  const shapes: Shape[] = [];
  const fade = row === 1 ? 0.6 : 0.42;
  const roof = mix('#c8754a', light.haze, fade);
  const pane = litAt(step) ? LAMPLIGHT : mix('#6b7480', light.haze, fade);
  let x = -10;
  for (let at = 0; x < width; at++) {
    const w = 26 + 20 * noise(at, row * 10 + 7);
    const slope =
      low + (high - low) * (0.5 + 0.5 * Math.sin(x / 160 + row * 2)) * (0.7 + 0.3 * noise(at, row * 10 + 8));
    const top = Math.round(ground * (1 - slope));
    const plaster = mix(PLASTER[Math.floor(noise(at, row * 10 + 9) * 6)] ?? '#f3e6cf', light.haze, fade);
    const id = `town/${row}/${at}`;
    shapes.push(
      rect(id, { x, y: top, w, h: ground - top }, { fill: plaster }),
      polygon(
        `${id}/roof`,
        path([x - 2, top + 1], [x + w * 0.22, top - 11], [x + w * 0.78, top - 11], [x + w + 2, top + 1]),
        { fill: roof },
      ),
      ...[0, 1, 2].flatMap(storey =>
        [0.28, 0.68].flatMap((part, column) =>
          litAt(step) && (at + storey + column) % 3 === 0
            ? []
            : [
                rect(
                  `${id}/pane/${storey}/${column}`,
                  { x: x + w * part - 2, y: top + 8 + storey * 17, w: 5, h: 8 },
                  { fill: pane },
                ),
              ],
        ),
      ),
    );
    x += w - 1;
  }
  return shapes;
};
