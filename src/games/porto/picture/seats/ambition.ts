import { once } from '../../../../presentation/once.ts';
import {
  type Drawn,
  moved,
  path,
  polyline,
  rect,
  type Shape,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { ambitionOf } from '../../rules/cards.ts';
import { COLOURS, type Colour, type PrivateContract } from '../../rules/types.ts';
import { FADED, GLASS, GRANITE, GRANITE_SHADE, INK, TERRACOTTA_SHADE } from '../style/palette.ts';
import { plaqueItems, tileRoof, wall } from '../style/parts.ts';

export const AMBITION = { w: 300, h: 152 };

const BASE = 134;
const WALL = 62;
const ROOF = 26;

/** Draws a row of little houses that shows the demand of a private contract. */
export const ambitionSprite = (id: string, x: number, y: number, contract: PrivateContract): Sprite =>
  sprite(id, { x, y, ...AMBITION }, ambitionItems(contract));

const ambitionItems = once((contract: PrivateContract): readonly Drawn[] => {
  const { type, colours } = ambitionOf(contract);
  const [colour = 'blue'] = colours;
  switch (type) {
    case 'houses':
      return [0, 1, 2].flatMap(at => [
        ...ground(`ground/${at}`, 8 + at * 102, 80, BASE),
        ...house(`house/${at + 1}`, 19 + at * 102, colour, at * 8),
      ]);
    case 'pair':
      return [
        ...ground('ground', 24, 252, BASE),
        ...others([28, 222], 50),
        ...house('house/1', 92, colours[0] ?? colour, 8),
        ...house('house/2', 150, colours[1] ?? colour),
      ];
    case 'trio':
      return [
        ...ground('ground', 4, 292, BASE),
        ...others([8, 246], 46),
        ...colours.flatMap((each, at) => house(`house/${at + 1}`, 63 + at * 58, each, at === 1 ? 8 : 0)),
      ];
    case 'twins':
      return twins(colour);
    case 'ends':
      return [...ends('upper', 70, colour), ...ends('lower', 148, colour)];
    case 'palette':
      return [
        ...ground('ground', 2, 296, BASE),
        ...COLOURS.flatMap((each, at) => house(`house/${at + 1}`, 5 + at * 58, each, (at % 2) * 10)),
      ];
    case 'side':
      return [...ground('ground', 2, 296, BASE), ...street()];
  }
});

const ground = (id: string, x: number, w: number, base: number): readonly Shape[] => [
  rect(id, { x, y: base, w, h: 10 }, { fill: GRANITE_SHADE, radius: 3 }),
  rect(`${id}/kerb`, { x, y: base, w, h: 4 }, { fill: FADED, radius: 2 }),
];

/** Draws a completed house with the letter of its colour. `taller`: pixels above the least height. */
const house = (id: string, x: number, colour: Colour, taller = 0): readonly Drawn[] => {
  const h = WALL + taller;
  return [
    wall(id, { x: x + 1, y: BASE - h, w: 56, h }, colour),
    tileRoof(`${id}/roof`, x - 2, BASE - h, 62, ROOF, 15),
    ...moved(`${id}/colour`, plaqueItems(colour, 44, 44), x + 7, BASE - h / 2 - 22),
  ];
};

const others = (lefts: readonly number[], w: number): readonly Shape[] =>
  lefts.map((x, at) =>
    rect(
      `other/${at + 1}`,
      { x, y: BASE - 44 - at * 8, w, h: 44 + at * 8 },
      { fill: '#efe5cd', stroke: { colour: '#c9b78e', width: 2, dash: [3, 6] } },
    ),
  );

const twins = (colour: Colour): readonly Drawn[] => {
  const eaves = BASE - WALL;
  return [
    ...[0, 178].flatMap((x, at) => [
      ...ground(`ground/${at}`, x + 2, 118, BASE),
      ...others([x + (at === 0 ? 6 : 72)], 44).map(shape => ({ ...shape, id: `other/${at}` })),
      ...house(`house/${at + 1}`, x + (at === 0 ? 58 : 6), colour),
    ]),
    polyline('level', path([124, eaves], [178, eaves]), { colour: INK, width: 4, dash: [1, 9] }),
    text('equal', { x: 122, y: eaves + 8, w: 56, h: 46 }, '=', { size: 46, weight: 'black', fill: INK }),
  ];
};

const ends = (id: string, base: number, colour: Colour): readonly Drawn[] => [
  ...ground(`${id}/ground`, 2, 296, base - 8).slice(0, 1),
  ...[30, 38, 26, 36, 30].map((h, at) =>
    rect(
      `${id}/other/${at}`,
      { x: 62 + at * 36, y: base - 8 - h, w: 32, h },
      { fill: '#efe5cd', stroke: { colour: '#c9b78e', width: 2, dash: [3, 6] } },
    ),
  ),
  ...[8, 246].flatMap((x, at) => [
    wall(`${id}/house/${at}`, { x, y: base - 52, w: 46, h: 44 }, colour),
    tileRoof(`${id}/house/${at}/roof`, x - 3, base - 52, 52, 15, 9),
    ...moved(`${id}/house/${at}/colour`, plaqueItems(colour, 38, 40), x + 4, base - 50),
  ]),
];

const street = (): readonly Shape[] =>
  [54, 68, 60, 76, 62, 70, 56].flatMap((h, at) => {
    const x = 6 + at * 41.5;
    const y = BASE - h;
    return [
      rect(`house/${at}`, { x, y, w: 38, h }, { fill: GRANITE, stroke: { colour: '#a8946a', width: 2 } }),
      tileRoof(`house/${at}/roof`, x - 2, y, 42, 22, 10),
      ...[0, 1].flatMap(column =>
        [0, 1].map(row =>
          rect(
            `house/${at}/pane/${column}${row}`,
            { x: x + 7 + column * 15, y: y + 9 + row * 18, w: 9, h: 11 },
            { fill: GLASS },
          ),
        ),
      ),
      rect(`house/${at}/door`, { x: x + 14, y: BASE - 14, w: 10, h: 14 }, { fill: TERRACOTTA_SHADE }),
    ];
  });
