import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  inset,
  moved,
  rect,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { cardColour, cardValue } from '../../rules/cards.ts';
import { COLOURS, type Colour, type Event, type Kind, type View } from '../../rules/types.ts';
import { timerRisk } from '../../words/risk.ts';
import { type Layout, RADIUS, TITLE } from '../style/layout.ts';
import { ALARM, DYES, GOLD, INK, PAPER, PAPER_SHADE, WHITE } from '../style/palette.ts';
import { doorIcon, lying, panelItems, plaqueItems, wall } from '../style/parts.ts';
import type { PictureWords } from '../words/index.ts';

/** Height of the line above a slot that shows its number. */
const SLOT_LINE = 40;
const GAP = 8;
const FRAME = { colour: '#8fb6c8', width: 3, dash: [6, 8] };

/** Veil over a card that the previewed action would draw or play. */
export const VEIL = '#ffffffa6';
/** Edge of a card that the previewed action would draw, in the market and in the hand. */
export const DRAWN_EDGE = { colour: INK, width: 5, dash: [10, 8] };

/**
 * Draws the market's five numbered slots, with the value and colour of each card.
 * @param foreseen events of a preview; cards that they draw are pale
 */
export const market = (
  view: View,
  { market: box }: Layout,
  foreseen: readonly Event[] = [],
): readonly Item[] => {
  const risk = timerRisk(view);
  const drawn = drawnIn(foreseen).map(({ slot }) => slot);
  return view.market.flatMap((kind, index) => {
    const place = slotBox(box, index, view.market.length, GAP);
    const id = `market/${index + 1}`;
    return [
      ...slotNumber(id, place, index + 1),
      ...(risk ? [sand(id, place, risk[index] ?? 0)] : []),
      kind ? card(id, body(place), kind) : hole(id, body(place)),
      ...(drawn.includes(index + 1)
        ? [rect(`${id}/drawn`, body(place), { fill: VEIL, radius: RADIUS, stroke: DRAWN_EDGE })]
        : []),
    ];
  });
};

export const drawnIn = (events: readonly Event[]): Extract<Event, { type: 'drew' }>['cards'] =>
  events.flatMap(event => (event.type === 'drew' ? event.cards : []));

export const SAND = { w: 30, h: 34 };

/** Draws, in solo, the chance that the Timer discards the card of a slot, as sand in a glass. `chance`: from 0 to 1. */
export const sand = (id: string, place: Box, chance: number): Sprite =>
  sprite(
    `${id}/risk`,
    { x: place.x + place.w / 2 + 12, y: place.y + 2, ...SAND },
    // Twenty heights of sand are enough to compare by eye, and few enough to keep all drawings in the cache.
    sandItems(Math.round(chance * 20), WHITE),
  );

/** Draws the glass of sand in ink, for a sheet of paper. `chance`: from 0 to 1. */
export const onPaper = (chance: number): readonly Drawn[] => sandItems(Math.round(chance * 20), INK);

const sandItems = once((twentieths: number, edge: string): readonly Drawn[] => {
  const h = Math.round(((SAND.h - 8) * Math.min(20, twentieths)) / 20);
  return [
    rect(
      'glass',
      { x: 2, y: 2, w: SAND.w - 4, h: SAND.h - 4 },
      { radius: 6, fill: '#ffffff22', stroke: { colour: edge, width: 3 } },
    ),
    ...(h > 0
      ? [rect('sand', { x: 5, y: SAND.h - 4 - h, w: SAND.w - 10, h }, { fill: GOLD, radius: 3 })]
      : []),
  ];
});

export const slotBox = (box: Box, index: number, slots: number, gap: number): Box => {
  const left = (at: number) => Math.round(box.x + (at * (box.w + gap)) / slots);
  return { x: left(index), y: box.y, w: left(index + 1) - left(index) - gap, h: box.h };
};

export const body = (place: Box): Box => ({ ...place, y: place.y + SLOT_LINE, h: place.h - SLOT_LINE });

export const slotNumber = (id: string, place: Box, slot: number): readonly Item[] => [
  text(`${id}/slot`, { ...place, h: SLOT_LINE - 2 }, String(slot), { fill: WHITE }),
];

