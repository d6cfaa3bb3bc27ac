import { type Item, rect, type Scene, sprite } from '../../../../presentation/shapes/scene.ts';
import { arrow } from '../../../../presentation/widgets/arrow.ts';
import { crown } from '../../../../presentation/widgets/celebration.ts';
import { panel } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import type { Colour } from '../../rules/types.ts';
import { warning } from '../harbour/container.ts';
import { CREW } from '../harbour/crew.ts';
import { doneItems, paperItems } from '../papers/objectives.ts';
import { CONTENT, GAP, MARGIN, RADIUS } from '../style/layout.ts';
import { STEPS } from '../style/light.ts';
import { PAPER, PINE, SEAT_INKS, SOOT } from '../style/palette.ts';
import {
  BELOW,
  card,
  coin,
  crossedOut,
  house,
  inHarbour,
  LARGE,
  onWall,
  people,
  person,
  QUAY,
  said,
  seat,
  TOP,
  tile,
} from './parts.ts';

const ROW = 150;
const PITCH = ROW + GAP;
const SHEET = { w: 92, h: 104 } as const;

const sheet = (id: string, colour: Colour | undefined, x: number, y: number): readonly Item[] => [
  sprite(`${id}/paper`, { x, y, w: SHEET.w, h: SHEET.h + 14 }, paperItems(SHEET.w, SHEET.h, 'open')),
  ...(colour ? [person(`${id}/cube`, colour, x + 16, y + 26)] : []),
];

const rows = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, at) =>
    panel(`row/${at + 1}`, { x: MARGIN, y: TOP + at * PITCH, w: CONTENT, h: ROW - 5 }, RADIUS),
  );

const high = (count: number): number => TOP + count * PITCH - GAP + BELOW;

/** Draws the uses of cubes: an Objective, a Headquarters with its price, the tile. */
export const utilise = (): Scene => {
  const y = (at: number) => TOP + at * PITCH;
  const { headquarters, unflip, unflipAfterBust } = printed.prices;
  return onWall(high(3), [
    ...rows(3),
    ...people('complete/pay', ['blue', 'blue', 'blue', 'blue', 'yellow'], MARGIN + 24, y(0) + 38),
    arrow('complete/arrow', MARGIN + 376, y(0) + 72, 90),
    sprite('complete/paper', { x: MARGIN + 496, y: y(0) + 12, w: 250, h: 130 }, paperItems(250, 112, 'open')),
    person('complete/blue', 'blue', MARGIN + 516, y(0) + 50),
    said('complete/blue/price', { x: MARGIN + 578, y: y(0) + 46, w: 40, h: 76 }, '4'),
    person('complete/yellow', 'yellow', MARGIN + 630, y(0) + 50),
    said('complete/yellow/price', { x: MARGIN + 692, y: y(0) + 46, w: 40, h: 76 }, '1'),
    said('complete/equals', { x: MARGIN + 770, y: y(0) + 34, w: 50, h: 76 }, '='),
    coin('complete/points', MARGIN + 882, y(0) + 72, '5', 44),
    ...people(
      'buy/pay',
      Array.from({ length: headquarters }, () => 'red' as const),
      MARGIN + 24,
      y(1) + 38,
    ),
    said('buy/plus', { x: MARGIN + 158, y: y(1) + 34, w: 50, h: 76 }, '+'),
    ...sheet('buy/left/1', 'red', MARGIN + 216, y(1) + 10),
    ...sheet('buy/left/2', 'red', MARGIN + 320, y(1) + 10),
    arrow('buy/arrow', MARGIN + 436, y(1) + 72, 90),
    house('buy/house', 'red', MARGIN + 556, y(1) + 18),
    said('buy/equals', { x: MARGIN + 770, y: y(1) + 34, w: 50, h: 76 }, '='),
    coin('buy/points', MARGIN + 882, y(1) + 72, '2', 44),
    ...people(
      'unflip/pay',
      Array.from({ length: unflip }, () => undefined),
      MARGIN + 24,
      y(2) + 38,
    ),
    said('unflip/or', { x: MARGIN + 158, y: y(2) + 34, w: 50, h: 76 }, '/'),
    sprite('unflip/bust', { x: MARGIN + 214, y: y(2) + 34, w: 80, h: 80 }, [
      rect('ground', { x: 0, y: 0, w: 80, h: 80 }, { fill: SOOT, radius: 12 }),
      ...warning(40, 42, 24),
    ]),
    ...people(
      'unflip/after',
      Array.from({ length: unflipAfterBust }, () => undefined),
      MARGIN + 306,
      y(2) + 38,
    ),
    arrow('unflip/arrow', MARGIN + 436, y(2) + 72, 90),
    tile('unflip/down', false, MARGIN + 560, y(2) + 28),
    arrow('unflip/turn', MARGIN + 670, y(2) + 72, 60, PINE),
    tile('unflip/up', true, MARGIN + 756, y(2) + 28),
  ]);
};

