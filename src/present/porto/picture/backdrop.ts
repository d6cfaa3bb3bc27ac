import { HOUSE_IDS, type View } from '../../../games/porto/types.ts';
import { once } from '../../once.ts';
import { type Item, rect, type Shape, sprite } from '../../scene.ts';
import { heaven } from './heaven.ts';
import { FACADE, HOUSES_A_STREET, type Layout, layout, MARGIN, PITCH, plotOf } from './layout.ts';
import { type Light, lightAt, stepOf } from './light.ts';
import { DEEPER, DYES, mix } from './palette.ts';
import { pavement, pavementBox, terrace } from './quay.ts';
import { boatX, deep, rabelo, water } from './river.ts';

/** Sky, old town, tower, the two terraces, the Douro: all that is there before a house is built. */
export const backdrop = (view: View, places: Layout): readonly Item[] => {
  const step = stepOf(view);
  const light = lightAt(step);
  const { width, height, deep: below } = places;
  const shore = { x: 0, y: 0, w: width, h: below.y };
  return [
    rect('ground', { x: 0, y: 0, w: width, h: height }, { fill: DEEPER }),
    sprite('backdrop', shore, shoreShapes(step, view.players.length)),
    sprite('deep', below, deepShapes(below.w, below.h)),
    ...reflections(view, places, light),
    sprite(
      'boat',
      { x: boatX(step, width) - 170, y: places.water.y + places.water.h - 116, w: 340, h: 116 },
      boatShapes(step),
    ),
  ];
};

const shoreShapes = once((step: number, seats: number): readonly Shape[] => {
  const places = layout(seats);
  const light = lightAt(step);
  const [upper, lower] = places.streets;
  const low = pavementBox(lower, places.width);
  const high = pavementBox(upper, places.width);
  return [
    ...heaven(step, light, {
      width: places.width,
      ground: high.y,
      tower: MARGIN + 5.5 * PITCH,
      scale: (high.y - 9) / 400,
    }),
    ...terrace(light, { x: 0, y: lower.y, w: places.width, h: low.y - lower.y }),
    ...pavement('street/upper', light, high),
    ...pavement('street/lower', light, low),
    ...water(light, places.water, step),
  ];
});

const deepShapes = once((w: number, h: number): readonly Shape[] => deep({ x: 0, y: 0, w, h }));
const boatShapes = once((step: number): readonly Shape[] => rabelo(lightAt(step), 170, 96));

/** The lower street, upside down and broken by the waves: the higher a house, the deeper its colour reaches. */
const reflections = (view: View, places: Layout, light: Light): readonly Item[] =>
  view.houses.flatMap(house => {
    const index = HOUSE_IDS.indexOf(house.id) - HOUSES_A_STREET;
    if (index < 0 || house.colour === null) return [];
    const plot = plotOf(places.streets[1], index, places.storey);
    const colour = mix(DYES[house.colour].wall, light.water, 0.45);
    return Array.from({ length: Math.min(6, house.level) }, (_, at) => {
      const w = FACADE * (0.92 - at * 0.11);
      return rect(
        `reflection/${house.id}/${at + 1}`,
        { x: plot.x + (FACADE - w) / 2 + (at % 2 === 0 ? -4 : 4), y: places.water.y + 5 + at * 13, w, h: 7 },
        { fill: colour, radius: 3.5 },
      );
    });
  });
