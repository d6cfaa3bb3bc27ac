import type { Seat } from '../../../../core/contract/game.ts';
import { endOf, type SeatEnd } from '../../../../core/contract/seat-ends.ts';
import { fittedText, shownName, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  path,
  polyline,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { endWords } from '../../../../presentation/text/seat-ends.ts';
import { smallCrown, smallEnd, turnArrow } from '../../../../presentation/widgets/badges.ts';
import { cardColour, cardValue } from '../../rules/cards.ts';
import { COLOURS, type Colour, type Kind, type View } from '../../rules/types.ts';
import { hasChosen } from '../../words/facts.ts';
import { type Layout, RADIUS, READABLE } from '../style/layout.ts';
import { DYES, FADED, GOLD, INK, NAVY, PAPER, PAPER_SHADE, WHITE } from '../style/palette.ts';
import { lying, panelItems } from '../style/parts.ts';
import type { PictureWords } from '../words/index.ts';

const SCORE = 48;
const LINE = 46;
const MINI = { w: 33, h: 40 };
const SIGN = 37;
const BETWEEN = 6;
const CLAIMED = 36;

/**
 * Draws each seat's name, score, claimed contracts, and small cards where they fit. It marks the active seat, and the winner
 * once the game is over.
 */
export const seats = (
  view: View,
  names: readonly string[],
  layout: Layout,
  words: PictureWords,
): readonly Item[] =>
  layout.seats.flatMap((box, seat) =>
    seatCard(view, shownName(names, seat, words.language), seat, box, words),
  );

/** True where the seat has won, by the rules or because the players ended the game early. */
export const hasWon = ({ result, stopped }: View, seat: Seat): boolean =>
  result?.winner === seat || result?.won === true || stopped?.includes(seat) === true;

export const awaited = (view: View, seat: Seat): boolean => {
  if (view.stopped) return false;
  switch (view.phase.type) {
    case 'keep':
      return !hasChosen(view, seat);
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
  const sign = crowned ? 'crown' : active ? 'turn' : (endOf(view, seat) ?? 'none');
  const score = String(final?.total ?? player.score);
  const scoreWidth = Math.ceil(textWidth(score, SCORE, 'black'));
  const left = box.x + (sign === 'none' ? 16 : sign === 'turn' ? 50 : 58);
  const nameWidth = box.x + box.w - 16 - scoreWidth - 14 - left;
  return [
    sprite(id, lying(box), sheetItems(box.w, box.h, sign)),
    fittedText(`${id}/name`, { x: left, y: box.y + 3, w: nameWidth, h: LINE - 2 }, name, {
      weight: 'black',
      align: 'left',
      clip: true,
      fill: INK,
    }),
    text(
      `${id}/score`,
      { x: box.x + box.w - 16 - scoreWidth - 2, y: box.y + 1, w: scoreWidth + 4, h: SCORE },
      score,
      { size: SCORE, weight: 'black', align: 'right', fill: INK },
    ),
    ...secondLine(view, seat, words, {
      x: crowned ? left : box.x + 16,
      y: box.y + 49,
      w: box.x + box.w - 16 - (crowned ? left : box.x + 16),
      h: MINI.h,
    }),
  ];
};

const secondLine = (view: View, seat: Seat, words: PictureWords, line: Box): readonly Item[] => {
  const id = `seat/${seat + 1}`;
  const type = { size: READABLE, align: 'left', fill: INK } as const;
  const player = view.players[seat];
  const final = view.result?.seats[seat];
  if (!player) return [];
  const bonus = final ? final.total - final.score : 0;
  if (final) return bonus === 0 ? [] : [text(`${id}/sum`, line, `${final.score} + ${bonus}`, type)];
  if (view.stopped && view.stopped.length > 0)
    return [
      text(
        `${id}/ended`,
        line,
        view.stopped.includes(seat) ? words.won : endWords(view, seat, words.language),
        type,
      ),
    ];
  if (view.phase.type === 'keep' && !view.stopped)
    return [text(`${id}/ready`, line, hasChosen(view, seat) ? words.ready : words.choosing, type)];
  const claimed = player.claimed.length;
  const counted = Math.ceil(textWidth(String(claimed), READABLE, 'bold')) + 2;
  const right = line.x + line.w - counted;
  return [
    ...handItems(id, { ...line, w: line.w - CLAIMED - counted - 8 }, player.hand),
    sprite(`${id}/claims`, { x: right - CLAIMED, y: line.y, w: 32, h: MINI.h }, claimedItems()),
    text(`${id}/claimed`, { ...line, x: right, w: counted }, String(claimed), type),
  ];
};

/** Draws the cards in hand, colour by colour; only their number where there is no room for all. */
const handItems = (id: string, line: Box, hand: readonly Kind[]): readonly Item[] => {
  const held = COLOURS.flatMap(colour => {
    const values = hand.filter(kind => cardColour(kind) === colour).map(cardValue);
    return values.length === 0 ? [] : [{ colour, values, w: SIGN + values.length * MINI.w }];
  });
  const wide = held.reduce((sum, { w }) => sum + w + BETWEEN, -BETWEEN);
  if (hand.length === 0 || wide > line.w)
    return [
      sprite(`${id}/holdings`, { ...line, w: 40 }, holdingItems()),
      text(`${id}/hand`, { ...line, x: line.x + 42, w: 46 }, String(hand.length), {
        align: 'left',
        fill: INK,
      }),
    ];
  return held.map(({ colour, values, w }, at) => {
    const before = held.slice(0, at).reduce((sum, other) => sum + other.w + BETWEEN, 0);
    return sprite(
      `${id}/cards/${colour}`,
      { x: line.x + before, y: line.y, w, h: MINI.h },
      miniItems(colour, values.join('')),
    );
  });
};

/** Draws the letter of a colour, then a small card for each of the values. `values`: digits, such as `113`. */
const miniItems = once((colour: Colour, values: string): readonly Drawn[] => {
  const { wall: ground, on, ink, letter } = DYES[colour];
  const edge = { x: 1, y: 1, w: SIGN + values.length * MINI.w - 2, h: MINI.h - 2 };
  return [
    rect('edge', edge, { fill: WHITE, radius: 8, stroke: { colour: ink, width: 2 } }),
    text('letter', { x: 2, y: 0, w: SIGN - 5, h: MINI.h }, letter, { weight: 'black', fill: ink }),
    ...Array.from(values, (value, at) => {
      const box = { x: SIGN - 3 + at * MINI.w, y: 4, w: MINI.w - 3, h: MINI.h - 8 };
      return [
        rect(`${at + 1}`, box, { fill: ground, radius: 3 }),
        text(`${at + 1}/value`, { ...box, y: 0, h: MINI.h }, value, { weight: 'black', fill: on }),
      ];
    }).flat(),
  ];
}, 400);

type SeatSign = 'turn' | 'crown' | SeatEnd | 'none';

const signItems = (sign: SeatSign, h: number): readonly Drawn[] => {
  switch (sign) {
    case 'turn':
      return [turnArrow()];
    case 'crown':
      return [smallCrown(13, h / 2 + 14)];
    case 'none':
      return [];
    default:
      return smallEnd(sign, 14, 43);
  }
};

const sheetItems = once((w: number, h: number, sign: SeatSign): readonly Drawn[] => {
  const gold = sign === 'turn' || sign === 'crown';
  return [
    ...panelItems(w, h, RADIUS, gold ? GOLD : PAPER, gold ? WHITE : PAPER_SHADE),
    ...signItems(sign, h),
  ];
});

const holdingItems = once((): readonly Drawn[] => [
  rect('back', { x: 2, y: 3, w: 22, h: 31 }, { fill: WHITE, radius: 4, stroke: { colour: NAVY, width: 3 } }),
  rect(
    'front',
    { x: 12, y: 7, w: 22, h: 31 },
    { fill: NAVY, radius: 4, stroke: { colour: WHITE, width: 2 } },
  ),
]);

const claimedItems = once((): readonly Drawn[] => [
  rect(
    'paper',
    { x: 2, y: 3, w: 28, h: 34 },
    { fill: WHITE, radius: 4, stroke: { colour: FADED, width: 3 } },
  ),
  polyline('tick', path([8, 20], [14, 27], [24, 13]), { colour: NAVY, width: 4 }),
]);
