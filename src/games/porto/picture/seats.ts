import type { Seat } from '../../../core/game.ts';
import { once } from '../../../stage/coalesce.ts';
import { fitted, textWidth, writable } from '../../../stage/fonts.ts';
import { cleanName, nameOf, unescaped } from '../../../stage/names.ts';
import {
  type Box,
  type Drawn,
  type Item,
  polygon,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../stage/scene.ts';
import type { View } from '../rules/types.ts';
import { type Layout, RADIUS, READABLE } from './layout.ts';
import { FADED, GOLD, GOLD_EDGE, INK, NAVY, PAPER, PAPER_SHADE, WHITE } from './palette.ts';
import { lying, panelItems } from './parts.ts';
import type { PictureWords } from './words.ts';

const SCORE = 66;
/** For three digits on one of three cards in a row. */
const SMALL_SCORE = 50;
const LINE = 46;

/** Each seat's name, score, hand and claimed contracts; whose turn it is; in the end who won. */
export const seats = (
  view: View,
  names: readonly string[],
  layout: Layout,
  words: PictureWords,
): readonly Item[] =>
  layout.seats.flatMap((box, seat) => seatCard(view, shownName(names, seat, words), seat, box, words));

/** A name as it stands on a picture; a name in a script that our fonts lack is the seat's number. */
export const shownName = (names: readonly string[], seat: Seat, words: PictureWords): string => {
  const { language } = words;
  const name = writable(cleanName(unescaped(nameOf(names, seat, language)), language));
  return name || nameOf([], seat, language);
};

/** Who has won, as the rules or the table have it: the one that every picture asks. */
export const hasWon = ({ result, stopped }: View, seat: Seat): boolean =>
  result?.winner === seat || result?.won === true || stopped?.includes(seat) === true;

export const awaited = (view: View, seat: Seat): boolean => {
  if (view.stopped) return false;
  switch (view.phase.type) {
    case 'keep':
      return !view.players[seat]?.ready;
    case 'turn':
      return view.phase.seat === seat;
    case 'timer':
      return true;
    case 'over':
      return false;
  }
};

const seatCard = (view: View, name: string, seat: Seat, box: Box, words: PictureWords): readonly Item[] => {
  const id = `seat/${seat + 1}`;
  const player = view.players[seat];
  if (!player) return [];
  const final = view.result?.seats[seat];
  const active = awaited(view, seat);
  const crowned = hasWon(view, seat);
  const score = String(final?.total ?? player.score);
  const size = score.length > 2 && box.w < 400 ? SMALL_SCORE : SCORE;
  const scoreWidth = textWidth(score, size, 'black');
  const left = box.x + (active || crowned ? 50 : 16);
  const nameWidth = box.x + box.w - 16 - scoreWidth - 14 - left;
  return [
    sprite(id, lying(box), sheetItems(box.w, box.h, crowned ? 'crown' : active ? 'turn' : 'none')),
    text(
      `${id}/name`,
      { x: left, y: box.y + 3, w: nameWidth, h: LINE - 2 },
      fitted(name, nameWidth, READABLE, 'black'),
      {
        size: READABLE,
        weight: 'black',
        align: 'left',
        clip: true,
        fill: INK,
      },
    ),
    text(
      `${id}/score`,
      { x: box.x + box.w - 16 - scoreWidth - 2, y: box.y + 6, w: scoreWidth + 4, h: box.h - 12 },
      score,
      {
        size,
        weight: 'black',
        align: 'right',
        fill: INK,
      },
    ),
    ...secondLine(view, seat, words, { x: left, y: box.y + LINE + 1, w: nameWidth, h: LINE - 3 }),
  ];
};

const secondLine = (view: View, seat: Seat, words: PictureWords, line: Box): readonly Item[] => {
  const id = `seat/${seat + 1}`;
  const type = { size: READABLE, align: 'left', fill: INK } as const;
  const player = view.players[seat];
  const final = view.result?.seats[seat];
  if (!player) return [];
  if (final) return [text(`${id}/sum`, line, `${final.score} + ${final.total - final.score}`, type)];
  if (view.phase.type === 'keep')
    return [text(`${id}/ready`, line, player.ready ? words.ready : words.choosing, type)];
  return holdings(id, line.x, line.y, player.hand.length, player.claimed.length);
};

const sheetItems = once((w: number, h: number, sign: 'turn' | 'crown' | 'none'): readonly Drawn[] => [
  ...panelItems(w, h, RADIUS, sign === 'none' ? PAPER : GOLD, sign === 'none' ? PAPER_SHADE : WHITE),
  ...(sign === 'turn' ? [turnArrow(h)] : sign === 'crown' ? [crown(h)] : []),
]);

const turnArrow = (h: number): Shape =>
  polygon(
    'turn',
    [
      [16, 26],
      [38, h / 2],
      [16, h - 26],
    ],
    { fill: INK, stroke: { colour: INK, width: 4 } },
  );

const crown = (h: number): Shape => {
  const [x, y] = [13, h / 2 + 14];
  return polygon(
    'crown',
    [
      [x, y],
      [x - 2, y - 28],
      [x + 8, y - 14],
      [x + 16, y - 32],
      [x + 24, y - 14],
      [x + 34, y - 28],
      [x + 32, y],
    ],
    { fill: GOLD_EDGE, stroke: { colour: GOLD_EDGE, width: 3 } },
  );
};

/** Cards in hand, then public contracts claimed. */
const holdings = (id: string, x: number, y: number, hand: number, claimed: number): readonly Item[] => {
  const number = (left: number) => ({ x: x + left, y, w: 46, h: LINE - 3 });
  const type = { size: READABLE, align: 'left', fill: INK } as const;
  return [
    sprite(`${id}/holdings`, { x, y, w: 124, h: LINE }, holdingItems()),
    text(`${id}/hand`, number(42), String(hand), type),
    text(`${id}/claimed`, number(128), String(claimed), type),
  ];
};

const holdingItems = once((): readonly Drawn[] => [
  rect(
    'hand/back',
    { x: 2, y: 5, w: 22, h: 31 },
    { fill: WHITE, radius: 4, stroke: { colour: NAVY, width: 3 } },
  ),
  rect(
    'hand/front',
    { x: 12, y: 9, w: 22, h: 31 },
    { fill: NAVY, radius: 4, stroke: { colour: WHITE, width: 2 } },
  ),
  rect(
    'claimed/paper',
    { x: 90, y: 6, w: 30, h: 34 },
    { fill: WHITE, radius: 4, stroke: { colour: FADED, width: 3 } },
  ),
  polygon(
    'claimed/tick',
    [
      [97, 23],
      [103, 30],
      [113, 16],
    ],
    { open: true, stroke: { colour: NAVY, width: 4 } },
  ),
]);
