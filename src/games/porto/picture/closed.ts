import { once } from '../../../stage/coalesce.ts';
import { type Item, polygon, rect, type Shape, sprite } from '../../../stage/scene.ts';
import type { HouseId } from '../rules/types.ts';
import { FACADE, type Plot, ROOF } from './layout.ts';
import { doorIcon, plate, roofShape } from './parts.ts';
import { PEAK, SLOPE } from './roof.ts';

const WALL = '#b9b4ab';
const EDGE = '#a8a298';
const SHUTTER = '#9c968b';
const SLATE = '#8f897f';

/** A house that this number of seats leaves out: no colour, no light, every shutter closed. */
export const drawClosed = (house: HouseId, height: number, plot: Plot): readonly Item[] => {
  const h = ROOF + height * plot.storey;
  const box = { x: plot.x, y: plot.base - h, w: FACADE, h };
  return [sprite(`house/${house}/closed`, box, closedShapes(height, plot.storey)), plate(house, plot, false)];
};

const closedShapes = once((height: number, storey: number): readonly Shape[] => {
  const base = ROOF + height * storey;
  return [
    polygon('roof', roofShape(1, ROOF, FACADE - 2, PEAK, SLOPE), { fill: SLATE }),
    rect('wall', { x: 2, y: ROOF, w: FACADE - 4, h: base - ROOF }, { fill: WALL }),
    rect('cornice', { x: 0, y: ROOF - 2, w: FACADE, h: 5 }, { fill: EDGE }),
    ...Array.from({ length: height }, (_, index) => index + 1).flatMap(level => {
      const y = base - level * storey;
      const course = rect(`course/${level}`, { x: 2, y, w: FACADE - 4, h: 3 }, { fill: EDGE });
      return level === 1
        ? [course, ...doorIcon('door', FACADE / 2 - 15, y + 10, 30, storey - 10, SLATE)]
        : [course, ...shutters(level, y, storey)];
    }),
  ];
});

const shutters = (level: number, y: number, storey: number): readonly Shape[] =>
  [0.29, 0.71].flatMap((part, index) => {
    const [x, w, h] = [FACADE * part - 15, 30, storey - 18];
    return [
      rect(`shutter/${level}/${index}`, { x, y: y + 10, w, h }, { fill: SHUTTER }),
      rect(`shutter/${level}/${index}/gap`, { x: x + w / 2 - 1, y: y + 10, w: 2, h }, { fill: EDGE }),
    ];
  });
