import { once } from '../../../../presentation/once.ts';
import { around } from '../../../../presentation/shapes/boxes.ts';
import {
  type Box,
  type Item,
  rect,
  type Scene,
  type Shape,
  sprite,
} from '../../../../presentation/shapes/scene.ts';
import { ALARM, GOLD, INK, WHITE } from '../style/palette.ts';

const OUT = 5;

const ring = (id: string, box: Box, out: number, items: (w: number, h: number) => readonly Shape[]): Item => {
  const [w, h] = [Math.ceil(box.w) + 2 * out, Math.ceil(box.h) + 2 * out];
  return sprite(id, { x: box.x - out, y: box.y - out, w, h }, items(w, h));
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

/** Draws a dashed line around the place of a foreseen change. */
export const ghostRing = (id: string, box: Box): Item =>
  ring(`${id}/ring`, box, OUT, (w, h) => ringShapes(w, h, true));

/** Draws a gold line around the place of the latest change. */
export const markRing = (id: string, box: Box): Item =>
  ring(`${id}/marked`, box, OUT, (w, h) => ringShapes(w, h, false));

const LOOK = 9;
const lookShapes = once((w: number, h: number): readonly Shape[] => {
  const box = { x: 7, y: 7, w: w - 14, h: h - 14 };
  const radius = Math.min(16, h / 2);
  return [
    rect('edge', box, { radius, stroke: { colour: WHITE, width: 13 } }),
    rect('red', box, { radius, stroke: { colour: ALARM, width: 8 } }),
  ];
});

/** Returns the items with an id, and the items whose ids begin with it. */
const called = ({ items }: Scene, id: string) =>
  items.flatMap(item => ((item.id === id || item.id.startsWith(`${id}/`)) && 'w' in item ? [item] : []));

/**
 * Adds a red ring to a picture for each given id: around the item with this id and all items whose ids begin with it. Throws
 * where there is no such item.
 */
export const ringed = (scene: Scene, ids: readonly string[]): Scene => ({
  ...scene,
  items: [
    ...scene.items,
    ...ids.map(id => {
      const found = called(scene, id);
      if (found.length === 0) throw new Error(`nothing is called ${id}`);
      return ring(`${id}/look`, around(found), LOOK, lookShapes);
    }),
  ],
});

/** Adds a dashed line around each place of a foreseen change that is in the picture. */
export const ghostly = (scene: Scene, ids: readonly string[]): Scene => ({
  ...scene,
  items: [
    ...scene.items,
    ...[...new Set(ids)].flatMap(id => {
      const found = called(scene, id);
      return found.length > 0 ? [ghostRing(id, around(found))] : [];
    }),
  ],
});
