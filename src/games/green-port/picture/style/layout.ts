import { cellOf } from '../../../../presentation/shapes/boxes.ts';
import type { Box } from '../../../../presentation/shapes/scene.ts';

/**
 * Width of the canvas. With the height it makes 4:5, as large as a phone shows a picture. All lengths are pixels of the canvas.
 */
export const WIDTH = 1080;
const HEIGHT = 1350;
export const MARGIN = 24;
export const GAP = 12;
export const RADIUS = 14;
export const CONTENT = WIDTH - 2 * MARGIN;

/** Width of a colour's stack of containers. The cards without a colour get the rest of the quay's width (`REST`). */
export const COLUMN = 186;
export const REST = CONTENT - 4 * (COLUMN + GAP);

const HEADER = 82;
const SEAT = 142;
const HEADQUARTERS = 106;
const OBJECTIVES = 158;
const DECK = 54;
const QUAY = 58;

export interface Places {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  /** Box above the quay's edge, in which the containers stand. */
  readonly yard: Box;
  readonly quay: Box;
  readonly deck: Box;
  readonly objectives: Box;
  readonly headquarters: Box;
  readonly seats: readonly Box[];
}

const rowsOf = (seats: number): number => (seats === 4 ? 2 : 1);

export const columnX = (index: number): number => MARGIN + index * (COLUMN + GAP);

/** Places of the board's parts, in a picture that also shows a seat's own crew below the board. */
export interface PanelPlaces extends Places {
  /** Boxes of each colour's Headquarters in the order of colours; absent where there is no room for words about powers. */
  readonly houses?: readonly Box[];
}

const SIGN_BOTTOM = 272;
const STACKED = 100;
const HOUSE = 138;

/**
 * Places the board above a seat's own crew. The harbour is as high as the pool needs, and the words of Headquarters get the
 * space saved.
 * @param stacks containers in the highest stack of a colour
 * @param rest rows of the cards without a colour
 */
export const panelPlaces = (seats: number, stacks: number, rest: number, worded: boolean): PanelPlaces => {
  const board = placesFor(seats);
  const yard = Math.min(board.yard.h, Math.max(SIGN_BOTTOM + 12 + rest * STACKED, 100 + stacks * STACKED));
  const sky = board.yard.h - yard;
  const rise = (box: Box, by = sky): Box => ({ ...box, y: box.y - by });
  const places = {
    ...board,
    height: board.height - sky,
    yard: { ...board.yard, h: yard },
    quay: rise(board.quay),
    deck: rise(board.deck),
    objectives: rise(board.objectives),
    headquarters: rise(board.headquarters),
    seats: board.seats.map(box => rise(box)),
  };
  if (!worded) return places;
  const { headquarters } = places;
  const grown = 2 * HOUSE + GAP - headquarters.h;
  const w = (headquarters.w - GAP) / 2;
  return {
    ...places,
    height: places.height + grown,
    seats: places.seats.map(box => rise(box, -grown)),
    houses: Array.from({ length: 4 }, (_, at) => cellOf({ ...headquarters, w, h: HOUSE }, 2, at, GAP)),
  };
};

/** Places the parts of the board. Fewer seats leave more space for the harbour. */
export const placesFor = (seats: number): Places => {
  const rows = rowsOf(seats);
  const columns = Math.ceil(seats / rows);
  const w = (CONTENT - (columns - 1) * GAP) / columns;
  const seatsTop = HEIGHT - 20 - rows * SEAT - (rows - 1) * GAP;
  const headquartersTop = seatsTop - GAP - 2 - HEADQUARTERS;
  const objectivesTop = headquartersTop - GAP - 2 - OBJECTIVES;
  const deckTop = objectivesTop - GAP - 2 - DECK;
  const quayTop = deckTop - 8 - QUAY;
  const row = (y: number, h: number): Box => ({ x: MARGIN, y, w: CONTENT, h });
  return {
    width: WIDTH,
    height: HEIGHT,
    header: row(14, 56),
    yard: row(HEADER, quayTop - HEADER),
    quay: { x: 0, y: quayTop, w: WIDTH, h: QUAY },
    deck: row(deckTop, DECK),
    objectives: row(objectivesTop, OBJECTIVES),
    headquarters: row(headquartersTop, HEADQUARTERS),
    seats: Array.from({ length: seats }, (_, index) =>
      cellOf({ x: MARGIN, y: seatsTop, w, h: SEAT }, columns, index, GAP),
    ),
  };
};
