import type { Seat } from '../../../../core/contract/game.ts';
import { endOf, type SeatEnd } from '../../../../core/contract/seat-ends.ts';
import { fitted, shownName, textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { flowed, rowsIn, type Spot } from '../../../../presentation/shapes/boxes.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  path,
  polygon,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { smallEnd } from '../../../../presentation/widgets/badges.ts';
import { cardColour, cardValue, demandOf } from '../../rules/cards.ts';
import { COLOURS, type Colour, type Kind, type PublicContract, type View } from '../../rules/types.ts';
import { RADIUS, READABLE } from '../style/layout.ts';
import { DYES, GLASS, GOLD, INK, PAPER, PAPER_SHADE, WHITE } from '../style/palette.ts';
import { panel, plaque, plaqueItems, tileRoof, wall } from '../style/parts.ts';
import type { PictureWords } from '../words/index.ts';
import { awaited, hasWon } from './seats.ts';

const PAD = 18;
const HEAD = 62;
const ROW = 52;
const CARD = 38;
const CHIP = { w: 120, h: 56 };
const CHIP_ROWS = 3;
/** Least width of a sheet that has the hand on the left and the contracts on the right. */
const BOTH = 900;
const APART = 16;

const heldColours = (hand: readonly Kind[]): readonly Colour[] =>
  COLOURS.filter(colour => hand.some(kind => cardColour(kind) === colour));
const groupWidth = (cards: number): number => 54 + cards * (CARD + 4);

interface Flow {
  readonly hand: readonly Spot[];
  readonly chips: readonly Spot[];
}

const labelWidth = (label: string): number => Math.ceil(textWidth(label, READABLE, 'bold')) + 4;

const flowOf = ({ hand, claimed }: View['players'][number], width: number, words: PictureWords): Flow => {
  const room = zoneOf(width);
  const groups = heldColours(hand).map(colour =>
    groupWidth(hand.filter(kind => cardColour(kind) === colour).length),
  );
  return {
    hand: flowed([labelWidth(words.cards(hand.length)), ...groups], room, APART),
    chips: flowed([labelWidth(words.claimed(claimed.length)), ...claimed.map(() => CHIP.w)], room, 8),
  };
};

const zoneOf = (width: number): number => (width >= BOTH ? (width - 2 * PAD - 24) / 2 : width - 2 * PAD);

/** Counts the rows for hands and for contracts. All sheets have as many rows as the fullest one needs. */
const rowsFor = (
  view: View,
  width: number,
  words: PictureWords,
): { readonly hand: number; readonly chips: number } => {
  const flows = view.players.map(player => flowOf(player, width, words));
  return {
    hand: Math.max(...flows.map(({ hand }) => rowsIn(hand))),
    chips: Math.min(CHIP_ROWS, Math.max(...flows.map(({ chips }) => rowsIn(chips)))),
  };
};

/** Returns the height that the fullest sheet needs. All seats' sheets have this height. */
export const sheetHeight = (view: View, width: number, words: PictureWords): number => {
  const { hand, chips } = rowsFor(view, width, words);
  const [handHeight, chipHeight] = [hand * ROW, chips * (CHIP.h + 4)];
  const content = width >= BOTH ? Math.max(handHeight, chipHeight) : handHeight + 6 + chipHeight;
  return HEAD + 10 + content + PAD - 6;
};

/** Draws a seat with its whole hand and all the contracts that it has claimed: both are open to all seats. */
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
  const scoreWidth = Math.ceil(textWidth(score, 52, 'black')) + 2;
  const gone = active ? undefined : endOf(view, seat);
  const sign = active ? 36 : gone ? 46 : 0;
  const nameWidth = room.w - scoreWidth - 14 - sign;
  const name = fitted(shownName(names, seat, words.language), nameWidth, READABLE + 4, 'black');
  const top = box.y + HEAD + 10;
  const flow = flowOf(player, box.w, words);
  const beside = box.w >= BOTH;
  const claimed: Spot = beside
    ? { x: room.x + zoneOf(box.w) + 24, row: top - (CHIP.h + 4 - ROW) / 2 }
    : { x: room.x, row: top + rowsFor(view, box.w, words).hand * ROW + 6 };
  const heading = { size: READABLE, align: 'left', fill: INK } as const;
  return [
    panel(id, box, RADIUS, PAPER, bright ? GOLD : PAPER_SHADE),
    rect(
      `${id}/head`,
      { x: box.x + 3, y: box.y + 3, w: box.w - 6, h: HEAD - 3 },
      { fill: bright ? GOLD : '#f3e7cb', radius: RADIUS - 3 },
    ),
    ...(active ? [turnSign(`${id}/turn`, room.x, box.y + 8)] : []),
    ...(gone ? [sprite(`${id}/gone`, { x: room.x, y: box.y + 12, ...FLAG }, endItems(gone))] : []),
    text(`${id}/name`, { x: room.x + sign, y: box.y + 4, w: nameWidth, h: HEAD - 4 }, name, {
      ...heading,
      size: READABLE + 4,
      weight: 'black',
      clip: true,
    }),
    text(
      `${id}/score`,
      { x: room.x + room.w - scoreWidth, y: box.y + 3, w: scoreWidth, h: HEAD - 4 },
      score,
      { size: 52, weight: 'black', align: 'right', fill: INK },
    ),
    ...counted(`${id}/hand`, room.x, top, words.cards(player.hand.length), ROW - 4),
    ...heldColours(player.hand).flatMap((colour, at) => {
      const { x = 0, row = 0 } = flow.hand[at + 1] ?? {};
      const w = groupWidth(player.hand.filter(kind => cardColour(kind) === colour).length);
      return handRow(
        `${id}/hand/${colour}`,
        { x: room.x + x, y: top + row * ROW, w, h: ROW },
        colour,
        player.hand,
      );
    }),
    ...counted(`${id}/claimed`, claimed.x, claimed.row, words.claimed(player.claimed.length), CHIP.h),
    ...chips(`${id}/claimed`, claimed, flow.chips.slice(1), player.claimed),
  ];
};

