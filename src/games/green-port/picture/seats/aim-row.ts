import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  path,
  polyline,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { COIN } from '../../../../presentation/widgets/panel.ts';
import type { Aim } from '../../judgement/aims.ts';
import { askedBy, isWild } from '../../rules/prices.ts';
import { COLOURS, type Colour, type Cubes, type Payment, type View } from '../../rules/types.ts';
import { gold } from '../harbour/coin.ts';
import { CREW, crewItems } from '../harbour/crew.ts';
import { anybodyItems, doneItems } from '../papers/objectives.ts';
import { GOLD_EDGE, INK, PAPER, PAPER_SHADE, PINE_LIGHT, WHITE } from '../style/palette.ts';
import type { PictureWords } from '../words/index.ts';
import { smallHouse } from './seat-lines.ts';

/** Height of a row that shows an aim (an Objective or a pile of Headquarters): a figure, with room above and below. */
export const AIM_ROW = 64;
export const SIGN = 50;
const PAD = 12;
const PEOPLE_GAP = 8;

interface Placed {
  readonly right: number;
  readonly items: readonly Item[];
}

const people = (id: string, cubes: Payment | Cubes, x: number, y: number): Placed => {
  const items: Item[] = [];
  let left = x;
  for (const colour of COLOURS) {
    const count = cubes[colour] ?? 0;
    if (count === 0) continue;
    const { right, items: found } = counted(`${id}/${colour}`, crewItems(colour), count, left, y);
    items.push(...found);
    left = right + PEOPLE_GAP;
  }
  return { right: left, items };
};

const counted = (id: string, figure: readonly Drawn[], count: number, x: number, y: number): Placed => {
  const said = String(count);
  const w = Math.ceil(textWidth(said, READABLE, 'black')) + 2;
  return {
    right: x + CREW.w + 4 + w,
    items: [
      sprite(id, { x, y, w: CREW.w, h: CREW.h }, figure),
      text(`${id}/count`, { x: x + CREW.w + 4, y: y + 4, w, h: 42 }, said, {
        weight: 'black',
        align: 'left',
        fill: INK,
      }),
    ],
  };
};

/** Draws the sign of an aim of a seat: a paper with the number of an Objective, or a house for Headquarters. */
export const aimSign = (id: string, of: number | Colour, x: number, y: number): readonly Item[] =>
  typeof of === 'number'
    ? [
        sprite(`${id}/paper`, { x, y, w: SIGN, h: SIGN }, paperItems()),
        text(`${id}/slot`, { x, y: y + 7, w: SIGN - 4, h: 42 }, String(of), {
          weight: 'black',
          fill: PINE_LIGHT,
        }),
      ]
    : [sprite(`${id}/house`, { x: x + 5, y: y + 4, w: 40, h: 44 }, smallHouse(of))];

const paperItems = once((): readonly Shape[] => [
  rect(
    'paper',
    { x: 3, y: 7, w: 41, h: 42 },
    { fill: WHITE, radius: 5, stroke: { colour: PAPER_SHADE, width: 3 } },
  ),
  circle('pin', 23, 7, 6, { fill: '#e0563f', stroke: { colour: '#9c3022', width: 2 } }),
]);

const rowItems = once((w: number, h: number, reach: boolean): readonly Shape[] => [
  rect(
    'row',
    { x: 1.5, y: 1.5, w: w - 3, h: h - 3 },
    {
      fill: reach ? '#ffeaa6' : PAPER,
      radius: 12,
      stroke: { colour: reach ? GOLD_EDGE : PAPER_SHADE, width: 3 },
    },
  ),
]);

const lackSign = once((): readonly Shape[] => [
  polyline('to', path([4, 10], [16, 24], [4, 38]), { colour: INK, width: 5 }),
]);

const lackItems = (id: string, { lacks, anyColour, gap }: Aim, x: number, y: number): Placed =>
  anyColour ? counted(`${id}/any`, anybodyItems(), gap, x, y) : people(id, lacks, x, y);

const SEAL = 48;

/**
 * Draws a seat's aim (an Objective or a pile of Headquarters): its sign, its points, and the lacking cubes. A mark replaces the
 * lacking cubes where the seat can pay.
 * @param wholly true: the row also shows the whole price
 */
export const aimRow = (
  id: string,
  view: View,
  aim: Aim,
  box: Box,
  words: PictureWords,
  wholly: boolean,
): readonly Item[] => {
  const reach = aim.gap === 0;
  const y = box.y + (box.h - CREW.h) / 2;
  const coinRight = box.x + PAD + SIGN + 4 + 66;
  const asked = wholly ? priceItems(`${id}/price`, view, aim, coinRight + 18, y) : undefined;
  const said = reach ? words.inReach : words.lacks(aim.gap);
  const wide = Math.ceil(textWidth(said, READABLE, 'black')) + 2;
  const from = wholly ? box.x + LACK_AT : coinRight + 10;
  const label = { x: from + (wholly ? 28 : reach ? SEAL + 8 : 0), y: y + 4, w: wide, h: 42 };
  const after = lackItems(`${id}/lacks`, aim, label.x + wide + 12, y);
  // The label is left out if the row has no space for the label and the lacking cubes.
  const worded = reach || after.right <= box.x + box.w - PAD;
  const lack = worded ? after : lackItems(`${id}/lacks`, aim, label.x, y);
  return [
    sprite(id, box, rowItems(Math.ceil(box.w), box.h, reach)),
    ...aimSign(id, aim.of, box.x + PAD, box.y + (box.h - SIGN) / 2 - 1),
    gold(`${id}/points`, coinRight, Math.round(box.y + box.h / 2 - COIN - 2), aim.points),
    ...(asked?.items ?? []),
    ...(wholly ? [sprite(`${id}/to`, { x: from, y: y - 1, w: 20, h: 48 }, lackSign())] : []),
    ...(worded ? [text(`${id}/stands`, label, said, { weight: 'black', align: 'left', fill: INK })] : []),
    ...(reach
      ? [
          sprite(
            `${id}/seal`,
            { x: wholly ? label.x + wide + 10 : from, y: y - 1, w: SEAL, h: SEAL },
            doneItems(),
          ),
        ]
      : lack.items),
  ];
};

const LACK_AT = 484;

const priceItems = (id: string, view: View, { of, price }: Aim, x: number, y: number): Placed => {
  if (typeof of !== 'number') return people(id, { [of]: price }, x, y);
  const objective = view.objectives[of - 1];
  if (!objective) return { right: x, items: [] };
  return isWild(objective)
    ? counted(`${id}/any`, anybodyItems(), price, x, y)
    : people(id, askedBy(objective), x, y);
};
