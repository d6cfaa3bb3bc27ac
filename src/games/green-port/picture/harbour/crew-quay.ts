import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  circle,
  type Drawn,
  type Item,
  opaque,
  path,
  polygon,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { COLOURS, type Colour, type Cubes, type View } from '../../rules/types.ts';
import { CONTENT, MARGIN, WIDTH } from '../style/layout.ts';
import { lightAt, stepOf } from '../style/light.ts';
import { FAINT, INK, PAINTS, railOf, SOOT, tiled } from '../style/palette.ts';
import { letterOn, plateItems } from './crew.ts';
import { SKINS } from './crook.ts';
import { quayShapes } from './harbour.ts';
import { seaside } from './seaside.ts';

const GROUND = 356;
const QUAY = 62;
export const CREW_QUAY = GROUND + QUAY;
const COLUMN = CONTENT / COLOURS.length;
const FIGURE = { w: 86, h: 132 } as const;
/** Largest number of figures of one colour that are drawn. More figures would overlap too closely to be counted. */
const MOST = 14;

const SHORES = 6;

const shoreItems = once((step: number): readonly Shape[] => {
  // The lamps are off, since the lighthouse's beam would be too wide for this low sky.
  const light = { ...lightAt(step), lamps: false };
  return [
    ...seaside(light, step, { width: WIDTH, horizon: 188, bottom: GROUND }),
    ...quayShapes(light, GROUND, QUAY),
  ];
}, SHORES);

const figureItems = once((colour: Colour, look: number, front: boolean): readonly Drawn[] => {
  const { wall } = PAINTS[colour];
  const stroke = { colour: railOf(colour), width: 3 };
  const middle = FIGURE.w / 2;
  return [
    rect('legs', { x: 24, y: 96, w: 15, h: 34 }, { fill: SOOT, radius: 4 }),
    rect('legs/right', { x: 47, y: 96, w: 15, h: 34 }, { fill: SOOT, radius: 4 }),
    rect('coat', { x: 9, y: 50, w: 68, h: 60 }, { fill: tiled(colour), radius: 18, stroke }),
    circle('face', middle, 31, 20, {
      fill: SKINS[look % SKINS.length] ?? '',
      stroke: { colour: INK, width: 2 },
    }),
    polygon('cap', path([middle - 22, 26], [middle - 17, 9], [middle + 17, 9], [middle + 22, 26]), {
      fill: wall,
      stroke,
    }),
    rect('cap/brim', { x: middle - 27, y: 23, w: 54, h: 7 }, { fill: railOf(colour), radius: 3 }),
    ...(front
      ? [
          rect('badge', { x: middle - 21, y: 58, w: 42, h: 44 }, { fill: wall, radius: 10 }),
          letterOn({ x: middle - 21, y: 58, w: 42, h: 44 }, colour),
        ]
      : []),
  ];
});

const column = (colour: Colour, count: number, index: number): readonly Item[] => {
  const shown = Math.min(count, MOST);
  const left = MARGIN + index * COLUMN + 8;
  const room = COLUMN - 16 - FIGURE.w;
  const pitch = shown > 1 ? Math.min(54, room / (shown - 1)) : 0;
  const start = left + (room - pitch * (shown - 1)) / 2;
  return Array.from({ length: shown }, (_, at) =>
    sprite(
      `crew/${colour}/${at + 1}`,
      { x: start + at * pitch, y: GROUND - FIGURE.h + 8 - ((at * 7) % 3) * 3, w: FIGURE.w, h: FIGURE.h },
      figureItems(colour, at + index, at === shown - 1),
    ),
  );
};

/** Draws a seat's cubes as people on the quay, with the number of cubes of each colour. */
export const crewQuay = (view: View, cubes: Cubes): readonly Item[] => [
  opaque('shore', { x: 0, y: 0, w: WIDTH, h: CREW_QUAY }, shoreItems(stepOf(view))),
  ...COLOURS.flatMap((colour, index): readonly Item[] => {
    const said = String(cubes[colour]);
    const wide = Math.ceil(textWidth(said, READABLE, 'black')) + 4;
    const w = 46 + 12 + Math.max(wide, 30) + 12;
    const box = { x: Math.round(MARGIN + index * COLUMN + (COLUMN - w) / 2), y: GROUND + 7, w, h: 48 };
    return [
      ...column(colour, cubes[colour], index),
      sprite(`crew/${colour}/plate`, box, plateItems(colour, w, box.h, false)),
      text(`crew/${colour}/count`, { ...box, x: box.x + 55, w: w - 60 }, said, {
        weight: 'black',
        fill: cubes[colour] === 0 ? FAINT : INK,
      }),
    ];
  }),
];
