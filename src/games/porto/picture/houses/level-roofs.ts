import { type Drawn, polygon } from '../../../../stage/scene.ts';
import { TERRACOTTA, TERRACOTTA_SHADE } from '../style/palette.ts';
import { roofShape } from '../style/parts.ts';

/** Draws three roofs; as many of them are tiled as the level is high. @param y their ground line */
export const levelRoofs = (id: string, x: number, y: number, level: number): readonly Drawn[] =>
  [0, 1, 2].map(at =>
    polygon(`${id}/${at + 1}`, roofShape(x + at * 50, y, 44, 30, 10), {
      fill: at < level ? TERRACOTTA : '#ffffff30',
      stroke: { colour: at < level ? TERRACOTTA_SHADE : '#ffffffa0', width: 3 },
    }),
  );
