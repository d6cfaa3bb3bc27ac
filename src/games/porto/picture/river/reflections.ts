import { once } from '../../../../presentation/once.ts';
import { enlargedAt } from '../../../../presentation/shapes/scaled.ts';
import { type Item, type Point, polygon, type Shape, sprite } from '../../../../presentation/shapes/scene.ts';
import type { Colour, View } from '../../rules/types.ts';
import { FACADE, type Layout, PAVEMENT, plotsOf } from '../style/layout.ts';
import { hourOf, lightAt, litAt, stepOf } from '../style/light.ts';
import { DEEP, DYES, LAMPLIGHT, mix, WHITE } from '../style/palette.ts';

/** Largest distance, in pixels, by which waves move a reflection to either side. */
export const SWAY = 6;
const BANDS = 4;
const LINEN = '#f1e6d0';

/** Draws the houses on the quay upside down in the water, broken by the waves. A taller house has a longer reflection. */
export const reflections = (view: View, places: Layout): readonly Item[] => {
  const hour = hourOf(stepOf(view));
  const plots = plotsOf(places);
  return view.houses.flatMap(({ id, colour, level, height }): readonly Item[] => {
    const plot = plots.get(id);
    if (!plot || plot.base + PAVEMENT !== places.water.y) return [];
    const h = Math.floor((places.water.h - 10) / plot.by);
    const box = { x: -SWAY, y: 0, w: FACADE + 2 * SWAY, h };
    const items = mirrored(colour ?? 'none', level, height, h, hour);
    return enlargedAt([sprite(`reflection/${id}`, box, items)], plot.by, plot.x, places.water.y + 4);
  });
};

/**
 * Draws the reflection of a house: colour that pales with the depth, and streaks under the windows. Flat colours make small
 * files.
 */
export const mirrored = once(
  (colour: Colour | 'none', level: number, height: number, h: number, hour: number): readonly Shape[] => {
    const { water } = lightAt(hour);
    const lit = litAt(hour);
    const built = colour !== 'none';
    const dry = built ? DYES[colour].wall : LINEN;
    const reach = Math.min(h - 12, built ? 22 + level * 9 : 12 + height * 3);
    const salt = height * 1.3 + level * 2.1 + dry.charCodeAt(2);
    const at = (y: number) => mix(water, DEEP, Math.min(1, (y + 6) / h));
    const wet = (ink: string, y: number, part: number) => mix(ink, at(y), Math.min(0.94, part));
    const pale = built ? 0.22 : 0.72;
    const pane = (y: number) =>
      lit ? wet(LAMPLIGHT, y, 0.1 + (0.4 * y) / reach) : wet(mix(WHITE, dry, 0.55), y, 0.4);
    return [
      ...(built ? [0, 1, 2, 3] : [0]).map(band =>
        body(band, reach, salt, wet(dry, (reach * band) / BANDS, pale + band * 0.19)),
      ),
      ...(built && level > 1
        ? [0.27, 0.73].flatMap((part, nth) =>
            streak(nth, SWAY + FACADE * part, reach * (0.78 + 0.2 * Math.sin(salt + nth * 2)), pane),
          )
        : []),
    ];
  },
  160,
);

const sway = (y: number): number => Math.sin(y / 7 + 0.6) * (0.6 + y / 26);

const body = (band: number, reach: number, salt: number, fill: string): Shape => {
  const [top, end] = [(reach * band) / BANDS - (band > 0 ? 3 : 0), (reach * (band + 1)) / BANDS];
  const deep = 1 + band * 2.6;
  const edge = Array.from({ length: 25 }, (_, at): Point => {
    const part = at / 24;
    return [
      SWAY + FACADE * part + sway(end),
      end - deep + deep * Math.sin(part * (8 + band * 1.5) + salt + band * 1.9),
    ];
  });
  const first = band === 0 ? top : top - deep;
  const ys = [0, 0.5, 1].map(part => first + (end - deep - first) * part);
  return polygon(
    `body/${band}`,
    [
      ...[...ys].reverse().map((y): Point => [SWAY + FACADE + sway(y), y]),
      ...ys.map((y): Point => [SWAY + sway(y), y]),
      ...edge,
    ],
    { fill },
  );
};

const streak = (at: number, x: number, length: number, ink: (y: number) => string): readonly Shape[] =>
  [
    [0, 0.5],
    [0.6, 1],
  ].map(([from = 0, to = 0], nth) => {
    const ys = [0, 1, 2, 3, 4].map(part => length * (from + ((to - from) * part) / 4));
    const half = (y: number) => 6.5 - (4 * y) / length;
    return polygon(
      `streak/${at}/${nth}`,
      [
        ...ys.map((y): Point => [x - half(y) + sway(y), y]),
        ...[...ys].reverse().map((y): Point => [x + half(y) + sway(y), y]),
      ],
      { fill: ink(length * from) },
    );
  });
