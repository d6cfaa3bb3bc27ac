import { type Box, circle, polygon, rect, type Shape } from '../../scene.ts';
import { PAVEMENT, PITCH } from './layout.ts';
import { type Light, under } from './light.ts';
import { GRANITE, IRON, LAMPLIGHT, LEAF, LEAF_SHADE } from './palette.ts';

/** Where houses stand: a kerb, a wall of granite below it. */
export const pavement = (id: string, light: Light, box: Box): readonly Shape[] => {
  const stone = under(light, '#b59f7d');
  return [
    rect(`${id}/wall`, box, { fill: { pattern: 'stones', ground: stone, ink: under(light, '#a48d69') } }),
    rect(`${id}/kerb`, { ...box, h: 6 }, { fill: under(light, GRANITE) }),
    rect(`${id}/kerb/shade`, { ...box, y: box.y + 6, h: 4 }, { fill: '#00000030' }),
    rect(`${id}/foot`, { ...box, y: box.y + box.h - 4, h: 4 }, { fill: '#00000038' }),
  ];
};

/** The wall of the upper street, behind the lower one: arches, and green that hangs over it. */
export const terrace = (light: Light, box: Box, lit: boolean): readonly Shape[] => {
  const ground = under(light, '#e2d2b0');
  const ink = under(light, '#d9c7a1');
  const hollow = under(light, '#cdb88f');
  const bottom = box.y + box.h;
  return [
    rect('terrace', box, { fill: { pattern: 'stones', ground, ink } }),
    rect('terrace/shade', { ...box, h: 14 }, { fill: '#00000018' }),
    ...Array.from({ length: 7 }, (_, at) => {
      const x = box.x + 24 + (at + 0.5) * PITCH;
      const [w, top] = [92, box.y + 96];
      return [
        circle(`arch/${at}/crown`, x, top, w / 2, { fill: hollow }),
        rect(`arch/${at}`, { x: x - w / 2, y: top, w, h: bottom - top }, { fill: hollow }),
      ];
    }).flat(),
    ...Array.from({ length: 8 }, (_, at) =>
      lamp(`lamp/${at}`, box.x + 24 + at * PITCH, box.y + 62, light, lit),
    ).flat(),
    ...ivy(light, box),
  ];
};

const lamp = (id: string, x: number, y: number, light: Light, lit: boolean): readonly Shape[] => [
  ...(lit ? [circle(`${id}/glow`, x, y + 2, 30, { fill: `${LAMPLIGHT}40` })] : []),
  polygon(
    `${id}/glass`,
    [
      [x - 7, y - 8],
      [x + 7, y - 8],
      [x + 4, y + 10],
      [x - 4, y + 10],
    ],
    { fill: lit ? LAMPLIGHT : under(light, '#f4f0df'), stroke: { colour: IRON, width: 2 } },
  ),
  polygon(
    `${id}/hat`,
    [
      [x - 9, y - 8],
      [x, y - 18],
      [x + 9, y - 8],
    ],
    { fill: IRON },
  ),
];

const ivy = (light: Light, box: Box): readonly Shape[] =>
  [60, 250, 300, 510, 700, 745, 930].flatMap((x, at) =>
    Array.from({ length: 5 + (at % 3) * 2 }, (_, leaf) =>
      circle(
        `ivy/${at}/${leaf}`,
        box.x + x + ((leaf * 19 + at * 7) % 44),
        box.y + 4 + ((leaf * 13) % (20 + (at % 3) * 14)),
        9 - (leaf % 3),
        { fill: under(light, leaf % 2 === 0 ? LEAF : LEAF_SHADE) },
      ),
    ),
  );

export const pavementBox = (street: Box, width: number): Box => ({
  x: 0,
  y: street.y + street.h - PAVEMENT,
  w: width,
  h: PAVEMENT,
});