export const hole = (id: string, box: Box): Item =>
  rect(
    `${id}/empty`,
    { x: box.x + 2, y: box.y + 2, w: box.w - 4, h: box.h - 4 },
    { radius: RADIUS, stroke: FRAME },
  );

/** Draws a construction card upright: value above, letter of the colour below. */
export const card = (id: string, box: Box, kind: Kind): Sprite =>
  sprite(id, lying(box), uprightItems(kind, box.w, box.h));

const SIDE = 44;

const uprightItems = once((kind: Kind, w: number, h: number): readonly Drawn[] => {
  const colour = cardColour(kind);
  const { wall: ground, on } = DYES[colour];
  const box = { x: 0, y: 0, w, h };
  return [
    ...panelItems(w, h, RADIUS, PAPER, PAPER_SHADE),
    wall('card', inset(box, 6), colour, RADIUS - 4),
    rect('shield', { x: 12, y: 11, w: w - 24, h: 54 }, { fill: ground, radius: 10 }),
    text('value', { ...box, y: 5, h: 60 }, String(cardValue(kind)), { size: 60, weight: 'black', fill: on }),
    ...moved('colour', plaqueItems(colour, SIDE, SIDE), (w - SIDE) / 2, h - SIDE - 9),
  ];
});

/** Draws a construction card on its side: letter of the colour left, value right. */
export const flatCard = (id: string, box: Box, kind: Kind): Sprite =>
  sprite(id, box, flatItems(kind, box.w, box.h));

const flatItems = once((kind: Kind, w: number, h: number): readonly Drawn[] => {
  const colour = cardColour(kind);
  const { wall: ground, on } = DYES[colour];
  const room = { x: 12 + SIDE, y: 0, w: w - SIDE - 18, h };
  return [
    rect('edge', inset({ x: 0, y: 0, w, h }, 1), { fill: WHITE, radius: RADIUS - 2 }),
    wall('card', inset({ x: 0, y: 0, w, h }, 4), colour, RADIUS - 4),
    ...moved('colour', plaqueItems(colour, SIDE, SIDE), 10, (h - SIDE) / 2),
    rect('shield', inset(room, 8), { fill: ground, radius: 8 }),
    text('value', room, String(cardValue(kind)), { size: 50, weight: 'black', fill: on }),
  ];
});

/** Numbers of tiles of a colour that are low: upper floors, and ground floors. */
const LOW = { floors: 3, grounds: 1 };

export const lowColours = ({ supply: tiles }: View): readonly Colour[] =>
  COLOURS.filter(colour => tiles[colour].floors <= LOW.floors || tiles[colour].grounds <= LOW.grounds);

export const titles = ({ market: left, contracts: right }: Layout, words: PictureWords): readonly Item[] =>
  (['market', 'contracts'] as const).map(name => {
    const box = { market: left, contracts: right }[name];
    return text(`title/${name}`, { ...box, y: box.y - TITLE, h: TITLE }, words[name], {
      weight: 'black',
      align: 'left',
      fill: WHITE,
    });
  });

/** Draws the tiles left of some colours: upper floors, then ground floors beside a door. Low numbers are red. */
export const supply = (
  view: View,
  { supply: box }: Layout,
  colours: readonly Colour[] = lowColours(view),
): readonly Item[] =>
  colours.flatMap((colour, index) => {
    const chip = slotBox(box, index, COLOURS.length, 8);
    const id = `supply/${colour}`;
    const number = (kind: keyof typeof LOW, x: number, w: number): Item => {
      const left = view.supply[colour][kind];
      return text(`${id}/${kind}`, { x: chip.x + x, y: chip.y, w, h: chip.h }, String(left), {
        fill: left <= LOW[kind] ? ALARM : INK,
        align: 'left',
      });
    };
    return [
      sprite(id, lying(chip), chipItems(colour, chip.w, chip.h)),
      number('floors', 90, 46),
      number('grounds', 169, 26),
    ];
  });

const chipItems = once((colour: Colour, w: number, h: number): readonly Drawn[] => [
  ...panelItems(w, h, RADIUS, PAPER, PAPER_SHADE),
  ...moved('colour', plaqueItems(colour, 44, 44), 9, (h - 44) / 2),
  wall('floor', { x: 57, y: (h - 30) / 2, w: 30, h: 30 }, colour, 3),
  ...doorIcon('door', 136, (h - 34) / 2, 30, 34, DYES[colour].wall),
]);
