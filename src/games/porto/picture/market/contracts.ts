import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  inset,
  moved,
  polygon,
  rect,
  type Sprite,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { type Demand, demandOf } from '../../rules/cards.ts';
import type { Colour, PublicContract, View } from '../../rules/types.ts';
import { timerRisk } from '../../words/risk.ts';
import { COIN, type Layout, RADIUS } from '../style/layout.ts';
import { INK, PAPER, PAPER_SHADE, ROOF_TILES, TERRACOTTA_SHADE, WHITE } from '../style/palette.ts';
import { coinItems, doorIcon, lying, panelItems, plaqueItems, roofShape, wall } from '../style/parts.ts';
import { body, hole, sand, slotBox, slotNumber } from './market.ts';

const GAP = 8;
const PLAQUE = 44;

/** Draws the public contracts in four numbered slots: the demand of each as a pictogram, and its points. */
export const contracts = (view: View, { contracts: box }: Layout): readonly Item[] => {
  const risk = timerRisk(view);
  return view.contracts.flatMap((contract, index) => {
    const place = slotBox(box, index, view.contracts.length, GAP);
    const id = `contract/${index + 1}`;
    const paper = body(place);
    return [
      ...slotNumber(id, place, index + 1),
      ...(risk ? [sand(id, place, risk[index] ?? 0)] : []),
      contract ? contractCard(id, paper, contract) : hole(id, paper),
    ];
  });
};

export const contractCard = (id: string, box: Box, contract: PublicContract): Sprite =>
  sprite(id, lying(box), cardItems(contract, box.w, box.h));

const cardItems = once((contract: PublicContract, w: number, h: number): readonly Drawn[] => {
  const demand = demandOf(contract);
  const side = 2 * COIN + 4;
  return [
    ...panelItems(w, h, RADIUS, PAPER, PAPER_SHADE),
    ...pictogram(w, h, demand),
    ...moved('vp', coinItems(demand.vp), w - side - 6, h - side - 6),
  ];
});

const pictogram = (w: number, h: number, demand: Demand): readonly Drawn[] => {
  switch (demand.type) {
    case 'floors':
      return [...stack(h, demand.colour, demand.floors), ...corner(w, demand.colour)];
    case 'house':
      return [...finished(h, demand.colour), ...corner(w, demand.colour)];
    case 'cards':
      return demand.colours.flatMap((colour, at) => smallCard(`card/${at + 1}`, colour, at));
  }
};

const corner = (w: number, colour: Colour): readonly Drawn[] =>
  moved('colour', plaqueItems(colour, PLAQUE, PLAQUE), w - PLAQUE - 9, 9);

const FLOOR = 17;

/** Draws the number of floors, and below it as many bars: windows would look like separate houses. */
const stack = (h: number, colour: Colour, floors: number): readonly Drawn[] => [
  text('floors', { x: 6, y: 8, w: 64, h: 46 }, `+${floors}`, { size: 44, weight: 'black', fill: INK }),
  ...Array.from({ length: floors }, (_, index) =>
    wall(`floor/${index + 1}`, { x: 9, y: h - 10 - (index + 1) * (FLOOR + 2), w: 60, h: FLOOR }, colour, 3),
  ),
];

const finished = (h: number, colour: Colour): readonly Drawn[] => {
  const base = h - 10;
  return [
    wall('house', { x: 13, y: base - 66, w: 54, h: 66 }, colour),
    ...doorIcon('house/door', 31, base - 32, 18, 32, PAPER),
    polygon('house/roof', roofShape(7, base - 66, 66, 30, 16), {
      fill: ROOF_TILES,
      stroke: { colour: TERRACOTTA_SHADE, width: 3 },
    }),
  ];
};

/** Draws one of the two cards to play: upright as in the market, without a number, since any number will do. */
const smallCard = (id: string, colour: Colour, at: number): readonly Drawn[] => {
  const w = 50;
  const box = { x: 9 + at * (w + 6), y: 8, w, h: 78 };
  return [
    rect(`${id}/edge`, box, { fill: WHITE, radius: 9, stroke: { colour: INK, width: 3 } }),
    wall(id, inset(box, 4), colour, 6),
    ...moved(`${id}/colour`, plaqueItems(colour, 38, 40), box.x + 6, 13),
  ];
};
