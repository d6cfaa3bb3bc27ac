import { COLOURS, type View } from '../../../games/porto/types.ts';
import { type Item, text } from '../../scene.ts';
import { type Layout, RADIUS, READABLE } from './layout.ts';
import { slotBox } from './market.ts';
import { DYES, INK } from './palette.ts';
import { doorIcon, panel, plaque, wall } from './parts.ts';

/** Tiles left of each colour: floors, then ground floors beside a door. */
export const supply = (view: View, { supply: box }: Layout): readonly Item[] =>
  COLOURS.flatMap((colour, index) => {
    const chip = slotBox(box, index, COLOURS.length, 8);
    const id = `supply/${colour}`;
    const type = { size: READABLE, fill: INK, align: 'left' } as const;
    const number = (x: number, w: number) => ({ x: chip.x + x, y: chip.y, w, h: chip.h });
    return [
      ...panel(id, chip, RADIUS),
      ...plaque(`${id}/colour`, { x: chip.x + 8, y: chip.y + 8, w: 44, h: 44 }, colour),
      wall(`${id}/floor`, { x: chip.x + 60, y: chip.y + 19, w: 26, h: 24 }, colour, 3),
      text(`${id}/floors`, number(92, 46), String(view.supply[colour].floors), type),
      ...doorIcon(`${id}/door`, chip.x + 143, chip.y + 14, 22, 32, DYES[colour].wall),
      text(`${id}/grounds`, number(171, 26), String(view.supply[colour].grounds), type),
    ];
  });
