import { once } from '../../../../presentation/once.ts';
import { type Drawn, type Item, opaque, rect, text } from '../../../../presentation/shapes/scene.ts';
import { REGIONS, type View } from '../../rules/types.ts';
import { LEAF, mix, WHITE, WINE_DARK } from '../style/palette.ts';
import type { BoardWords } from '../words/index.ts';
import { estates } from './estates.ts';
import { MARGIN, PLOT, type Places, placesFor, WIDTH } from './layout.ts';

const NAME = 46;
const ROW = NAME + PLOT.h + 12;
/** Height of the places of the valley as one block of rows. */
export const HILLS = REGIONS.length * ROW + 16;

const ground = once((): readonly Drawn[] => [
  rect('ground', { x: 0, y: 0, w: WIDTH, h: HILLS }, { fill: mix(LEAF, WINE_DARK, 0.3) }),
]);

/** Draws the twelve places for Estates in rows, one row for each region, without the river between them. */
export const hills = (view: View, y: number, { harbours }: BoardWords): readonly Item[] => {
  const usual = placesFor(view.players.length);
  const rows = [...REGIONS].reverse().map((region, at) => ({ region, y: y + 8 + at * ROW }));
  const plots = Object.fromEntries(
    rows.map(row => [row.region, { x: MARGIN, y: row.y + NAME, ...PLOT }]),
  ) as Places['plots'];
  return [
    opaque('hills', { x: 0, y, w: WIDTH, h: HILLS }, ground()),
    ...rows.map(row =>
      text(`hills/${row.region}`, { x: MARGIN, y: row.y, w: 400, h: NAME }, harbours[row.region], {
        weight: 'black',
        align: 'left',
        fill: WHITE,
      }),
    ),
    ...estates(view, { ...usual, plots }),
  ];
};
