import { ALARM } from './colours.ts';

/** Sizes, in pixels, that all pictures of a review share. */
export const WIDTH = 1200;
export const MARGIN = 24;
export const RADIUS = 14;
/** Height of a row with a word and a number. */
export const ROW = 64;
/** Colour of the background below the sheets of paper. */
export const DESK = '#23415a';
/** Colours of points won and points lost. */
export const AHEAD = '#14694c';
export const BEHIND = ALARM;
