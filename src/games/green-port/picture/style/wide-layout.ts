import { cellOf } from '../../../../presentation/shapes/boxes.ts';
import type { Box } from '../../../../presentation/shapes/scene.ts';
import { GAP, MARGIN, type Places, WIDTH } from './layout.ts';

const WALL = 1200;
const WIDE = WIDTH + WALL;
export const HEADING = 58;
const PAPER_HEIGHT = 214;
const HOUSE_HEIGHT = 152;
const QUAY = 58;
const YARD = 82;
const MANIFEST = 176;

export interface WidePlaces extends Places {
  /** Box from the quay's end to the picture's right edge. */
  readonly wall: Box;
  readonly papers: readonly Box[];
  /** Box of all piles of Headquarters. */
  readonly headquarters: Box;
  readonly manifest: Box;
}

export const wideSeatWidth = (seats: number): number => Math.floor((WIDE - 2 * MARGIN + GAP) / seats) - GAP;

/** Places the parts of the wide board. @param papers number of Objectives @param sheet height of a seat's sheet */
export const widePlaces = (seats: number, papers: number, sheet: number): WidePlaces => {
  const inner = { x: WIDTH + MARGIN + 10, w: WALL - 2 * MARGIN - 10 };
  const grid = (count: number, columns: number, top: number, h: number): readonly Box[] => {
    const w = (inner.w - (columns - 1) * (GAP + 4)) / columns;
    return Array.from({ length: count }, (_, at) =>
      cellOf({ x: inner.x, y: top, w, h }, columns, at, GAP + 4, GAP + 10),
    );
  };
  const objectivesTop = HEADING + 26;
  const rows = 2 * PAPER_HEIGHT + GAP + 10;
  const headquartersTop = objectivesTop + rows + 14 + HEADING;
  const end = headquartersTop + 2 * HOUSE_HEIGHT + GAP + 10;
  const seatsTop = end + 26;
  const manifestTop = end - MANIFEST;
  const quayTop = manifestTop - HEADING - 4 - QUAY;
  const height = seatsTop + sheet + MARGIN;
  const w = wideSeatWidth(seats);
  const row = (y: number, h: number): Box => ({ x: MARGIN, y, w: WIDTH - 2 * MARGIN, h });
  return {
    width: WIDE,
    height: height + (height % 2),
    header: row(14, 56),
    yard: row(YARD, quayTop - YARD),
    quay: { x: 0, y: quayTop, w: WIDTH, h: QUAY },
    deck: row(quayTop + QUAY, HEADING),
    manifest: row(manifestTop, MANIFEST),
    wall: { x: WIDTH, y: 0, w: WALL, h: height + (height % 2) },
    objectives: { ...inner, y: objectivesTop, h: rows },
    papers: grid(papers, papers > 4 ? 3 : 2, objectivesTop, PAPER_HEIGHT),
    headquarters: { ...inner, y: headquartersTop, h: end - headquartersTop },
    houses: grid(4, 2, headquartersTop, HOUSE_HEIGHT),
    seats: Array.from({ length: seats }, (_, at) =>
      cellOf({ x: MARGIN, y: seatsTop, w, h: sheet }, seats, at, GAP),
    ),
  };
};
