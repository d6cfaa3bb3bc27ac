import type { Seat } from '../../../core/game.ts';
import { once } from '../../../stage/coalesce.ts';
import { fitted, textWidth } from '../../../stage/fonts.ts';
import { type Box, type Drawn, type Item, moved, polygon, rect, sprite, text } from '../../../stage/scene.ts';
import { cardColour, cardValue, demandOf } from '../rules/cards.ts';
import { COLOURS, type Colour, type Kind, type PublicContract, type View } from '../rules/types.ts';
import { RADIUS, READABLE } from './layout.ts';
import {
  DYES,
  GLASS,
  GOLD,
  INK,
  PAPER,
  PAPER_SHADE,
  ROOF_TILES,
  TERRACOTTA_SHADE,
  WHITE,
} from './palette.ts';
import { panel, plaque, plaqueItems, roofShape, wall } from './parts.ts';
import { awaited, hasWon, shownName } from './seats.ts';
import type { PictureWords } from './words.ts';

const PAD = 18;
const HEAD = 66;
const HEADING = 46;
const ROW = 50;
const CARD = 38;
/** As many cards of one colour as there are. */
const CARDS = 10;
const CHIP = { w: 120, h: 56 };
const CHIP_ROWS = 3;

const columnsIn = (width: number): number => Math.floor((width - 2 * PAD + 6) / (CHIP.w + 6));
const heldColours = (hand: readonly Kind[]): readonly Colour[] =>
  COLOURS.filter(colour => hand.some(kind => cardColour(kind) === colour));
const handRows = (view: View): number =>
  Math.max(1, ...view.players.map(({ hand }) => heldColours(hand).length));

/** How high the seats' sheets are: name, hand by colours, claimed contracts; as the fullest of them needs. */
export const sheetHeight = (view: View, width: number): number => {
  const most = Math.max(1, ...view.players.map(({ claimed }) => claimed.length));
  const chipRows = Math.min(CHIP_ROWS, Math.ceil(most / columnsIn(width)));
  return HEAD + HEADING + handRows(view) * ROW + HEADING + chipRows * (CHIP.h + 4) + PAD;
};

/** A seat with its whole hand and all the contracts that it has claimed: both are open to everybody. */
export const wideSeat = (
  view: View,
  names: readonly string[],
  seat: Seat,
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  const player = view.players[seat];
  if (!player) return [];
  const id = `seat/${seat + 1}`;
  const active = awaited(view, seat);
  const bright = active || hasWon(view, seat);
  const score = String(view.result?.seats[seat]?.total ?? player.score);
  const room = { x: box.x + PAD, w: box.w - 2 * PAD };
  const scoreWidth = Math.ceil(textWidth(score, 60, 'black')) + 2;
  const sign = active ? 36 : 0;
  const nameWidth = room.w - scoreWidth - 14 - sign;
  const name = fitted(shownName(names, seat, words), nameWidth, READABLE + 4, 'black');
  const handTop = box.y + HEAD;
  const claimedTop = handTop + HEADING + handRows(view) * ROW;
  const heading = { size: READABLE, align: 'left', fill: INK } as const;
  return [
    panel(id, box, RADIUS, bright ? GOLD : PAPER, bright ? WHITE : PAPER_SHADE),
    ...(active ? [turnSign(`${id}/turn`, room.x, box.y + 14)] : []),
    text(`${id}/name`, { x: room.x + sign, y: box.y + 8, w: nameWidth, h: HEAD - 8 }, name, {
      ...heading,
      size: READABLE + 4,
      weight: 'black',
      clip: true,
    }),
    text(
      `${id}/score`,
      { x: room.x + room.w - scoreWidth, y: box.y + 6, w: scoreWidth, h: HEAD - 6 },
      score,
      { size: 60, weight: 'black', align: 'right', fill: INK },
    ),
    text(`${id}/hand`, { ...room, y: handTop, h: HEADING }, words.cards(player.hand.length), heading),
    ...heldColours(player.hand).flatMap((colour, row) =>
      handRow(
        `${id}/hand/${colour}`,
        { ...room, y: handTop + HEADING + row * ROW, h: ROW },
        colour,
        player.hand,
      ),
    ),
    text(
      `${id}/claimed`,
      { ...room, y: claimedTop, h: HEADING },
      words.claimed(player.claimed.length),
      heading,
    ),
    ...chips(`${id}/claimed`, { ...room, y: claimedTop + HEADING, h: 0 }, player.claimed),
  ];
};

