import { type Drawn, polygon } from '../../../../presentation/shapes/scene.ts';
import { TERRACOTTA, TERRACOTTA_SHADE } from '../style/palette.ts';
import { roofShape } from '../style/parts.ts';

/**
 * Draws three roofs, for the three levels of a solo result. `level`: number of roofs that are filled.
 * @param y ground line of the roofs
 */
export const levelRoofs = (id: string, x: number, y: number, level: number): readonly Drawn[] =>
  [0, 1, 2].map(at =>
    polygon(`${id}/${at + 1}`, roofShape(x + at * 50, y, 44, 30, 10), {
      fill: at < level ? TERRACOTTA : '#ffffff30',
      stroke: { colour: at < level ? TERRACOTTA_SHADE : '#ffffffa0', width: 3 },
    }),
  );
