import {
  type Box,
  circle,
  path,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import { FACADE } from '../style/layout.ts';
import { type Light, under } from '../style/light.ts';
import { LEAF, LEAF_SHADE, WOOD } from '../style/palette.ts';

// The functions in this file draw walls and sheets of a building site, before a floor is built. None of their colours is a
// colour of the game.

const PAD = 4;
/** Colours of sheets, each with its stripe: linen, sackcloth, sailcloth. */
export const SHEETS = [
  { cloth: '#f6ecd6', stripe: '#e2c9a4' },
  { cloth: '#e8d3ad', stripe: '#f3e6cb' },
  { cloth: '#e3e6dc', stripe: '#c9d0c4' },
] as const;
/** Number of variants of a storey's windows: all open, one boarded up, one overgrown. */
export const LOOKS = 3;
const CENTRES = [0.29, 0.71];

const body = (h: number): Box => ({ x: PAD + 1, y: 0, w: FACADE - 2, h });

/** Draws an old wall of granite with empty windows. `look`: variant of the windows, from 0 to 2. */
export const granite = (h: number, light: Light, look: number): readonly Shape[] => [
  rect('shell', body(h), {
    fill: { pattern: 'stones', ground: under(light, '#efe5d0'), ink: under(light, '#e0d3b8') },
  }),
  ...openings(h, light, look, '#fbf5e8'),
];

/** Draws an old wall that lacks patches of its plaster. `look`: variant of the windows, from 0 to 2. */
export const plaster = (h: number, light: Light, look: number): readonly Shape[] => [
  rect('shell', body(h), { fill: under(light, '#f4e0cb') }),
  ...(look === 2
    ? []
    : [
        polygon(
          'patch',
          [
            [PAD + 1, h],
            [PAD + 1, h * 0.4],
            [PAD + 12, h * 0.36],
            [PAD + 20, h * 0.66],
            [PAD + 40, h * 0.72],
            [PAD + 46, h],
          ],
          { fill: under(light, look === 0 ? '#dcc2a2' : '#e6d3b6') },
        ),
      ]),
  ...openings(h, light, look, '#fff8ea'),
];

const openings = (h: number, light: Light, look: number, stone: string): readonly Shape[] =>
  CENTRES.flatMap((part, at) => {
    const x = PAD + Math.round(FACADE * part) - 14;
    return [
      rect(`window/${at}/stone`, { x: x - 5, y: 9, w: 38, h: h - 13 }, { fill: under(light, stone) }),
      rect(`window/${at}`, { x, y: 14, w: 28, h: h - 22 }, { fill: under(light, '#a08f7d') }),
      rect(`window/${at}/shade`, { x, y: 14, w: 28, h: 6 }, { fill: under(light, '#7d6f61') }),
      ...(look === 1 && at === 0 ? boards(x, h, light) : []),
      ...(look === 2 && at === 1 ? weeds(x, h, light) : []),
    ];
  });

const boards = (x: number, h: number, light: Light): readonly Shape[] =>
  [18, h - 16].map((y, at) =>
    polyline(`board/${at}`, path([x - 2, y + 3 - at * 5], [x + 30, y - 2 + at * 5]), {
      colour: under(light, '#c79d66'),
      width: 7,
    }),
  );

const weeds = (x: number, h: number, light: Light): readonly Shape[] =>
  [0, 1, 2, 3].map(at =>
    circle(`weed/${at}`, x + 2 + at * 8, h - 8 - (at % 2) * 5, 5, {
      fill: under(light, at % 2 === 0 ? LEAF : LEAF_SHADE),
    }),
  );

/** Draws pale, transparent light and a rail between the poles of a scaffold. */
export const veil = (h: number, light: Light): readonly Shape[] => [
  rect('shell', body(h), { fill: `${under(light, '#fffaf0')}b0` }),
  rect('rail', { x: PAD + 3, y: h - 20, w: FACADE - 6, h: 4 }, { fill: under(light, WOOD) }),
];

/** Draws a striped sheet over the poles of a scaffold. `ends`: the lower edge of the sheet is drawn too. */
export const canvas = (h: number, light: Light, sheet: number, ends: boolean): readonly Shape[] => {
  const { cloth, stripe } = SHEETS[sheet] ?? SHEETS[0];
  const stripes = [0.08, 0.27, 0.46, 0.65, 0.84];
  const bottom = ends ? h - 8 : h;
  const piece = (FACADE - 2) / 8;
  return [
    rect('shell', { ...body(h), h: bottom }, { fill: under(light, cloth) }),
    ...(ends
      ? Array.from({ length: 8 }, (_, at) =>
          circle(`hem/${at}`, PAD + 1 + piece * (at + 0.5), bottom - 1, piece / 2, {
            fill: under(light, at % 2 === 0 ? cloth : stripe),
          }),
        )
      : []),
    ...stripes.map((part, at) =>
      rect(
        `stripe/${at}`,
        { x: PAD + Math.round(FACADE * part), y: 0, w: 13, h: bottom },
        { fill: under(light, stripe) },
      ),
    ),
  ];
};
