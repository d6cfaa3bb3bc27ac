import { ALARM } from '../shapes/colours.ts';

/** Sizes in pixels (WIDTH, MARGIN, RADIUS, ROW) that all pictures of a review share. */
export const WIDTH = 1200;
export const MARGIN = 24;
export const RADIUS = 14;
export const ROW = 64;
export const DESK = '#23415a';
/** Colours of points won (AHEAD) and points lost (BEHIND). */
export const AHEAD = '#14694c';
export const BEHIND = ALARM;
