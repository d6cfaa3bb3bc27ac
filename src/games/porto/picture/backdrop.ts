import { once } from '../../../stage/coalesce.ts';
import { type Drawn, type Item, rect, type Shape, sprite } from '../../../stage/scene.ts';
import { type Colour, HOUSE_IDS, type View } from '../rules/types.ts';
import { heaven } from './heaven.ts';
import {
  FACADE,
  HOUSES_A_STREET,
  type Layout,
  layout,
  MARGIN,
  PITCH,
  plotOf,
  rowsOf,
  wideLayout,
} from './layout.ts';
import { lightAt, stepOf } from './light.ts';
import { DYES, mix } from './palette.ts';
import { pavement, pavementBox, terrace } from './quay.ts';
import { boatX, deep, rabelo, water } from './river.ts';

/** Sky, old town, tower, the two terraces, the Douro: all that is there before a house is built. */
export const backdrop = (view: View, places: Layout): readonly Item[] => {
  const step = stepOf(view);
  const { width, deep: below } = places;
  return [
    sprite(
      'backdrop',
      { x: 0, y: 0, w: width, h: below.y },
      shoreItems(step, places.shape, rowsOf(view.players.length)),
      {
        opaque: true,
      },
    ),
    sprite('deep', below, deepItems(below.w, below.h), { opaque: true }),
    ...reflections(view, places),
    sprite(
      'boat',
      { x: boatX(step, width) - 170, y: places.water.y + places.water.h - 116, w: 340, h: 116 },
      boatItems(step),
    ),
  ];
};

/** Thousands of shapes each: few are kept. */
const SHORES = 4;

/** All above the deep river; the same for every game with so many rows of seats at that hour. */
const shoreItems = once((step: number, shape: Layout['shape'], rows: number): readonly Shape[] => {
  const places = shape === 'wide' ? wideLayout(2, 0) : layout(rows === 1 ? 1 : 4);
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
}, SHORES);

const deepItems = once((w: number, h: number): readonly Shape[] => deep({ x: 0, y: 0, w, h }));
const boatItems = once((step: number): readonly Shape[] => rabelo(lightAt(step), 170, 96));

/** Houses on the quay, upside down and broken by the waves: the higher a house, the deeper its colour reaches. */
const reflections = (view: View, places: Layout): readonly Item[] =>
  view.houses.flatMap(house => {
    const index = HOUSE_IDS.indexOf(house.id);
    const street = places.streets[index < HOUSES_A_STREET ? 0 : 1];
    const quay = street.y + street.h === places.water.y;
    if (!quay || house.colour === null) return [];
    const plot = plotOf(street, index % HOUSES_A_STREET, places.storey);
    const box = { x: plot.x - DRIFT, y: places.water.y + 4, w: FACADE + 2 * DRIFT, h: 6 * WAVE };
    return [
      sprite(`reflection/${house.id}`, box, waves(house.colour, Math.min(6, house.level), stepOf(view))),
    ];
  });

const DRIFT = 4;
const WAVE = 13;

const waves = once((colour: Colour, level: number, step: number): readonly Drawn[] => {
  const fill = mix(DYES[colour].wall, lightAt(step).water, 0.45);
  return Array.from({ length: level }, (_, at) => {
    const w = FACADE * (0.92 - at * 0.11);
    const x = DRIFT + (FACADE - w) / 2 + (at % 2 === 0 ? -DRIFT : DRIFT);
    return rect(`wave/${at + 1}`, { x, y: 1 + at * WAVE, w, h: 7 }, { fill, radius: 3.5 });
  });
});
