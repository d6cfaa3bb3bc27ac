import { once } from '../../../../presentation/once.ts';
import { arc, bend } from '../../../../presentation/shapes/curves.ts';
import {
  circle,
  type Drawn,
  moved,
  type Point,
  path,
  polygon,
  polyline,
  type Shape,
  text,
} from '../../../../presentation/shapes/scene.ts';
import type { Vine } from '../../rules/types.ts';
import { darker, dyeOf, LEAF, OAK_DARK, tiled } from '../style/palette.ts';

export const VINE = { w: 46, h: 48 } as const;
const MIDDLE = VINE.w / 2;

const canopy = (x: number, y: number, r: number): readonly Point[] =>
  Array.from({ length: 36 }, (_, at): Point => {
    const angle = (at * 2 * Math.PI) / 36;
    const reach = r + 1.3 * Math.cos(9 * angle);
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });

const bush = (vine: Vine, patterned: boolean): readonly Shape[] => {
  const { wall } = dyeOf(vine);
  const rim = { colour: vine === 'white' ? '#8f8350' : darker(wall, 0.5), width: 2 };
  return [
    polygon('stem', path([MIDDLE - 4, 47], [MIDDLE - 2, 34], [MIDDLE + 2, 34], [MIDDLE + 4, 47]), {
      fill: OAK_DARK,
    }),
    polygon('body', canopy(MIDDLE, 22, 18.4), { fill: patterned ? tiled(vine) : wall, stroke: rim }),
  ];
};

const trunk = (): readonly Shape[] => [
  polygon(
    'trunk',
    [
      ...bend([11, 47], [17, 38], [9, 27], 6),
      ...bend([9, 27], [4, 15], [13, 6], 6),
      ...bend([13, 6], [22, 12], [29, 6], 6),
      ...bend([29, 6], [40, 16], [33, 28], 6),
      ...bend([33, 28], [26, 38], [32, 47], 6),
    ],
    { fill: tiled('old'), stroke: { colour: OAK_DARK, width: 2 } },
  ),
];

const leaf = (id: string, x: number, side: number): Shape =>
  polygon(
    id,
    [
      ...bend([x, 9], [x + side * 4, -1], [x + side * 15, 3], 5),
      ...bend([x + side * 15, 3], [x + side * 12, 12], [x, 9], 5),
    ],
    { fill: LEAF, stroke: { colour: '#2f5a26', width: 1.5 } },
  );

/** Draws a vine on its terrace: a bush with the colour, pattern and letter of its kind. */
export const vineItems = (vine: Vine, patterned = true): readonly Drawn[] => itemsOf(vine, patterned);

const itemsOf = once((vine: Vine, patterned: boolean): readonly Drawn[] => {
  const { wall, letter, on } = dyeOf(vine);
  return [
    ...(vine === 'old'
      ? [...moved('old', trunk(), 2, 0), leaf('leaf/left', 16, -1), leaf('leaf/right', 31, 1)]
      : bush(vine, patterned)),
    circle('ground', MIDDLE, 23, 13.5, { fill: wall }),
    text('letter', { x: 0.5, y: 3, w: VINE.w - 1, h: 40 }, letter, { weight: 'black', fill: on }),
  ];
});

/** Draws a free place for a vine: a stake in bare earth. */
export const slotItems = once((): readonly Shape[] => [
  polygon('bed', [...arc([MIDDLE, 42], [17, 9], 2, 4), ...arc([MIDDLE, 42], [17, 4], 0, 2)], {
    fill: '#9a6a40',
  }),
  polyline('stake', path([MIDDLE, 40], [MIDDLE, 18]), { colour: '#d2ab78', width: 4 }),
  polyline('wire', path([MIDDLE - 9, 24], [MIDDLE + 9, 24]), { colour: '#d2ab78', width: 3 }),
]);
