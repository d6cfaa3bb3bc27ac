import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  polygon,
  polyline,
  rect,
  type Shape,
  type Sprite,
  sprite,
} from '../../../../presentation/shapes/scene.ts';
import type { Colour } from '../../rules/types.ts';
import { FACADE } from '../style/layout.ts';
import {
  BLOSSOM,
  DYES,
  GLASS,
  GLASS_LIGHT,
  GRANITE,
  GRANITE_SHADE,
  HULL_LIGHT,
  IRON,
  LAMPLIGHT,
  LAMPLIGHT_SHADE,
  LEAF,
  tiled,
  WHITE,
} from '../style/palette.ts';

const PAD = 4;
const LINEN = ['#ffffff', '#f6c9c2', '#bfe0ee', '#fdf0c2', '#e7d7f0'];

/** Style of a house's front. Houses side by side have different styles. */
interface Style {
  readonly bays: 2 | 3;
  readonly arched: boolean;
  /** Levels with balconies. 0: even levels. 1: odd levels. -1: no level. */
  readonly balconies: 0 | 1 | -1;
  /** Level with a line of washing; 0 for none. */
  readonly washing: number;
}
const STYLES: readonly Style[] = [
  { bays: 2, arched: false, balconies: 0, washing: 3 },
  { bays: 3, arched: false, balconies: -1, washing: 0 },
  { bays: 2, arched: true, balconies: 1, washing: 0 },
  { bays: 3, arched: true, balconies: 0, washing: 5 },
  { bays: 2, arched: false, balconies: 1, washing: 2 },
];
/** Returns the index of a house's style. `index`: place of the house among the fourteen houses. */
export const styleOf = (index: number): number => [0, 3, 2, 1, 4, 2, 3, 1, 4, 0, 2, 3, 0, 1][index % 14] ?? 0;

const padded = (box: Box): Box => ({ ...box, x: box.x - PAD, w: FACADE + 2 * PAD });

export const upperFloor = (
  id: string,
  box: Box,
  colour: Colour,
  style: number,
  level: number,
  lit: boolean,
): Sprite => sprite(id, padded(box), upperShapes(colour, style, level, box.h, lit));

export const groundFloor = (id: string, box: Box, colour: Colour, style: number, lit: boolean): Sprite =>
  sprite(id, padded(box), groundShapes(colour, style, box.h, lit));

const wall = (colour: Colour, h: number): readonly Shape[] => [
  rect('wall', { x: PAD, y: 0, w: FACADE, h }, { fill: tiled(colour) }),
  rect('shade', { x: PAD, y: 4, w: FACADE, h: 3 }, { fill: '#00000026' }),
  rect('quoin/left', { x: PAD, y: 0, w: 5, h }, { fill: GRANITE }),
  rect('quoin/left/shade', { x: PAD + 5, y: 0, w: 2, h }, { fill: '#00000026' }),
  rect('quoin/right', { x: PAD + FACADE - 5, y: 0, w: 5, h }, { fill: GRANITE_SHADE }),
];

const course = (): readonly Shape[] => [
  rect('course', { x: PAD - 1, y: 0, w: FACADE + 2, h: 4 }, { fill: GRANITE }),
];

const upperShapes = once(
  (colour: Colour, style: number, level: number, h: number, lit: boolean): readonly Shape[] => {
    const { bays, arched, balconies, washing } = STYLES[style] as Style;
    const balcony = level % 2 === balconies;
    const w = bays === 2 ? 30 : 22;
    const centres = bays === 2 ? [0.29, 0.71] : [0.22, 0.5, 0.78];
    return [
      ...wall(colour, h),
      ...centres.flatMap((part, index) => {
        const x = PAD + Math.round(FACADE * part - w / 2);
        const frame = { x, y: 11, w, h: balcony ? h - 12 : h - 17 };
        // One room in three has no light.
        const warm = lit && (index * 2 + level + style) % 3 !== 0;
        return [
          ...sash(frame, arched, warm),
          ...(balcony ? ironwork(x - 6, h, w + 12) : sill(frame, colour, (level + index + style) % 3 === 0)),
        ];
      }),
      ...(washing === level ? linen(h) : []),
      ...course(),
    ];
  },
);

const sash = ({ x, y, w, h }: Box, arched: boolean, lit: boolean): readonly Shape[] => {
  const [glass, gleam] = lit ? [LAMPLIGHT_SHADE, LAMPLIGHT] : [GLASS, GLASS_LIGHT];
  const middle = x + w / 2;
  const crown = arched
    ? [circle('surround/arch', middle, y + 4, w / 2 + 4, { fill: GRANITE })]
    : [rect('lintel', { x: x - 5, y: y - 5, w: w + 10, h: 4 }, { fill: GRANITE })];
  return [
    rect(
      'surround',
      { x: x - 4, y: y - (arched ? -3 : 3), w: w + 8, h: h + 3 - (arched ? 6 : 0) },
      { fill: GRANITE },
    ),
    ...crown,
    ...(arched ? [circle('glass/arch', middle, y + 4, w / 2, { fill: gleam })] : []),
    rect('glass', { x, y: y + (arched ? 4 : 0), w, h: h - (arched ? 4 : 0) }, { fill: glass }),
    rect('gleam', { x, y: y + (arched ? 4 : 0), w: w / 2, h: h * 0.42 }, { fill: gleam }),
    rect('mullion', { x: middle - 1.5, y, w: 3, h }, { fill: WHITE }),
    rect('transom', { x, y: y + Math.round(h * 0.42), w, h: 3 }, { fill: WHITE }),
    rect(
      'frame',
      { x: x + 1, y: y + (arched ? 5 : 1), w: w - 2, h: h - (arched ? 6 : 2) },
      { stroke: { colour: WHITE, width: 2 } },
    ),
  ];
};