const counted = (id: string, x: number, y: number, said: string, h: number): readonly Item[] => [
  text(id, { x, y, w: labelWidth(said), h }, said, { align: 'left', fill: INK }),
];

const FLAG = { w: 36, h: 44 } as const;
const endItems = once((end: SeatEnd): readonly Drawn[] => smallEnd(end, 2, 40));

const turnSign = (id: string, x: number, y: number): Item =>
  polygon(id, path([x + 3, y + 6], [x + 22, y + 24], [x + 3, y + 42]), {
    fill: INK,
    stroke: { colour: INK, width: 4 },
  });

const handRow = (id: string, box: Box, colour: Colour, hand: readonly Kind[]): readonly Item[] => [
  plaque(`${id}/colour`, { x: box.x, y: box.y + 2, w: 42, h: 44 }, colour),
  ...hand
    .filter(kind => cardColour(kind) === colour)
    .map((kind, at) =>
      sprite(
        `${id}/${at + 1}`,
        { x: box.x + 54 + at * (CARD + 4), y: box.y + 1, w: CARD, h: ROW - 4 },
        smallCard(kind),
      ),
    ),
];

const smallCard = once((kind: Kind): readonly Drawn[] => {
  const { wall: ground, on, ink } = DYES[cardColour(kind)];
  const box = { x: 0, y: 0, w: CARD, h: ROW - 4 };
  return [
    rect(
      'card',
      { x: 1, y: 1, w: CARD - 2, h: ROW - 6 },
      { fill: ground, radius: 7, stroke: { colour: ink, width: 2 } },
    ),
    text('value', box, String(cardValue(kind)), { weight: 'black', fill: on }),
  ];
});

const chips = (
  id: string,
  from: Spot,
  spots: readonly Spot[],
  claimed: readonly PublicContract[],
): readonly Item[] => {
  const room = spots.filter(({ row }) => row < CHIP_ROWS).length;
  const shown = claimed.length > room ? claimed.slice(0, room - 1) : claimed;
  const place = (at: number): Box => {
    const { x = 0, row = 0 } = spots[at] ?? {};
    return { x: from.x + x, y: from.row + row * (CHIP.h + 4), ...CHIP };
  };
  return [
    ...shown.map((contract, at) => sprite(`${id}/${at + 1}`, place(at), chipItems(contract))),
    ...(shown.length < claimed.length
      ? [text(`${id}/more`, place(room - 1), `+${claimed.length - shown.length}`, { fill: INK })]
      : []),
  ];
};

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
        tileRoof('house/roof', 11, 25, 46, 17, 11),
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
