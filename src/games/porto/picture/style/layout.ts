import { cellOf } from '../../../../presentation/shapes/boxes.ts';
import type { Box } from '../../../../presentation/shapes/scene.ts';
import { box, housesInPlay } from '../../rules/box.ts';
import { HOUSE_IDS, type HouseId } from '../../rules/types.ts';

export { READABLE } from '../../../../presentation/shapes/scene.ts';
export { COIN } from '../../../../presentation/widgets/panel.ts';

/** Width of the canvas; with the height, its shape is 4:5, which suits a phone. All lengths are pixels of the canvas. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
export const MARGIN = 24;
export const GAP = 12;
export const RADIUS = 14;

export const CONTENT = WIDTH - 2 * MARGIN;
export const HOUSES_A_STREET = 7;
const STOREYS = Math.max(...Object.values(box.houses.heights));
export const PITCH = CONTENT / HOUSES_A_STREET;
export const FACADE = 138;
export const ROOF = 52;
export const PAVEMENT = 50;
/** Greatest height of a storey. Storeys are lower where there is less room. */
const HIGHEST_STOREY = 50;

const HEADER = 82;
const MARKET = 158;
/** Height of the line above market and contracts that names them. */
export const TITLE = 44;
const SUPPLY = 50;
export const SEAT = 94;
const MARKET_WIDTH = 452;
const CONTRACTS_WIDTH = 558;
const WATER = 64;
/** Heights of water and storeys in the layout `panel`. They are small, to make room for the seat's own cards and contracts. */
const PANEL = { water: 26, storey: 42 };
/**
 * `OUT`: least width of a house that is out of the game. `LEAST_STOREY`: least height of a storey, divided by the factor by
 * which houses grow.
 */
const OUT = 74;
const LEAST_STOREY = 42;

export interface Layout {
  /** Shape of the picture. `panel` is lower than `tall`, to leave room below for a seat's own cards. */
  readonly shape: 'tall' | 'panel' | 'wide';
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  /** Boxes of the upper and the lower street, pavement included. */
  readonly streets: readonly [Box, Box];
  readonly storey: number;
  /** Houses that are in the game. */
  readonly living: readonly HouseId[];
  /** Factor by which the houses in the game grow, where other houses are out. */
  readonly by: number;
  /** Box of the open water between the quay and the cards. */
  readonly water: Box;
  /** Box of the river under the cards. */
  readonly deep: Box;
  readonly market: Box;
  readonly contracts: Box;
  readonly supply: Box;
  readonly seats: readonly Box[];
  readonly timer: Box;
}

const columnsOf = (seats: number): number => (seats === 3 ? 3 : 2);
const rowsOf = (seats: number): number => Math.ceil(seats / columnsOf(seats));

/** Returns the factor by which houses grow in a street of which `out` houses are out of the game. */
const grownBy = (out: number, storey: number): number => {
  const pitch = (CONTENT - out * OUT) / (HOUSES_A_STREET - out);
  return Math.max(1, Math.min(pitch / PITCH, storey / LEAST_STOREY));
};

/**
 * Places the parts of the board. With fewer seats the houses are taller, and more of the river is visible.
 * @param low true where tiles run low, so that the board counts them
 */
export const layout = (seats: number, shape: 'tall' | 'panel', low: boolean): Layout => {
  const columns = columnsOf(seats);
  const rows = rowsOf(seats);
  const living = housesInPlay(seats);
  const out = HOUSES_A_STREET - living.length / 2;
  const counted = low ? SUPPLY + GAP : 0;
  const cards = 20 + rows * SEAT + (rows - 1) * GAP + GAP + counted + MARKET + TITLE;
  const most = grownBy(out, HIGHEST_STOREY * 2);
  const streetOf = (storey: number, by: number): number => Math.ceil(ROOF * by) + STOREYS * storey + PAVEMENT;
  const room = Math.floor((HEIGHT - cards - WATER - HEADER) / 2 - PAVEMENT - ROOF * most);
  const tall = Math.min(Math.floor(HIGHEST_STOREY * most), Math.floor(room / STOREYS));
  const storey = shape === 'tall' ? tall : PANEL.storey;
  const by = grownBy(out, storey);
  const street = streetOf(storey, by);
  const height = shape === 'tall' ? HEIGHT : HEADER + 2 * street + PANEL.water + 10 + cards;
  const seatsTop = height - 20 - rows * SEAT - (rows - 1) * GAP;
  const supplyTop = seatsTop - counted;
  const marketTop = supplyTop - GAP - MARKET;
  const titles = marketTop - TITLE;
  const waterTop = HEADER + 2 * street;
  const seatWidth = (CONTENT - (columns - 1) * GAP) / columns;
  const cell = (index: number): Box =>
    cellOf({ x: MARGIN, y: seatsTop, w: seatWidth, h: SEAT }, columns, index, GAP);
  return {
    shape,
    width: WIDTH,
    height,
    header: { x: MARGIN, y: 14, w: CONTENT, h: 56 },
    streets: [
      { x: MARGIN, y: HEADER, w: CONTENT, h: street },
      { x: MARGIN, y: HEADER + street, w: CONTENT, h: street },
    ],
    storey,
    living,
    by,
    water: { x: 0, y: waterTop, w: WIDTH, h: titles - 4 - waterTop },
    deep: { x: 0, y: titles - 4, w: WIDTH, h: height - titles + 4 },
    market: { x: MARGIN, y: marketTop, w: MARKET_WIDTH, h: MARKET },
    contracts: { x: MARGIN + CONTENT - CONTRACTS_WIDTH, y: marketTop, w: CONTRACTS_WIDTH, h: MARKET },
    supply: { x: MARGIN, y: supplyTop, w: CONTENT, h: low ? SUPPLY : 0 },
    seats: Array.from({ length: seats }, (_, index) => cell(index)),
    timer: cell(1),
  };
};