const sill = (frame: Box, colour: Colour, flowers: boolean): readonly Shape[] => {
  const y = frame.y + frame.h;
  const box = { x: frame.x - 5, y, w: frame.w + 10, h: 4 };
  if (!flowers)
    return [
      rect('sill', box, { fill: GRANITE }),
      rect('sill/shade', { ...box, y: y + 4, h: 2 }, { fill: '#00000030' }),
    ];
  const petal = colour === 'red' ? '#ffe08a' : BLOSSOM;
  return [
    rect('trough', { x: frame.x - 3, y: y - 1, w: frame.w + 6, h: 6 }, { fill: HULL_LIGHT }),
    rect('leaves', { x: frame.x - 1, y: y - 5, w: frame.w + 2, h: 6 }, { fill: LEAF }),
    ...Array.from({ length: 3 }, (_, at) =>
      rect(
        `petal/${at}`,
        { x: Math.round(frame.x + 1 + (at * (frame.w - 7)) / 2), y: y - 7, w: 5, h: 5 },
        { fill: petal },
      ),
    ),
  ];
};

const ironwork = (x: number, h: number, w: number): readonly Shape[] => [
  ...Array.from({ length: Math.floor(w / 6) + 1 }, (_, at) =>
    rect(`bar/${at}`, { x: x + (at * (w - 2)) / Math.floor(w / 6), y: h - 18, w: 2, h: 15 }, { fill: IRON }),
  ),
  rect('rail', { x: x - 1, y: h - 19, w: w + 2, h: 3 }, { fill: IRON }),
  rect('slab', { x: x - 2, y: h - 4, w: w + 4, h: 4 }, { fill: GRANITE }),
];

const linen = (h: number): readonly Shape[] => {
  const y = 9;
  const line = [8, 38, 69, 100, FACADE - 8].map(
    (x, at) => [PAD + x, y + 4 * Math.sin((at * Math.PI) / 4)] as const,
  );
  return [
    polyline('line', line, { colour: WHITE, width: 2 }),
    ...[14, 33, 54, 73, 92, 110].flatMap((x, at): Shape[] => {
      const fill = LINEN[at % LINEN.length] ?? WHITE;
      const top = y + 2;
      const long = Math.min(h - 20, 22 - (at % 3) * 4);
      const left = PAD + x;
      return at % 2 === 0
        ? [
            polygon(
              `shirt/${at}`,
              [
                [left - 3, top + 2],
                [left + 3, top],
                [left + 11, top],
                [left + 17, top + 2],
                [left + 15, top + 8],
                [left + 12, top + 6],
                [left + 12, top + long],
                [left + 2, top + long],
                [left + 2, top + 6],
                [left - 1, top + 8],
              ],
              { fill },
            ),
          ]
        : [rect(`towel/${at}`, { x: left, y: top, w: 13, h: long }, { fill })];
    }),
  ];
};

const groundShapes = once((colour: Colour, style: number, h: number, lit: boolean): readonly Shape[] => {
  const { ink } = DYES[colour];
  const door = PAD + 13;
  const shop = PAD + FACADE - 13 - DOOR;
  const pane = lit ? LAMPLIGHT : GLASS_LIGHT;
  return [
    ...wall(colour, h),
    rect('plinth', { x: PAD, y: h - 6, w: FACADE, h: 6 }, { fill: GRANITE_SHADE }),
    ...portal(door, h, ink, pane),
    ...portal(shop, h, pane, pane),
    ...(style % 2 === 0 ? [] : awning(shop - 6, ink)),
    ...course(),
  ];
});

const DOOR = 26;

const portal = (x: number, h: number, leaf: string, light: string): readonly Shape[] => {
  const [w, top] = [DOOR, 9];
  const middle = x + w / 2;
  return [
    circle('portal/arch', middle, top + w / 2, w / 2 + 4, { fill: GRANITE }),
    rect('portal', { x: x - 4, y: top + w / 2, w: w + 8, h: h - top - w / 2 }, { fill: GRANITE }),
    circle('fanlight', middle, top + w / 2, w / 2, { fill: light }),
    rect('leaf', { x, y: top + w / 2, w, h: h - top - w / 2 }, { fill: leaf }),
    rect('leaf/seam', { x: middle - 1, y: top, w: 2, h: h - top }, { fill: WHITE }),
    rect('leaf/bar', { x, y: top + w / 2 - 1, w, h: 2 }, { fill: WHITE }),
  ];
};

const AWNING = 38;

const awning = (x: number, ink: string): readonly Shape[] =>
  Array.from({ length: 6 }, (_, at) =>
    polygon(
      `awning/${at}`,
      [
        [x + 4 + (at * (AWNING - 8)) / 6, 10],
        [x + 4 + ((at + 1) * (AWNING - 8)) / 6, 10],
        [x + ((at + 1) * AWNING) / 6, 22],
        [x + ((at + 0.5) * AWNING) / 6, 25],
        [x + (at * AWNING) / 6, 22],
      ],
      { fill: at % 2 === 0 ? WHITE : ink },
    ),
  );
