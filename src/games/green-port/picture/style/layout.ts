import { cellOf } from '../../../../presentation/shapes/boxes.ts';
import type { Box } from '../../../../presentation/shapes/scene.ts';

/** Width of the canvas; with the height, its shape is 4:5, which suits a phone. All lengths are pixels of the canvas. */
export const WIDTH = 1080;
const HEIGHT = 1350;
export const MARGIN = 24;
export const GAP = 12;
export const RADIUS = 14;
export const CONTENT = WIDTH - 2 * MARGIN;

/** Width of a colour's stack of containers. The cards without a colour get the rest of the quay's width (`REST`). */
export const COLUMN = 186;
export const REST = CONTENT - 4 * (COLUMN + GAP);

const HEADER = 76;
const SEAT = 142;
/** Heights of the papers of Headquarters: without words, and with a sentence about the power. */
const BARE = 70;
const WORDED = 150;
const DECK = 54;
const QUAY = 56;
/** Greatest height of an Objective's paper. */
const OBJECTIVE = 212;

/** Height of the sky above the highest container, with the crane's boom. */
export const SKY = 60;
/** Distance from the top of the yard to the lower edge of the crane's sign. */
export const SIGN_BOTTOM = 186;
/** Greatest and least height of a container. Containers are lower where a stack would reach the crane's boom. */
const HIGHEST = 112;
const LOWEST = 54;

/** Numbers of cards in the tallest stack of a colour, and of rows of cards without a colour. */
export interface Stacks {
  readonly stacks: number;
  readonly rest: number;
}

/** Returns the height of the containers that fit into a yard. */
export const containerIn = (yard: number, { stacks, rest }: Stacks): number => {
  const below = rest === 0 ? HIGHEST : (yard - SIGN_BOTTOM) / rest;
  return Math.floor(Math.min(HIGHEST, (yard - SKY) / Math.max(1, stacks), below));
};

/** Returns the height of a yard that holds the crane's sign and these cards. */
const yardFor = ({ stacks, rest }: Stacks): number =>
  Math.max(SIGN_BOTTOM + GAP + rest * 100, SKY + 40 + stacks * 100);

export interface Places {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  /** Box above the quay's edge, in which the containers stand. */
  readonly yard: Box;
  readonly quay: Box;
  readonly deck: Box;
  readonly objectives: Box;
  /** Boxes of each colour's Headquarters in the order of colours. */
  readonly houses: readonly Box[];
  readonly seats: readonly Box[];
}

const rowsOf = (seats: number): number => (seats === 4 ? 2 : 1);

export const columnX = (index: number): number => MARGIN + index * (COLUMN + GAP);

const highOf = (houses: number): number => (houses === WORDED ? 2 * WORDED + GAP : BARE);

/** Places the parts of the board from the bottom up, and gives the yard all room that is left. */
const placed = (seats: number, houses: number): Places => {
  const rows = rowsOf(seats);
  const columns = Math.ceil(seats / rows);
  const w = (CONTENT - (columns - 1) * GAP) / columns;
  const seatsTop = HEIGHT - 18 - rows * SEAT - (rows - 1) * GAP;
  const housesTop = seatsTop - GAP - highOf(houses);
  const objective = rows === 1 || houses === BARE ? OBJECTIVE : 0.9 * OBJECTIVE;
  const objectivesTop = Math.round(housesTop - GAP - 2 - objective);
  const deckTop = objectivesTop - GAP - 2 - DECK;
  const quayTop = deckTop - 8 - QUAY;
  const row = (y: number, h: number): Box => ({ x: MARGIN, y, w: CONTENT, h });
  const across = houses === WORDED ? 2 : 4;
  return {
    width: WIDTH,
    height: HEIGHT,
    header: row(12, 56),
    yard: row(HEADER, quayTop - HEADER),
    quay: { x: 0, y: quayTop, w: WIDTH, h: QUAY },
    deck: row(deckTop, DECK),
    objectives: row(objectivesTop, housesTop - GAP - 2 - objectivesTop),
    houses: Array.from({ length: 4 }, (_, at) =>
      cellOf({ ...row(housesTop, houses), w: (CONTENT - (across - 1) * GAP) / across }, across, at, GAP),
    ),
    seats: Array.from({ length: seats }, (_, index) =>
      cellOf({ x: MARGIN, y: seatsTop, w, h: SEAT }, columns, index, GAP),
    ),
  };
};

/**
 * Places the parts of the board. The papers of Headquarters explain the powers in words, unless a full pool needs that room.
 * @param wordy true where words about the powers of Headquarters help
 */
export const placesFor = (seats: number, cards: Stacks, wordy: boolean): Places => {
  const worded = placed(seats, WORDED);
  return wordy && containerIn(worded.yard.h, cards) >= LOWEST ? worded : placed(seats, BARE);
};

/** Moves all parts below the yard up, so that the yard is `less` lower. */
export const lower = (places: Places, less: number): Places => {
  const rise = (box: Box): Box => ({ ...box, y: box.y - less });
  return {
    ...places,
    height: places.height - less,
    yard: { ...places.yard, h: places.yard.h - less },
    quay: rise(places.quay),
    deck: rise(places.deck),
    objectives: rise(places.objectives),
    houses: places.houses.map(rise),
    seats: places.seats.map(rise),
  };
};

/** Places the board above a seat's own crew, where the harbour is only as high as the cards need. */
export const panelPlaces = (seats: number, cards: Stacks, wordy: boolean): Places => {
  const board = placesFor(seats, cards, wordy);
  return lower(board, Math.max(0, board.yard.h - yardFor(cards)));
};
