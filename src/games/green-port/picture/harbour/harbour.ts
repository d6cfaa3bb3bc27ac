import { once } from '../../../../presentation/once.ts';
import { type Item, opaque, path, polygon, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import type { View } from '../../rules/types.ts';
import { type Places, WIDTH } from '../style/layout.ts';
import { type Light, lightAt, stepOf, under } from '../style/light.ts';
import { mix, STONE, STONE_SHADE, WALL, WHITE } from '../style/palette.ts';
import { craneShapes } from './crane.ts';
import { seaside } from './seaside.ts';

const SEA = 214;

/** Draws sky, sea, ships, turbines, the crane, the quay and the wall below the quay. */
export const harbour = (view: View, places: Places): readonly Item[] => {
  const below = places.quay.y + places.quay.h;
  const h = places.height - below;
  return [
    shore(view, places),
    opaque('deep', { x: 0, y: below, w: places.width, h }, wallItems(h, places.width)),
  ];
};

/** Draws the harbour without the wall below the quay. */
export const shore = (view: View, { quay, yard }: Places): Item =>
  opaque(
    'backdrop',
    { x: 0, y: 0, w: WIDTH, h: quay.y + quay.h },
    shoreItems(stepOf(view), yard.y, quay.y, quay.h),
  );

/** Number of drawn harbours kept in the cache. It is small, since each drawing has hundreds of shapes. */
const SHORES = 6;

const shoreItems = once((step: number, top: number, ground: number, h: number): readonly Shape[] => {
  const light = lightAt(step);
  return [
    ...seaside(light, step, { width: WIDTH, horizon: ground - SEA, bottom: ground }),
    ...craneShapes(light, { top, ground }),
    ...quayShapes(light, ground, h),
  ];
}, SHORES);

export const wallItems = (h: number, w = WIDTH): readonly Shape[] => wallOf(w, h);

const wallOf = once((w: number, h: number): readonly Shape[] => [
  rect('wall', { x: 0, y: 0, w, h }, { fill: WALL }),
  rect('wall/shade', { x: 0, y: 0, w, h: 10 }, { fill: '#05202688' }),
]);

/** Draws the quay under the containers: a kerb with a warning line, and rails. */
export const quayShapes = (light: Light, y: number, h: number, width = WIDTH): readonly Shape[] => {
  const stone = under(light, STONE);
  const shade = under(light, STONE_SHADE);
  return [
    rect('quay', { x: 0, y, w: width, h }, { fill: { gradient: [stone, mix(stone, shade, 0.7)] } }),
    rect('quay/kerb', { x: 0, y, w: width, h: 5 }, { fill: mix(stone, WHITE, 0.45) }),
    ...Array.from({ length: Math.ceil(width / 40) + 1 }, (_, at) =>
      polygon(
        `quay/hazard/${at}`,
        path([at * 40, y + h], [at * 40 + 12, y + h - 9], [at * 40 + 30, y + h - 9], [at * 40 + 18, y + h]),
        { fill: under(light, '#e9b33c') },
      ),
    ),
    rect('quay/rail', { x: 0, y: y + 12, w: width, h: 3 }, { fill: mix(shade, '#3a3a30', 0.35) }),
  ];
};
