import type { Box } from '../../../../presentation/shapes/scene.ts';
import { REGIONS, type Region } from '../../rules/types.ts';
import type { TableFrame } from '../table/columns.ts';
import { tableHeight } from '../table/open-cards.ts';

/**
 * Width and height of the board's picture: 4:5, the shape that a phone shows largest. All lengths in this file are pixels of
 * this picture.
 */
export const WIDTH = 1080;
export const HEIGHT = 1350;
export const MARGIN = 24;
export const CONTENT = WIDTH - 2 * MARGIN;
/** Width of each of two columns that are side by side, 12 pixels apart. */
export const HALF = (CONTENT - 12) / 2;

/** Height of the lines that show a seat. */
export const SEAT = 88;
export const SEAT_GAP = 8;
/** Height of the wall of tiles above and below the action table. */
export const TILES = 8;
/** Height of the sky and the hills above the highest Estates. */
const SKY = 104;
/** Height of a stretch of the river. The sails of the boats rise above it. */
const WATER = 46;

export const PLOT = { w: 236, h: 108 } as const;
const PLOT_GAP = 8;
/** Height of the land between the last two stretches of the river. */
const TONGUE = 18;
export const ROOF = 16;
const BEND = 64;

export interface Reach {
  readonly top: number;
  readonly bottom: number;
}

export interface Places {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  /** Box of the first Estate of each region. */
  readonly plots: Readonly<Record<Region, Box>>;
  readonly reaches: Readonly<Record<Region | 'gaia', Reach>>;
  readonly quay: number;
  /** Place of the action table on its wall of tiles. */
  readonly table: Box & TableFrame;
  readonly seats: readonly Box[];
}

/** Regions in the order of the picture, from the top down. The river flows in this order. */
const DOWN: readonly Region[] = [...REGIONS].reverse();
const LEFT: Readonly<Record<Region, number>> = {
  superior: (WIDTH - 4 * PLOT.w - 3 * PLOT_GAP) / 2,
  cima: WIDTH - MARGIN - BEND - 4 * PLOT.w - 3 * PLOT_GAP,
  baixo: MARGIN + BEND,
};

/** Returns the layout of the board. With fewer than four seats, the open cards have their names. */
export const placesFor = (seats: number): Places => {
  const seatsTop = HEIGHT - 12 - seats * SEAT - (seats - 1) * SEAT_GAP;
  const lines = { abreast: seats < 4 ? 3 : 4, touched: false } as const;
  const height = tableHeight(lines) + 2 * TILES;
  const tableTop = seatsTop - 12 - height;
  const quay = tableTop - ROOF;
  /** Height that is left over (below 0: lacking), divided equally among four stretches of water and three hills. */
  const spare = (quay - SKY - 3 * PLOT.h - 4 * WATER - TONGUE) / 7;
  const plots: Partial<Record<Region, Box>> = {};
  const reaches: Partial<Record<Region | 'gaia', Reach>> = {};
  let y = SKY;
  for (const region of DOWN) {
    plots[region] = { x: LEFT[region], y: Math.round(y + spare), w: PLOT.w, h: PLOT.h };
    y += PLOT.h + spare;
    reaches[region] = { top: Math.round(y), bottom: Math.round(y + WATER + spare * 0.75) };
    y += WATER + spare * 0.75;
  }
  reaches.gaia = { top: Math.round(quay - WATER - spare * 0.75), bottom: quay };
  return {
    width: WIDTH,
    height: HEIGHT,
    header: { x: MARGIN, y: 14, w: CONTENT, h: 56 },
    plots: plots as Places['plots'],
    reaches: reaches as Places['reaches'],
    quay,
    table: { x: MARGIN, y: tableTop + TILES, w: CONTENT, h: height - 2 * TILES, ...lines },
    seats: Array.from({ length: seats }, (_, seat) => ({
      x: MARGIN,
      y: seatsTop + seat * (SEAT + SEAT_GAP),
      w: CONTENT,
      h: SEAT,
    })),
  };
};

/**
 * Returns the box of a place for an Estate in the valley.
 * @param number number of the place in its region, from 1
 */
export const plotBox = ({ plots }: Places, region: Region, number: number): Box => {
  const first = plots[region];
  return { ...first, x: first.x + (number - 1) * (PLOT.w + PLOT_GAP) };
};
