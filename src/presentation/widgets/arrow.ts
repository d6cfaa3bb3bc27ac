import { GOLD, INK } from '../shapes/colours.ts';
import { type Item, polygon } from '../shapes/scene.ts';

/** Draws an arrow from its tail; a negative length points to the left. */
export const arrow = (id: string, x: number, y: number, length = 76, fill: string = GOLD): Item => {
  const side = Math.sign(length);
  const neck = x + length - side * 30;
  return polygon(
    id,
    [
      [x, y - 9],
      [neck, y - 9],
      [neck, y - 24],
      [x + length, y],
      [neck, y + 24],
      [neck, y + 9],
      [x, y + 9],
    ],
    { fill, stroke: { colour: INK, width: 3 } },
  );
};