const turnSign = (id: string, x: number, y: number): Item =>
  polygon(
    id,
    [
      [x + 3, y + 6],
      [x + 22, y + 24],
      [x + 3, y + 42],
    ],
    { fill: INK, stroke: { colour: INK, width: 4 } },
  );

const handRow = (id: string, box: Box, colour: Colour, hand: readonly Kind[]): readonly Item[] => {
  const held = hand.filter(kind => cardColour(kind) === colour);
  const left = held.length - CARDS;
  return [
    plaque(`${id}/colour`, { x: box.x, y: box.y + 2, w: 42, h: 44 }, colour),
    ...held
      .slice(0, CARDS)
      .map((kind, at) =>
        sprite(
          `${id}/${at + 1}`,
          { x: box.x + 54 + at * (CARD + 4), y: box.y + 1, w: CARD, h: ROW - 4 },
          smallCard(kind),
        ),
      ),
    ...(left > 0
      ? [text(`${id}/more`, { ...box, x: box.x + box.w - 50, w: 50 }, `+${left}`, { size: 26, fill: INK })]
      : []),
  ];
};

const smallCard = once((kind: Kind): readonly Drawn[] => {
  const { wall: ground, on, ink } = DYES[cardColour(kind)];
  const box = { x: 0, y: 0, w: CARD, h: ROW - 4 };
  return [
    rect(
      'card',
      { x: 1, y: 1, w: CARD - 2, h: ROW - 6 },
      { fill: ground, radius: 7, stroke: { colour: ink, width: 2 } },
    ),
    text('value', box, String(cardValue(kind)), { size: READABLE, weight: 'black', fill: on }),
  ];
});

const chips = (id: string, box: Box, claimed: readonly PublicContract[]): readonly Item[] => {
  const columns = columnsIn(box.w + 2 * PAD);
  const room = columns * CHIP_ROWS;
  const shown = claimed.length > room ? claimed.slice(0, room - 1) : claimed;
  const place = (at: number): Box => ({
    x: box.x + (at % columns) * (CHIP.w + 6),
    y: box.y + Math.floor(at / columns) * (CHIP.h + 4),
    ...CHIP,
  });
  return [
    ...shown.map((contract, at) => sprite(`${id}/${at + 1}`, place(at), chipItems(contract))),
    ...(shown.length < claimed.length
      ? [
          text(`${id}/more`, place(room - 1), `+${claimed.length - shown.length}`, {
            size: READABLE,
            fill: INK,
          }),
        ]
      : []),
  ];
};

/** A contract in small: what it asked for. */
const chipItems = once((contract: PublicContract): readonly Drawn[] => {
  const demand = demandOf(contract);
  const sheet = rect(
    'sheet',
    { x: 1, y: 1, w: CHIP.w - 2, h: CHIP.h - 2 },
    { fill: WHITE, radius: 10, stroke: { colour: PAPER_SHADE, width: 2 } },
  );
  switch (demand.type) {
    case 'cards':
      return [
        sheet,
        ...demand.colours.flatMap((colour, at) => [
          wall(`card/${at}`, { x: 7 + at * 54, y: 6, w: 52, h: 44 }, colour, 7),
          ...moved(`colour/${at}`, plaqueItems(colour, 40, 40), 13 + at * 54, 8),
        ]),
      ];
    case 'house':
      return [
        sheet,
        wall('house', { x: 16, y: 24, w: 36, h: 26 }, demand.colour),
        rect('house/door', { x: 28, y: 34, w: 12, h: 16 }, { fill: GLASS }),
        polygon('house/roof', roofShape(11, 25, 46, 17, 11), {
          fill: ROOF_TILES,
          stroke: { colour: TERRACOTTA_SHADE, width: 2 },
        }),
        ...moved('colour', plaqueItems(demand.colour, 42, 42), 70, 7),
      ];
    case 'floors':
      return [
        sheet,
        ...Array.from({ length: demand.floors }, (_, at) =>
          wall(`floor/${at + 1}`, { x: 12, y: 38 - at * 16, w: 46, h: 13 }, demand.colour, 3),
        ),
        ...moved('colour', plaqueItems(demand.colour, 42, 42), 70, 7),
      ];
  }
});
