import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Drawn,
  type Item,
  opaque,
  READABLE,
  rect,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { HARBOURS, type Harbour, REGIONS, type View } from '../../rules/types.ts';
import { rabelo, rabeloWidth } from '../pieces/rabelo.ts';
import { LEAF, mix, WHITE, WINE_DARK } from '../style/palette.ts';
import type { BoardWords } from '../words/index.ts';
import { estates } from './estates.ts';
import { MARGIN, PLOT, type Places, placesFor, WIDTH } from './layout.ts';

const TOP = 20;
const NAME = 46;
const ROW = NAME + PLOT.h + 12;
/** Height of the places of the valley as one block of rows, with a row for Gaia, which has no places. */
export const HILLS = TOP + REGIONS.length * ROW + NAME + 16;
/** Distance between two boats, and height of a sail above its row. */
const [GAP, SAIL] = [14, 12];

const ground = once((): readonly Drawn[] => [
  rect('ground', { x: 0, y: 0, w: WIDTH, h: HILLS }, { fill: mix(LEAF, WINE_DARK, 0.3) }),
]);

/** Draws the boats of all seats behind the name of their harbour. */
const boatsOf = (view: View, harbour: Harbour, x: number, y: number): readonly Item[] => {
  const there = view.players.flatMap(({ boat }, seat) =>
    boat.harbour === harbour ? [{ seat, lots: boat.lots }] : [],
  );
  const wide = there.reduce((sum, { lots }) => sum + rabeloWidth(lots) + GAP, x);
  const tight = wide > WIDTH - MARGIN;
  let left = x;
  return there.flatMap(({ seat, lots }) => {
    const items = rabelo(`hills/boat/${seat + 1}`, left, y - SAIL, seat, lots, tight);
    left += rabeloWidth(lots, tight) + GAP;
    return items;
  });
};

/**
 * Draws the twelve places for Estates in rows, one row for each region, without the river between them. The boats of all seats
 * stand beside the names of the regions.
 */
export const hills = (view: View, y: number, { harbours }: BoardWords): readonly Item[] => {
  const usual = placesFor(view.players.length);
  const rows = [...HARBOURS].reverse().map((harbour, at) => ({ harbour, y: y + TOP + at * ROW }));
  const plots = Object.fromEntries(
    rows.map(row => [row.harbour, { x: MARGIN, y: row.y + NAME, ...PLOT }]),
  ) as Places['plots'];
  return [
    opaque('hills', { x: 0, y, w: WIDTH, h: HILLS }, ground()),
    ...rows.flatMap(row => {
      const name = harbours[row.harbour];
      const w = Math.ceil(textWidth(name, READABLE, 'black')) + 2;
      return [
        text(`hills/${row.harbour}`, { x: MARGIN, y: row.y, w, h: NAME }, name, {
          weight: 'black',
          align: 'left',
          fill: WHITE,
        }),
        ...boatsOf(view, row.harbour, MARGIN + w + 2 * GAP, row.y),
      ];
    }),
    ...estates(view, { ...usual, plots }),
  ];
};