const SQUARE = 168;
const WIDE = 2 * WIDTH - 2 * MARGIN + SQUARE;

const WIDE_TIMER = 620;
export const wideSeatWidth = (seats: number): number =>
  seats === 1 ? WIDE - 2 * MARGIN - GAP - WIDE_TIMER : Math.floor((WIDE - 2 * MARGIN + GAP) / seats) - GAP;

/** Places the parts of the wide view, with the streets side by side. `sheet`: height of a seat's sheet. */
export const wideLayout = (seats: number, sheet: number): Layout => {
  const storey = HIGHEST_STOREY;
  const street = ROOF + STOREYS * storey + PAVEMENT;
  const water = { x: 0, y: HEADER + street, w: WIDE, h: WATER + 10 };
  const below = water.y + water.h;
  const top = below + 54;
  const seatsTop = top + MARKET + 22;
  const height = seatsTop + sheet + MARGIN;
  const room = WIDE - 2 * MARGIN;
  const w = wideSeatWidth(seats);
  const cell = (index: number): Box => ({ x: MARGIN + index * (w + GAP), y: seatsTop, w, h: sheet });
  const contractsLeft = MARGIN + MARKET_WIDTH + 40;
  const supplyLeft = contractsLeft + CONTRACTS_WIDTH + 40;
  return {
    shape: 'wide',
    width: WIDE,
    height,
    header: { x: MARGIN, y: 14, w: room, h: 56 },
    streets: [
      { x: MARGIN, y: HEADER, w: CONTENT, h: street },
      { x: MARGIN + CONTENT + SQUARE, y: HEADER, w: CONTENT, h: street },
    ],
    storey,
    living: housesInPlay(seats),
    by: 1,
    water,
    deep: { x: 0, y: below, w: WIDE, h: height - below },
    market: { x: MARGIN, y: top, w: MARKET_WIDTH, h: MARKET },
    contracts: { x: contractsLeft, y: top, w: CONTRACTS_WIDTH, h: MARKET },
    supply: { x: supplyLeft, y: top + 68, w: WIDE - MARGIN - supplyLeft, h: SUPPLY },
    seats: Array.from({ length: seats }, (_, index) => cell(index)),
    timer: { ...cell(1), w: WIDE_TIMER },
  };
};

/** Place of a house. `x`: its left edge. `base`: the line on which it stands. `storey`: the height of a storey. */
export interface Plot {
  readonly x: number;
  readonly base: number;
  readonly storey: number;
}

/** Place of a house in a street. `by`: factor by which the house grows; `w`: its width. */
export interface StreetPlot extends Plot {
  readonly by: number;
  readonly w: number;
}

/** Places each house in its street. Houses out of the game share the width that the others leave. */
export const plotsOf = ({ streets, storey, living, by }: Layout): ReadonlyMap<HouseId, StreetPlot> =>
  new Map(
    streets.flatMap((street, at) => {
      const ids = HOUSE_IDS.slice(at * HOUSES_A_STREET, (at + 1) * HOUSES_A_STREET);
      const out = ids.filter(id => !living.includes(id)).length;
      const pitch = PITCH * by;
      const rest = out === 0 ? 0 : (street.w - (ids.length - out) * pitch) / out;
      let left = street.x;
      return ids.map((id): [HouseId, StreetPlot] => {
        const isIn = living.includes(id);
        const room = isIn ? pitch : rest;
        const w = isIn ? FACADE * by : rest - (PITCH - FACADE);
        const x = Math.round(left + (room - w) / 2);
        left += room;
        return [id, { x, base: street.y + street.h - PAVEMENT, storey, by: isIn ? by : 1, w }];
      });
    }),
  );

/** Returns the box of `count` storeys from a level upwards; level 1 is the ground floor. */
export const storeyBox = (plot: Plot, level: number, count = 1): Box => ({
  x: plot.x,
  y: plot.base - (level + count - 1) * plot.storey,
  w: FACADE,
  h: count * plot.storey,
});
