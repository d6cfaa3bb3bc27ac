import type { Seat } from '../../../core/game.ts';
import { once } from '../../../stage/coalesce.ts';
import { fitted } from '../../../stage/fonts.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  polygon,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../stage/scene.ts';
import type { View } from '../rules/types.ts';
import { heaven } from './heaven.ts';
import { READABLE } from './layout.ts';
import { lightAt, STEPS } from './light.ts';
import { GOLD, GOLD_EDGE, GRANITE, GRANITE_SHADE, INK, NAVY, WHITE } from './palette.ts';
import { shownName } from './seats.ts';
import type { PictureWords } from './words.ts';

const BLOCK = 232;
const HEIGHTS = [184, 142, 108, 82];
const METALS = [
  { face: GOLD, edge: GOLD_EDGE },
  { face: '#e3e8ee', edge: '#6b7785' },
  { face: '#e5a46c', edge: '#7f4a1e' },
  { face: GRANITE, edge: GRANITE_SHADE },
];

/** Where each rank stands: the best in the middle, the second to its left. */
const ORDERS: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2, 1],
  3: [2, 1, 3],
  4: [4, 2, 1, 3],
};

/** Everybody on a block as high as the rank, before the old town at dusk. */
export const podium = (
  view: View,
  names: readonly string[],
  totals: readonly number[],
  ranks: readonly number[],
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  const order = ORDERS[view.players.length] ?? [];
  const left = box.x + (box.w - order.length * (BLOCK + 12) + 12) / 2;
  const base = box.y + box.h;
  // Who resigned may share the last rank: each still has a block.
  const byRank = ranks.map((rank, seat) => ({ rank, seat })).sort((one, other) => one.rank - other.rank);
  return [
    sprite('podium', box, dusk(box.w, box.h)),
    ...order.flatMap((place, at) => {
      const found = byRank[place - 1];
      if (!found) return [];
      const { rank, seat } = found;
      const h = HEIGHTS[rank - 1] ?? 60;
      return block(
        view,
        seat,
        rank,
        { x: left + at * (BLOCK + 12), y: base - h, w: BLOCK, h },
        names,
        totals,
        words,
      );
    }),
  ];
};

const block = (
  view: View,
  seat: Seat,
  rank: number,
  box: Box,
  names: readonly string[],
  totals: readonly number[],
  words: PictureWords,
): readonly Item[] => {
  const id = `podium/${seat + 1}`;
  const name = fitted(shownName(names, seat, words), BLOCK - 20, READABLE, 'black');
  const total = String(totals[seat] ?? 0);
  const size = rank === 1 ? 96 : rank === 2 ? 76 : rank === 3 ? 60 : 52;
  return [
    sprite(`${id}/block`, { ...box, y: box.y - 58, h: box.h + 58 }, blockItems(rank, box.h)),
    text(`${id}/name`, { x: box.x + 8, y: box.y - 54, w: BLOCK - 16, h: 48 }, name, {
      size: READABLE,
      weight: 'black',
      fill: INK,
      clip: true,
    }),
    text(`${id}/total`, { x: box.x, y: box.y + (box.h - size) / 2 + 1, w: BLOCK, h: size }, total, {
      size,
      weight: 'black',
      fill: WHITE,
    }),
    ...(view.result?.won === false ? [] : medal(id, rank, box)),
  ];
};

const medal = (id: string, rank: number, box: Box): readonly Item[] => {
  const [x, y] = [box.x + BLOCK / 2 - 34, box.y - 142];
  return [sprite(`${id}/medal`, { x, y, w: 68, h: 84 }, medalItems(rank))];
};

const medalItems = once((rank: number): readonly Drawn[] => {
  const { face, edge } = METALS[rank - 1] ?? { face: GRANITE, edge: GRANITE_SHADE };
  const ribbon = (from: number, to: number, fill: string): Shape =>
    polygon(
      `ribbon/${from}`,
      [
        [from, 0],
        [from + 18, 0],
        [to + 9, 40],
        [to - 9, 40],
      ],
      { fill },
    );
  return [
    ribbon(4, 34, NAVY),
    ribbon(46, 34, '#a82a22'),
    circle('medal', 34, 52, 29, { fill: face, stroke: { colour: edge, width: 4 } }),
    circle('medal/face', 34, 52, 22, { stroke: { colour: '#ffffffa0', width: 2 } }),
    text('rank', { x: 6, y: 30, w: 56, h: 44 }, String(rank), { size: READABLE, weight: 'black', fill: INK }),
  ];
});

const blockItems = once((rank: number, h: number): readonly Drawn[] => [
  rect('name', { x: 0, y: 0, w: BLOCK, h: 58 }, { fill: WHITE, radius: 10 }),
  rect('name/edge', { x: 3, y: 3, w: BLOCK - 6, h: 50 }, { radius: 8, stroke: { colour: NAVY, width: 2 } }),
  rect('block', { x: 0, y: 58, w: BLOCK, h }, { fill: { pattern: 'crosses', ground: NAVY, ink: '#2f6798' } }),
  rect('block/cap', { x: 0, y: 54, w: BLOCK, h: 12 }, { fill: GRANITE, radius: 3 }),
  rect('block/cap/shade', { x: 0, y: 66, w: BLOCK, h: 4 }, { fill: '#00000038' }),
  rect('block/foot', { x: 0, y: 58 + h - 8, w: BLOCK, h: 8 }, { fill: GRANITE_SHADE }),
  ...(rank === 1 ? [rect('block/gold', { x: 0, y: 50, w: BLOCK, h: 5 }, { fill: GOLD })] : []),
]);

const dusk = once((w: number, h: number): readonly Shape[] => {
  const light = lightAt(STEPS);
  return [
    ...heaven(STEPS, light, {
      width: w,
      ground: h - 22,
      tower: w * 0.84,
      scale: (h - 30) / 400,
      near: false,
    }),
    rect(
      'quay',
      { x: 0, y: h - 26, w, h: 26 },
      { fill: { pattern: 'stones', ground: '#7c6a72', ink: '#6b5a63' } },
    ),
    rect('quay/kerb', { x: 0, y: h - 26, w, h: 5 }, { fill: '#a48f90' }),
  ];
});
