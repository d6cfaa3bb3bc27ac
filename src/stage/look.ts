import { ALARM } from './colours.ts';

/** What the pictures of a review have in common. */
export const WIDTH = 1200;
export const MARGIN = 24;
export const RADIUS = 14;
/** Of a line with a word and a number. */
export const ROW = 64;
/** What the sheets lie on. */
export const DESK = '#23415a';
/** Points won, and points lost. */
export const AHEAD = '#14694c';
export const BEHIND = ALARM;
