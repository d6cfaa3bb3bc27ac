import {
  type Box,
  type Drawn,
  type Item,
  moved,
  path,
  polyline,
  rect,
  type Scene,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { arrow } from '../../../../presentation/widgets/arrow.ts';
import { panel } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import { COLOURS, SYMBOLS } from '../../rules/types.ts';
import { blacks, units } from '../../words/facts.ts';
import { letterPlate } from '../harbour/crew.ts';
import { roundArrows, tick } from '../papers/header.ts';
import { paperItems } from '../papers/objectives.ts';
import { CONTENT, GAP, MARGIN, RADIUS } from '../style/layout.ts';
import { ALARM, INK, PAINTS, PINE, PINE_LIGHT, SEAT_INKS, WHITE } from '../style/palette.ts';
import { symbolShapes } from '../style/symbols.ts';
import {
  BELOW,
  card,
  coin,
  crossedOut,
  HOUSE,
  house,
  onWall,
  people,
  person,
  said,
  seat,
  TOP,
  tile,
} from './parts.ts';

const ROW = 132;
const PITCH = ROW + GAP;

const verdict = (id: string, x: number, y: number, good: boolean): Item =>
  sprite(
    id,
    { x, y, w: 56, h: 56 },
    good
      ? moved('good', [tick('tick', 28, 28, PINE_LIGHT, 2)], 0, 0)
      : [1, -1].map(side =>
          polyline(`beam/${side}`, path([28 - 17 * side, 11], [28 + 17 * side, 45]), {
            colour: ALARM,
            width: 11,
          }),
        ),
  );

const underdog = (id: string, x: number, y: number): readonly Item[] => [
  rect(`${id}/line`, { x: x - 18, y: y + 16, w: 4, h: ROW - 32 }, { fill: PINE }),
  seat(`${id}/seat`, x + 4, y + 28, SEAT_INKS[2]),
  said(`${id}/plus`, { x: x + 70, y: y + 30, w: 44, h: 70 }, '+'),
  person(`${id}/cube`, undefined, x + 116, y + 30),
];

/** Draws the kinds of cards in the deck, each with its effect. */
export const cards = (): Scene => {
  const y = (at: number) => TOP + at * PITCH;
  const x = MARGIN + 300;
  const kinds = [
    ['red-wheel', units],
    ['black', blacks],
    ['x-orange', 1],
    ['x-green', 1],
  ] as const;
  return onWall(TOP + kinds.length * PITCH - GAP + BELOW, [
    ...kinds.flatMap(([kind, count], at): readonly Item[] => [
      panel(`kind/${kind}`, { x: MARGIN, y: y(at), w: CONTENT, h: ROW - 5 }, RADIUS),
      card(`kind/${kind}/card`, kind, MARGIN + 18, y(at) + 17, 152),
      said(`kind/${kind}/count`, { x: MARGIN + 178, y: y(at) + 26, w: 108, h: 76 }, `×${count}`),
    ]),
    ...COLOURS.map((colour, at) =>
      letterPlate(`units/${colour}`, { x: x + at * 58, y: y(0) + 40, w: 52, h: 48 }, colour),
    ),
    said('units/times', { x: x + 234, y: y(0) + 30, w: 50, h: 66 }, '×'),
    ...SYMBOLS.map((symbol, at) =>
      sprite(
        `units/${symbol}`,
        { x: x + 290 + at * 68, y: y(0) + 34, w: 60, h: 60 },
        symbolShapes(symbol, 30, 30, 27, INK),
      ),
    ),
    card('alone', 'black', x, y(1) + 30, 104),
    verdict('alone/harmless', x + 108, y(1) + 34, true),
    rect('bust/line', { x: x + 176, y: y(1) + 16, w: 4, h: ROW - 37 }, { fill: PINE }),
    card('bust/unit', 'blue-drop', x + 196, y(1) + 30, 104),
    said('bust/plus', { x: x + 302, y: y(1) + 28, w: 40, h: 70 }, '+'),
    card('bust/card', 'black', x + 344, y(1) + 30, 104),
    arrow('bust/arrow', x + 460, y(1) + 62, 56),
    verdict('bust/verdict', x + 522, y(1) + 34, false),
    said('bust/or', { x: x + 574, y: y(1) + 28, w: 34, h: 70 }, '/'),
    tile('bust/tile', false, x + 616, y(1) + 30, 68),
    ...crowd('limit', x, y(2)),
    ...underdog('orange', x + 510, y(2)),
    sprite('shuffle', { x: x + 20, y: y(3) + 14, w: 100, h: 100 }, shuffled()),
    said('shuffle/all', { x: x + 136, y: y(3) + 26, w: 130, h: 76 }, '= 31'),
    ...underdog('green', x + 510, y(3)),
  ]);
};

const crowd = (id: string, x: number, y: number): readonly Item[] => [
  person(`${id}/cube`, undefined, x, y + 30),
  said(`${id}/over`, { x: x + 66, y: y + 26, w: 112, h: 76 }, `> ${printed.cubes.limit}`),
  arrow(`${id}/arrow`, x + 188, y + 64, 56),
  said(`${id}/half`, { x: x + 254, y: y + 26, w: 96, h: 76 }, '÷ 2'),
  said(`${id}/or`, { x: x + 352, y: y + 26, w: 34, h: 76 }, '/'),
  tile(`${id}/tile`, false, x + 392, y + 30, 68),
];

const shuffled = (): readonly Drawn[] => [
  rect(
    'card/2',
    { x: 26, y: 6, w: 58, h: 80 },
    { fill: PINE_LIGHT, radius: 8, stroke: { colour: WHITE, width: 3 } },
  ),
  rect(
    'card/1',
    { x: 16, y: 14, w: 58, h: 80 },
    { fill: PINE, radius: 8, stroke: { colour: WHITE, width: 3 } },
  ),
  rect('ground', { x: 22, y: 30, w: 48, h: 48 }, { fill: WHITE, radius: 24 }),
  ...roundArrows('arrows', 46, 54),
];

const SEATS = [2, 3, 4] as const;

/** Draws the numbers of Objectives and Headquarters by the number of seats, and the parts that variants leave out. */
export const variants = (): Scene => {
  const y = (at: number) => TOP + at * PITCH;
  const third = (CONTENT - 2 * GAP) / 3;
  return onWall(TOP + 4 * PITCH - GAP + BELOW, [
    ...SEATS.flatMap((count, at): readonly Item[] => {
      const id = `seats/${count}`;
      const papers = count === 2 ? 4 : 6;
      const pile = printed.headquarters.piles[count];
      return [
        panel(id, { x: MARGIN, y: y(at), w: CONTENT, h: ROW - 5 }, RADIUS),
        ...Array.from({ length: count }, (_, seated) =>
          seat(`${id}/${seated + 1}`, MARGIN + 14 + seated * 64, y(at) + 26, SEAT_INKS[seated]),
        ),
        sprite(`${id}/paper`, { x: MARGIN + 312, y: y(at) + 16, w: 92, h: 100 }, paperItems(92, 84, 'open')),
        person(`${id}/paper/cube`, undefined, MARGIN + 338, y(at) + 46, 1),
        said(`${id}/papers`, { x: MARGIN + 408, y: y(at) + 26, w: 116, h: 76 }, `×${papers}`),
        house(`${id}/house`, 'green', MARGIN + 576, y(at) + 9),
        ...pile.map((value, place) =>
          coin(`${id}/coin/${place + 1}`, MARGIN + 736 + place * 90, y(at) + 64, String(value)),
        ),
      ];
    }),
    ...[
      ['tiles', true, false],
      ['powers', false, true],
      ['simple', true, true],
    ].flatMap(([name, tiles, powers], at): readonly Item[] => {
      const box: Box = {
        x: Math.round(MARGIN + at * (third + GAP)),
        y: y(3),
        w: Math.floor(third),
        h: ROW - 5,
      };
      const shown = [...(tiles ? ['tile' as const] : []), ...(powers ? ['power' as const] : [])];
      const left = box.x + (box.w - shown.length * 120 + 16) / 2;
      return [
        panel(`without/${name}`, box, RADIUS),
        ...shown.flatMap((part, place): readonly Item[] => {
          const id = `without/${name}/${part}`;
          const x = Math.round(left + place * 120);
          return [
            part === 'tile' ? tile(id, true, x + 6, box.y + 20) : house(id, 'blue', x - 2, box.y + 9),
            ...crossedOut(`${id}/out`, { x: x - 2, y: box.y + 10, w: HOUSE.w + 4, h: HOUSE.h }),
          ];
        }),
      ];
    }),
  ]);
};

/** Draws the names of the colours as a person can type them in an action. */
export const notation = (): Scene => {
  const w = (CONTENT - 3 * GAP) / 4;
  return onWall(TOP + 196 + GAP + ROW + BELOW, [
    ...COLOURS.flatMap((colour, at): readonly Item[] => {
      const box = { x: Math.round(MARGIN + at * (w + GAP)), y: TOP, w: Math.floor(w), h: 190 };
      return [
        panel(`colour/${colour}`, box, RADIUS),
        person(`colour/${colour}/cube`, colour, box.x + box.w / 2 - 40, TOP + 14, 2),
        text(`colour/${colour}/word`, { ...box, y: TOP + 118, h: 60 }, colour, {
          size: 46,
          weight: 'black',
          fill: PAINTS[colour].ink,
        }),
      ];
    }),
    panel('example', { x: MARGIN, y: TOP + 196 + GAP, w: CONTENT, h: ROW - 5 }, RADIUS),
    ...people('example/cubes', ['blue', 'red', 'red', 'red'], MARGIN + 60, TOP + 196 + GAP + 30),
    arrow('example/arrow', MARGIN + 376, TOP + 196 + GAP + 64, 80),
    said('example/words', { x: MARGIN + 480, y: TOP + 196 + GAP + 26, w: 500, h: 76 }, 'blue-1,red-3'),
  ]);
};