export const powers = (): Scene => {
  const y = (at: number) => TOP + at * PITCH;
  const x = MARGIN + 176;
  const free = (id: string, at: number, count: number): readonly Item[] => [
    ...people(
      id,
      Array.from({ length: count }, () => undefined),
      x,
      y(at) + 38,
    ),
    ...crossedOut(`${id}/saved`, {
      x: x + (count - 1) * 66,
      y: y(at) + 38,
      w: CREW.w * LARGE,
      h: CREW.h * LARGE,
    }),
  ];
  const colours = ['blue', 'green', 'red', 'yellow'] as const;
  return onWall(high(4), [
    ...rows(4),
    ...colours.flatMap((colour, at): readonly Item[] => [
      house(`house/${colour}`, colour, MARGIN + 22, y(at) + 18),
      rect(`house/${colour}/line`, { x: MARGIN + 146, y: y(at) + 18, w: 4, h: ROW - 41 }, { fill: PINE }),
    ]),
    ...free('blue/price', 0, 5),
    arrow('blue/arrow', x + 360, y(0) + 72, 80),
    ...sheet('blue', undefined, x + 478, y(0) + 10),
    sprite('blue/done', { x: x + 500, y: y(0) + 44, w: 48, h: 48 }, doneItems()),
    card('green/card', 'yellow-wheel', x, y(1) + 26, 152),
    arrow('green/arrow', x + 172, y(1) + 72, 80),
    person('green/one', 'yellow', x + 272, y(1) + 38),
    said('green/plus', { x: x + 336, y: y(1) + 34, w: 50, h: 76 }, '+'),
    person('green/more', 'yellow', x + 390, y(1) + 38),
    ...free('red/price', 2, 3),
    arrow('red/arrow', x + 228, y(2) + 72, 80),
    person('red/gained', undefined, x + 330, y(2) + 38),
    ...free('yellow/price', 3, 2),
    arrow('yellow/arrow', x + 162, y(3) + 72, 80),
    tile('yellow/down', false, x + 272, y(3) + 28),
    arrow('yellow/turn', x + 380, y(3) + 72, 60, PINE),
    tile('yellow/up', true, x + 462, y(3) + 28),
  ]);
};

const OBJECTIVES = 6;
const PAPER_WIDTH = (CONTENT - (OBJECTIVES - 1) * GAP) / OBJECTIVES;
const paperX = (at: number): number => MARGIN + at * (PAPER_WIDTH + GAP);

/**
 * Draws the end of a game: all Objectives are done, and the seat with most cubes of a colour buys first. Below are the
 * tie-breakers.
 */
export const end = (): Scene => {
  const height = 720;
  const line = (at: number) => 40 + at * 168;
  const ground = height - QUAY;
  const buyers = [
    [4, SEAT_INKS[0]],
    [2, SEAT_INKS[1]],
  ] as const;
  return inHarbour(
    height,
    [
      ...Array.from({ length: OBJECTIVES }, (_, at): readonly Item[] => [
        sprite(
          `done/${at + 1}/paper`,
          { x: paperX(at), y: line(0), w: PAPER_WIDTH, h: 130 },
          paperItems(PAPER_WIDTH, 112, 'done'),
        ),
        sprite(
          `done/${at + 1}/tick`,
          { x: paperX(at) + PAPER_WIDTH / 2 - 24, y: line(0) + 62, w: 48, h: 48 },
          doneItems(),
        ),
      ]).flat(),
      ...buyers.flatMap(([count, ink], at): readonly Item[] => {
        const y = line(1) + at * 142;
        const id = `buyer/${at + 1}`;
        const houses = count / printed.prices.headquarters;
        return [
          panel(id, { x: MARGIN, y, w: CONTENT, h: 130 }, RADIUS, PAPER),
          seat(`${id}/seat`, MARGIN + 24, y + 26, ink),
          ...people(
            `${id}/cubes`,
            Array.from({ length: count }, () => 'red' as const),
            MARGIN + 116,
            y + 30,
          ),
          arrow(`${id}/arrow`, MARGIN + 412, y + 66, 90),
          ...Array.from({ length: houses }, (_, place): readonly Item[] => [
            house(`${id}/house/${place + 1}`, 'red', MARGIN + 536 + place * 218, y + 10),
            coin(
              `${id}/coin/${place + 1}`,
              MARGIN + 686 + place * 218,
              y + 66,
              at === 0 && place === 0 ? '2' : '1',
            ),
          ]).flat(),
        ];
      }),
      panel('ties', { x: MARGIN, y: ground - 150, w: CONTENT, h: 124 }, RADIUS),
      sprite('ties/crown', { x: MARGIN + 24, y: ground - 140, w: 110, h: 100 }, crown(55, 82, 92)),
      coin('ties/points', MARGIN + 230, ground - 88, '20', 40),
      arrow('ties/first', MARGIN + 306, ground - 88, 80, PINE),
      ...people('ties/cubes', [undefined, undefined, undefined], MARGIN + 420, ground - 122),
      arrow('ties/second', MARGIN + 650, ground - 88, 80, PINE),
      ...sheet('ties/card', undefined, MARGIN + 764, ground - 144),
      coin('ties/card/value', MARGIN + 810, ground - 84, '6', 30),
    ],
    STEPS,
  );
};
