import { ALARM, INK } from '../shapes/colours.ts';
import { type Box, type Item, opaque, rect, type Scene, text } from '../shapes/scene.ts';
import { panel } from './panel.ts';

/** Sizes in pixels (WIDTH, MARGIN, RADIUS, ROW, TITLE) that the pictures of a review and of a profile share. */
export const WIDTH = 1200;
export const MARGIN = 24;
export const RADIUS = 14;
export const ROW = 64;
export const TITLE = 60;
export const DESK = '#23415a';
/** Colours of points won (AHEAD) and points lost (BEHIND). */
export const AHEAD = '#14694c';
export const BEHIND = ALARM;

export const onDesk = (height: number, items: readonly Item[]): Scene => {
  const desk = { x: 0, y: 0, w: WIDTH, h: height };
  return {
    width: WIDTH,
    height,
    fewColours: true,
    items: [opaque('desk', desk, [rect('desk/top', desk, { fill: DESK })]), ...items],
  };
};

export const titledSheet = (id: string, box: Box, title: string): readonly Item[] => [
  panel(id, box, RADIUS),
  text(`${id}/title`, { x: box.x + 24, y: box.y + 12, w: box.w - 48, h: TITLE - 12 }, title, {
    weight: 'black',
    align: 'left',
    fill: INK,
  }),
];
