import { arc } from '../../../../presentation/shapes/curves.ts';
import { noise } from '../../../../presentation/shapes/noise.ts';
import { type Point, polyline, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import { type Light, under } from '../style/light.ts';
import { LAMP, TERRACOTTA } from '../style/palette.ts';
import { type Places, WIDTH } from './layout.ts';

const FRONTS: readonly string[] = [
  '#f3ead6',
  '#e9b95a',
  '#cf7a63',
  '#8fb0c9',
  '#f6d9c4',
  '#b9c4a2',
  '#d9a08c',
];

/** Draws the town of Porto on the other bank of the river. At night its windows are lit. */
export const town = (light: Light, { reaches }: Places): readonly Shape[] => {
  const houses: Shape[] = [];
  const y = Math.round(reaches.gaia.top) - 2;
  const high = Math.max(30, y - reaches.baixo.bottom + 10);
  let x = 4;
  for (let at = 0; x < WIDTH - 110; at++) {
    const w = 18 + Math.round(14 * noise(at, 41));
    const h = Math.round(high * (0.55 + 0.45 * noise(at, 43)));
    const pane = light.night ? LAMP : under(light, '#5d6f80');
    houses.push(
      rect(
        `town/${at}`,
        { x, y: y - h, w, h: h + 2 },
        { fill: under(light, FRONTS[Math.floor(noise(at, 47) * FRONTS.length)] ?? '') },
      ),
      rect(`town/${at}/roof`, { x: x - 1, y: y - h - 4, w: w + 2, h: 5 }, { fill: under(light, TERRACOTTA) }),
      ...[0.22, 0.62].flatMap((part, pair) =>
        Array.from({ length: Math.max(1, Math.floor((h - 4) / 12)) }, (_, floor) =>
          rect(
            `town/${at}/pane/${pair}/${floor}`,
            { x: Math.round(x + w * part), y: y - h + 4 + floor * 12, w: 4, h: 6 },
            { fill: pane },
          ),
        ),
      ),
    );
    x += w + (at % 7 === 6 ? 12 : 1);
  }
  return houses;
};

/** Draws the iron bridge from Porto to Gaia, at the last turn of the river. */
export const bridge = (light: Light, { reaches }: Places): readonly Shape[] => {
  const foot = Math.round((reaches.baixo.bottom + reaches.gaia.top) / 2) + 12;
  const [left, right, high] = [WIDTH - 106, WIDTH + 8, 54];
  const middle = (left + right) / 2;
  const iron = under(light, '#3a4852');
  const line = (id: string, points: readonly Point[], width: number): Shape =>
    polyline(id, points, { colour: iron, width });
  const span = (part: number): number => Math.sqrt(Math.max(0, 1 - (2 * part - 1) ** 2));
  return [
    line('bridge/arch', arc([middle, foot], [(right - left) / 2 - 8, high - 8], 2, 4, 20), 5),
    line('bridge/arch/inner', arc([middle, foot], [(right - left) / 2 - 20, high - 17], 2, 4, 20), 3),
    ...[0.14, 0.3, 0.5, 0.7, 0.86].map((part, at) => {
      const x = Math.round(left + (right - left) * part);
      return rect(
        `bridge/post/${at}`,
        { x: x - 1, y: foot - high, w: 3, h: Math.max(2, Math.round(high - span(part) * (high - 10))) },
        { fill: iron },
      );
    }),
    rect('bridge/deck', { x: left - 6, y: foot - high - 4, w: WIDTH - left + 6, h: 6 }, { fill: iron }),
    rect('bridge/rail', { x: left - 6, y: foot - high - 8, w: WIDTH - left + 6, h: 2 }, { fill: iron }),
    rect('bridge/low', { x: left + 2, y: foot - 8, w: WIDTH - left - 2, h: 5 }, { fill: iron }),
  ];
};
