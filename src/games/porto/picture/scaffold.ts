import { once } from '../../../stage/coalesce.ts';
import { type Drawn, polygon, rect, type Shape, type Sprite, shifted, sprite } from '../../../stage/scene.ts';
import { FACADE, type Plot, ROOF, storeyBox } from './layout.ts';
import { WOOD, WOOD_SHADE } from './palette.ts';
import { roofShape } from './parts.ts';
import { PEAK, SLOPE } from './roof.ts';

/** What is still to be built, under its scaffold. */
export const VEIL = '#fbf3e2';
const PAD = 4;
const POLE = { colour: WOOD, width: 4 };
const BRACE = { colour: '#cfae7d', width: 3 };

/** The storeys still to be built, from a level up to the height: decks to stand on, poles, braces. */
export const emptyStoreys = (id: string, plot: Plot, from: number, height: number): Sprite => {
  const box = storeyBox(plot, from, height - from + 1);
  return sprite(id, { ...box, x: box.x - PAD, w: FACADE + 2 * PAD }, storeysItems(plot.storey, from, height));
};

const storeysItems = once((h: number, from: number, height: number): readonly Drawn[] =>
  Array.from({ length: height - from + 1 }, (_, index) => height - index).flatMap((level, index) =>
    storeyShapes(h, level % 2 === 0).map(shape =>
      shifted({ ...shape, id: `${level}${shape.id}` }, 0, index * h),
    ),
  ),
);

const storeyShapes = once((h: number, even: boolean): readonly Shape[] => {
  const [left, right] = [PAD + 3, PAD + FACADE - 3];
  const middle = PAD + FACADE / 2;
  return [
    rect('', { x: PAD + 1, y: 0, w: FACADE - 2, h }, { fill: VEIL }),
    polygon(
      '/brace',
      even
        ? [
            [left, h],
            [middle, 4],
            [right, h],
          ]
        : [
            [left, 4],
            [middle, h],
            [right, 4],
          ],
      { open: true, stroke: BRACE },
    ),
    rect('/pole/left', { x: left - 2, y: 0, w: 5, h }, { fill: WOOD }),
    rect('/pole/right', { x: right - 2, y: 0, w: 5, h }, { fill: WOOD }),
    rect('/deck', { x: 0, y: 0, w: FACADE + 2 * PAD, h: 5 }, { fill: WOOD }),
    rect('/deck/shade', { x: 0, y: 4, w: FACADE + 2 * PAD, h: 2 }, { fill: WOOD_SHADE }),
  ];
});

/** The rafters of a roof to come; x and y are the left end of the eaves. */
export const emptyRoof = (id: string, x: number, y: number): Sprite =>
  sprite(id, { x: x - PAD, y: y - ROOF, w: FACADE + 2 * PAD, h: ROOF }, rafters());

const rafters = once((): readonly Shape[] => {
  const at = (part: number) => PAD + FACADE * part;
  return [
    polygon('veil', roofShape(PAD, ROOF, FACADE, PEAK, SLOPE), { fill: VEIL }),
    ...[0.34, 0.66].map((part, index) =>
      polygon(
        `rafter/${index}`,
        [
          [at(part), ROOF],
          [at(part), ROOF - PEAK + 2],
        ],
        { open: true, stroke: BRACE },
      ),
    ),
    polygon(
      'edge',
      [
        [PAD + 2, ROOF - 1],
        [PAD + SLOPE, ROOF - PEAK],
        [PAD + FACADE - SLOPE, ROOF - PEAK],
        [PAD + FACADE - 2, ROOF - 1],
      ],
      {
        open: true,
        stroke: POLE,
      },
    ),
  ];
});
