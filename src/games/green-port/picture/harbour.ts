import { once } from '../../../stage/coalesce.ts';
import { type Item, polygon, rect, type Shape, sprite } from '../../../stage/scene.ts';
import type { View } from '../rules/types.ts';
import { craneShapes } from './crane.ts';
import { HEIGHT, type Places, placesFor, WIDTH } from './layout.ts';
import { type Light, lightAt, stepOf, under } from './light.ts';
import { mix, STONE, STONE_SHADE, WALL, WHITE } from './palette.ts';
import { seaside } from './seaside.ts';

/** How far the quay's edge lies below the horizon. */
const SEA = 214;

/** Sky, sea, ships, turbines, the crane and the quay: all that is there before a card is revealed. */
export const harbour = (view: View, places: Places): readonly Item[] => {
  const below = places.quay.y + places.quay.h;
  return [
    sprite(
      'backdrop',
      { x: 0, y: 0, w: WIDTH, h: below },
      shoreItems(stepOf(view), places.seats.length === 4 ? 4 : 2),
      { opaque: true },
    ),
    sprite('deep', { x: 0, y: below, w: WIDTH, h: HEIGHT - below }, wallItems(HEIGHT - below), {
      opaque: true,
    }),
  ];
};

/** Hundreds of shapes each: few are kept. */
const SHORES = 6;

const shoreItems = once((step: number, seats: number): readonly Shape[] => {
  const { quay, yard } = placesFor(seats);
  const light = lightAt(step);
  return [
    ...seaside(light, step, { width: WIDTH, horizon: quay.y - SEA, bottom: quay.y }),
    ...craneShapes(light, { top: yard.y, ground: quay.y }),
    ...quayShapes(light, quay.y, quay.h),
  ];
}, SHORES);

/** The wall below the quay. */
export const wallItems = once((h: number): readonly Shape[] => [
  rect('wall', { x: 0, y: 0, w: WIDTH, h }, { fill: WALL }),
  rect('wall/shade', { x: 0, y: 0, w: WIDTH, h: 10 }, { fill: '#05202688' }),
]);

/** The edge on which containers stand: a kerb with its warning line, and rails. */
export const quayShapes = (light: Light, y: number, h: number): readonly Shape[] => {
  const stone = under(light, STONE);
  const shade = under(light, STONE_SHADE);
  return [
    rect('quay', { x: 0, y, w: WIDTH, h }, { fill: { gradient: [stone, mix(stone, shade, 0.7)] } }),
    rect('quay/kerb', { x: 0, y, w: WIDTH, h: 5 }, { fill: mix(stone, WHITE, 0.45) }),
    ...Array.from({ length: 28 }, (_, at) =>
      polygon(
        `quay/hazard/${at}`,
        [
          [at * 40, y + h],
          [at * 40 + 12, y + h - 9],
          [at * 40 + 30, y + h - 9],
          [at * 40 + 18, y + h],
        ],
        { fill: under(light, '#e9b33c') },
      ),
    ),
    rect('quay/rail', { x: 0, y: y + 12, w: WIDTH, h: 3 }, { fill: mix(shade, '#3a3a30', 0.35) }),
  ];
};
