import { cardColour, cardValue } from '../../../games/porto/cards.ts';
import type { Kind, View } from '../../../games/porto/types.ts';
import { type Box, type Item, inset, rect, text } from '../../scene.ts';
import { type Layout, RADIUS, READABLE } from './layout.ts';
import { DYES, WHITE } from './palette.ts';
import { panel, plaque, wall } from './parts.ts';

/** Room above a slot for its number. */
export const SLOT_LINE = 40;
const GAP = 8;
const FRAME = { colour: '#8fb6c8', width: 3, dash: [6, 8] };

/** Five slots, numbered: value and colour of each card. */
export const market = (view: View, { market: box }: Layout): readonly Item[] =>
  view.market.flatMap((kind, index) => {
    const place = slotBox(box, index, view.market.length, GAP);
    const id = `market/${index + 1}`;
    return [
      ...slotNumber(id, place, index + 1),
      ...(kind ? card(id, body(place), kind) : [hole(id, body(place))]),
    ];
  });

export const slotBox = (box: Box, index: number, slots: number, gap: number): Box => {
  const left = (at: number) => Math.round(box.x + (at * (box.w + gap)) / slots);
  return { x: left(index), y: box.y, w: left(index + 1) - left(index) - gap, h: box.h };
};

export const body = (place: Box): Box => ({ ...place, y: place.y + SLOT_LINE, h: place.h - SLOT_LINE });

export const slotNumber = (id: string, place: Box, slot: number): readonly Item[] => [
  text(`${id}/slot`, { ...place, h: SLOT_LINE - 2 }, String(slot), { size: READABLE, fill: WHITE }),
];

export const hole = (id: string, box: Box): Item =>
  rect(
    `${id}/empty`,
    { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 },
    { radius: RADIUS, stroke: FRAME },
  );

/** A construction card, upright: value above, letter below. */
export const card = (id: string, box: Box, kind: Kind): readonly Item[] => {
  const colour = cardColour(kind);
  const side = 44;
  return [
    ...panel(id, box, RADIUS),
    wall(`${id}/card`, inset(box, 6), colour, RADIUS - 4),
    rect(
      `${id}/shield`,
      { x: box.x + 12, y: box.y + 11, w: box.w - 24, h: 54 },
      { fill: DYES[colour].wall, radius: 10 },
    ),
    text(`${id}/value`, { ...box, y: box.y + 5, h: 60 }, String(cardValue(kind)), {
      size: 60,
      weight: 'black',
      fill: DYES[colour].on,
    }),
    ...plaque(
      `${id}/colour`,
      { x: box.x + (box.w - side) / 2, y: box.y + box.h - side - 9, w: side, h: side },
      colour,
    ),
  ];
};

/** A construction card lying: letter left, value right. */
export const flatCard = (id: string, box: Box, kind: Kind): readonly Item[] => {
  const colour = cardColour(kind);
  const side = 46;
  return [
    wall(`${id}/card`, box, colour, RADIUS),
    ...plaque(`${id}/colour`, { x: box.x + 10, y: box.y + (box.h - side) / 2, w: side, h: side }, colour),
    rect(
      `${id}/shield`,
      { x: box.x + 14 + side, y: box.y + 6, w: box.w - side - 20, h: box.h - 12 },
      { fill: DYES[colour].wall, radius: 10 },
    ),
    text(
      `${id}/value`,
      { x: box.x + 12 + side, y: box.y, w: box.w - side - 18, h: box.h },
      String(cardValue(kind)),
      {
        size: 54,
        weight: 'black',
        fill: DYES[colour].on,
      },
    ),
  ];
};
