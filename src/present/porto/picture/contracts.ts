import { type Demand, demandOf } from '../../../games/porto/cards.ts';
import type { Colour, View } from '../../../games/porto/types.ts';
import { type Box, type Item, polygon } from '../../scene.ts';
import { COIN, type Layout, RADIUS } from './layout.ts';
import { body, hole, slotBox, slotNumber } from './market.ts';
import { PAPER, TERRACOTTA, TERRACOTTA_SHADE } from './palette.ts';
import { coin, doorIcon, panel, plaque, roofShape, wall } from './parts.ts';

const GAP = 8;
const PLAQUE = 44;

/** Four slots, numbered: what each contract asks for, as a pictogram, and what it pays. */
export const contracts = (view: View, { contracts: box }: Layout): readonly Item[] =>
  view.contracts.flatMap((contract, index) => {
    const place = slotBox(box, index, view.contracts.length, GAP);
    const id = `contract/${index + 1}`;
    const paper = body(place);
    if (!contract) return [...slotNumber(id, place, index + 1), hole(id, paper)];
    const demand = demandOf(contract);
    return [
      ...slotNumber(id, place, index + 1),
      ...panel(`${id}/card`, paper, RADIUS),
      ...pictogram(id, paper, demand),
      ...coin(`${id}/vp`, paper.x + paper.w - COIN - 7, paper.y + paper.h - COIN - 7, demand.vp),
    ];
  });

const pictogram = (id: string, box: Box, demand: Demand): readonly Item[] => {
  switch (demand.type) {
    case 'floors':
      return [...stack(id, box, demand.colour, demand.floors), ...corner(id, box, demand.colour)];
    case 'house':
      return [...finished(id, box, demand.colour), ...corner(id, box, demand.colour)];
    case 'cards':
      return demand.colours.flatMap((colour, at) => smallCard(`${id}/card/${at + 1}`, box, colour, at));
  }
};

const corner = (id: string, box: Box, colour: Colour): readonly Item[] =>
  plaque(`${id}/colour`, { x: box.x + box.w - PLAQUE - 8, y: box.y + 8, w: PLAQUE, h: PLAQUE }, colour);

/** Exactly so many floors. */
const stack = (id: string, box: Box, colour: Colour, floors: number): readonly Item[] =>
  Array.from({ length: floors }, (_, index) =>
    wall(
      `${id}/floor/${index + 1}`,
      { x: box.x + 9, y: box.y + box.h - 11 - (index + 1) * 32, w: 60, h: 29 },
      colour,
      4,
    ),
  );

/** A house of the colour, completed. */
const finished = (id: string, box: Box, colour: Colour): readonly Item[] => {
  const base = box.y + box.h - 10;
  return [
    wall(`${id}/house`, { x: box.x + 13, y: base - 66, w: 54, h: 66 }, colour),
    ...doorIcon(`${id}/house/door`, box.x + 31, base - 32, 18, 32, PAPER),
    polygon(`${id}/house/roof`, roofShape(box.x + 7, base - 66, 66, 30, 16), {
      fill: TERRACOTTA,
      stroke: { colour: TERRACOTTA_SHADE, width: 3 },
    }),
  ];
};

/** One of the two cards to play. */
const smallCard = (id: string, box: Box, colour: Colour, at: number): readonly Item[] => {
  const w = 54;
  const place = { x: box.x + 8 + at * (w + 6), y: box.y + 8, w, h: 52 };
  return [
    wall(id, place, colour, 8),
    ...plaque(`${id}/colour`, { x: place.x + 6, y: place.y + 6, w: w - 12, h: 40 }, colour),
  ];
};
