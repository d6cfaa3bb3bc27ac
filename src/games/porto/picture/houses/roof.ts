import { once } from '../../../../presentation/once.ts';
import {
  circle,
  type Drawn,
  path,
  polygon,
  rect,
  type Shape,
  type Sprite,
  sprite,
} from '../../../../presentation/shapes/scene.ts';
import { FACADE, ROOF } from '../style/layout.ts';
import {
  GLASS,
  GRANITE,
  GRANITE_SHADE,
  LAMPLIGHT,
  TERRACOTTA,
  TERRACOTTA_LIGHT,
  TERRACOTTA_SHADE,
  WHITE,
} from '../style/palette.ts';
import { roofShape, tileRoof } from '../style/parts.ts';

const PAD = 8;
export const SLOPE = 24;
export const PEAK = ROOF - 12;

/** Draws the finished roof, from chimney to cornice. `x` and `y` are the left end of the eaves. */
export const tiledRoof = (id: string, x: number, y: number, style: number, lit: boolean): Sprite =>
  sprite(id, { x: x - PAD, y: y - ROOF, w: FACADE + 2 * PAD, h: ROOF + 6 }, roofShapes(style, lit));

const roofShapes = once((style: number, lit: boolean): readonly Shape[] => {
  const middle = PAD + FACADE / 2;
  const top = ROOF - PEAK;
  return [
    ...(style % 2 === 0 ? chimney(PAD + 96, top) : chimney(PAD + 26, top)),
    tileRoof('tiles', PAD - 4, ROOF, FACADE + 8, PEAK, SLOPE),
    rect(
      'ridge',
      { x: PAD - 4 + SLOPE - 3, y: top - 3, w: FACADE + 8 - 2 * SLOPE + 6, h: 7 },
      { fill: TERRACOTTA_LIGHT, radius: 3 },
    ),
    ...(style % 3 === 0
      ? dormer(middle, lit)
      : style % 3 === 1
        ? [...skylight(middle - 30, lit), ...skylight(middle + 12, lit)]
        : dormer(middle - 24, lit)),
    rect('cornice', { x: PAD - 6, y: ROOF - 3, w: FACADE + 12, h: 6 }, { fill: GRANITE, radius: 2 }),
    rect('cornice/shade', { x: PAD, y: ROOF + 3, w: FACADE, h: 3 }, { fill: '#00000033' }),
  ];
});

const chimney = (x: number, top: number): readonly Shape[] => [
  rect('chimney', { x, y: top - 7, w: 18, h: 26 }, { fill: GRANITE }),
  rect('chimney/shade', { x: x + 12, y: top - 7, w: 6, h: 26 }, { fill: GRANITE_SHADE }),
  rect('chimney/cap', { x: x - 2, y: top - 9, w: 22, h: 4 }, { fill: GRANITE_SHADE }),
  rect('pot/left', { x: x + 2, y: top - 12, w: 5, h: 4 }, { fill: TERRACOTTA_SHADE }),
  rect('pot/right', { x: x + 11, y: top - 12, w: 5, h: 4 }, { fill: TERRACOTTA_SHADE }),
];

const dormer = (x: number, lit: boolean): readonly Shape[] => [
  rect('dormer', { x: x - 13, y: ROOF - 24, w: 26, h: 22 }, { fill: GRANITE }),
  rect('dormer/glass', { x: x - 8, y: ROOF - 20, w: 16, h: 17 }, { fill: lit ? LAMPLIGHT : GLASS }),
  rect('dormer/mullion', { x: x - 1, y: ROOF - 20, w: 2, h: 17 }, { fill: WHITE }),
  polygon('dormer/gable', path([x - 18, ROOF - 22], [x, ROOF - 35], [x + 18, ROOF - 22]), {
    fill: TERRACOTTA,
    stroke: { colour: TERRACOTTA_SHADE, width: 2 },
  }),
  circle('dormer/eye', x, ROOF - 26, 2.4, { fill: GRANITE }),
];

const skylight = (x: number, lit: boolean): readonly Shape[] => [
  rect(
    'skylight',
    { x, y: ROOF - 27, w: 18, h: 15 },
    { fill: lit ? LAMPLIGHT : GLASS, stroke: { colour: GRANITE, width: 3 } },
  ),
];

/**
 * Draws three roofs, for the three levels of a solo result. `level`: number of roofs that are filled.
 * @param y ground line of the roofs
 */
export const levelRoofs = (x: number, y: number, level: number): readonly Drawn[] =>
  [0, 1, 2].map(at =>
    polygon(`roof/${at + 1}`, roofShape(x + at * 50, y, 44, 30, 10), {
      fill: at < level ? TERRACOTTA : '#ffffff30',
      stroke: { colour: at < level ? TERRACOTTA_SHADE : '#ffffffa0', width: 3 },
    }),
  );
