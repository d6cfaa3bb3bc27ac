import { once } from '../../../../presentation/once.ts';
import { type Drawn, type Item, moved, sprite, text } from '../../../../presentation/shapes/scene.ts';
import { COLOURS, type Colour, type View } from '../../rules/types.ts';
import { type Layout, RADIUS, READABLE } from '../style/layout.ts';
import { DYES, INK, PAPER, PAPER_SHADE } from '../style/palette.ts';
import { doorIcon, lying, panelItems, plaqueItems, wall } from '../style/parts.ts';
import { slotBox } from './market.ts';

/** Draws the tiles left of each colour: upper floors, then ground floors beside a door. */
export const supply = (view: View, { supply: box }: Layout): readonly Item[] =>
  COLOURS.flatMap((colour, index) => {
    const chip = slotBox(box, index, COLOURS.length, 8);
    const id = `supply/${colour}`;
    const type = { size: READABLE, fill: INK, align: 'left' } as const;
    const number = (x: number, w: number) => ({ x: chip.x + x, y: chip.y, w, h: chip.h });
    return [
      sprite(id, lying(chip), chipItems(colour, chip.w, chip.h)),
      text(`${id}/floors`, number(90, 46), String(view.supply[colour].floors), type),
      text(`${id}/grounds`, number(169, 26), String(view.supply[colour].grounds), type),
    ];
  });

const chipItems = once((colour: Colour, w: number, h: number): readonly Drawn[] => [
  ...panelItems(w, h, RADIUS, PAPER, PAPER_SHADE),
  ...moved('colour', plaqueItems(colour, 44, 44), 9, (h - 44) / 2),
  wall('floor', { x: 60, y: (h - 24) / 2, w: 25, h: 24 }, colour, 3),
  ...doorIcon('door', 142, (h - 32) / 2, 22, 32, DYES[colour].wall),
]);
