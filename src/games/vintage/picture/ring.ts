import { once } from '../../../stage/coalesce.ts';
import { type Box, type Item, rect, type Shape, sprite } from '../../../stage/scene.ts';
import { GOLD, INK, WHITE } from './palette.ts';

const OUT = 5;

const around = (id: string, box: Box, items: (w: number, h: number) => readonly Shape[]): Item => {
  const [w, h] = [Math.ceil(box.w) + 2 * OUT, Math.ceil(box.h) + 2 * OUT];
  return sprite(id, { x: box.x - OUT, y: box.y - OUT, w, h }, items(w, h));
};

const ringShapes = once((w: number, h: number, ghost: boolean): readonly Shape[] => {
  const box = { x: 4, y: 4, w: w - 8, h: h - 8 };
  const radius = Math.min(12, h / 2);
  return ghost
    ? [
        rect('ground', box, { radius, stroke: { colour: WHITE, width: 7 } }),
        rect('dashes', box, { radius, stroke: { colour: INK, width: 5, dash: [11, 10] } }),
      ]
    : [
        rect('edge', box, { radius, stroke: { colour: INK, width: 7 } }),
        rect('gold', box, { radius, stroke: { colour: GOLD, width: 4 } }),
      ];
});

/** A dashed line around what would be. */
export const ghostRing = (id: string, box: Box): Item =>
  around(`${id}/ring`, box, (w, h) => ringShapes(w, h, true));

/** A gold line around what has just happened. */
export const markRing = (id: string, box: Box): Item =>
  around(`${id}/marked`, box, (w, h) => ringShapes(w, h, false));
