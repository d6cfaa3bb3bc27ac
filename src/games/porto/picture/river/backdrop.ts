import { once } from '../../../../presentation/once.ts';
import { type Item, opaque, type Shape, sprite } from '../../../../presentation/shapes/scene.ts';
import type { View } from '../../rules/types.ts';
import { type Layout, layout, MARGIN, PITCH, wideLayout } from '../style/layout.ts';
import { lightAt, stepOf } from '../style/light.ts';
import { heaven } from './heaven.ts';
import { pavement, pavementBox, terrace } from './quay.ts';
import { reflections } from './reflections.ts';
import { boatX, deep, rabelo, water } from './river.ts';

/** Draws sky, old town, tower, the two terraces and the Douro: the background behind the houses. */
export const backdrop = (view: View, places: Layout): readonly Item[] => {
  const step = stepOf(view);
  const { width, deep: below } = places;
  const afloat = places.shape !== 'panel';
  return [
    opaque(
      'backdrop',
      { x: 0, y: 0, w: width, h: below.y },
      shoreItems(step, places.shape, drawnSeats(view.players.length), places.supply.h > 0),
    ),
    opaque('deep', below, deepItems(below.w, below.h)),
    ...(afloat
      ? [
          ...reflections(view, places),
          sprite(
            'boat',
            { x: boatX(step, width) - 170, y: places.water.y + places.water.h - 116, w: 340, h: 116 },
            boatItems(step),
          ),
        ]
      : []),
  ];
};

/** Games for one and for two have the same houses and rows, so their backgrounds are the same. */
const drawnSeats = (seats: number): number => Math.max(2, seats);

/** Number of drawn backgrounds kept in the cache. It is small, since each drawing has thousands of shapes. */
const SHORES = 4;

/**
 * Draws the whole background except the river under the cards. The drawing is the same in all games with equal arguments.
 * @param counted true where the board has a line with the tiles that are left
 */
const shoreItems = once(
  (step: number, shape: Layout['shape'], seats: number, counted: boolean): readonly Shape[] => {
    const places = shape === 'wide' ? wideLayout(2, 0) : layout(seats, shape, counted);
    const light = lightAt(step);
    const [upper, lower] = places.streets;
    const low = pavementBox(lower, places.width);
    const high = pavementBox(upper, places.width);
    const near = shape === 'wide';
    return [
      ...heaven(step, light, {
        width: places.width,
        ground: high.y,
        tower: near ? places.width / 2 : MARGIN + 5.5 * PITCH,
        scale: (high.y - 9) / 400,
        near,
      }),
      ...(near
        ? []
        : [
            ...terrace(light, { x: 0, y: lower.y, w: places.width, h: low.y - lower.y }),
            ...pavement('street/upper', light, high),
          ]),
      ...pavement('street/lower', light, low),
      ...water(light, places.water, step),
    ];
  },
  SHORES,
);

const deepItems = once((w: number, h: number): readonly Shape[] => deep({ x: 0, y: 0, w, h }));
const boatItems = once((step: number): readonly Shape[] => rabelo(lightAt(step), 170, 96));
