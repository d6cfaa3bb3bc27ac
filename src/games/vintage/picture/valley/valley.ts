import { once } from '../../../../presentation/once.ts';
import { type Item, opaque, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import type { View } from '../../rules/types.ts';
import { lightAt, stepOf } from '../style/light.ts';
import { heaven, hillShapes } from './hills.ts';
import { HEIGHT, type Places, placesFor, WIDTH } from './layout.ts';
import { lodgeItems } from './lodge.ts';
import { riverShapes } from './river.ts';
import { bridge, town } from './town.ts';

/** Number of landscapes in the cache, small because each has hundreds of shapes. */
const VALLEYS = 6;

/** Draws the landscape behind everything else on the board: sky, hills, the river down to Gaia, and the cellars. */
export const valley = (view: View, places: Places): readonly Item[] => [
  opaque(
    'backdrop',
    { x: 0, y: 0, w: WIDTH, h: places.quay },
    valleyItems(view.players.length, stepOf(view)),
  ),
  opaque(
    'deep',
    { x: 0, y: places.quay, w: WIDTH, h: HEIGHT - places.quay },
    lodgeItems(view.players.length),
  ),
];

const valleyItems = once((seats: number, step: number): readonly Shape[] => {
  const places = placesFor(seats);
  const light = lightAt(step);
  const horizon = places.plots.superior.y + 40;
  return [
    rect('sky', { x: 0, y: 0, w: WIDTH, h: horizon }, { fill: { gradient: light.sky } }),
    ...heaven(light, step, horizon),
    ...hillShapes(light, places, step),
    ...riverShapes(light, places, step),
    ...town(light, places),
    ...bridge(light, places),
  ];
}, VALLEYS);
