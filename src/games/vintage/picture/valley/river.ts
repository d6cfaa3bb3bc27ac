import { arc } from '../../../../presentation/shapes/curves.ts';
import { noise } from '../../../../presentation/shapes/noise.ts';
import { type Point, polygon, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import { type Light, under } from '../style/light.ts';
import { mix, WHITE } from '../style/palette.ts';
import { type Places, type Reach, WIDTH } from './layout.ts';

const TURN = 84;
const INNER = 14;

/**
 * Returns the points of a river bank along a straight stretch. The bank is level, since slightly sloping edges make the
 * picture's file large.
 */
const bank = (y: number, from: number, to: number): readonly Point[] => [
  [from, y],
  [to, y],
];

const turn = (side: 'left' | 'right', from: number, to: number, reach: number): readonly Point[] => {
  const x = side === 'right' ? WIDTH - TURN : TURN;
  const ry = (to - from) / 2;
  return side === 'right'
    ? arc([x, from + ry], [reach, ry], 3, 5, 18)
    : arc([x, from + ry], [reach, ry], 3, 1, 18);
};

interface Banks {
  readonly north: readonly Point[];
  readonly south: readonly Point[];
}

const banksOf = ({ reaches: { superior, cima, baixo, gaia } }: Places, more: number): Banks => {
  const [first, second, third, last]: readonly Reach[] = [superior, cima, baixo, gaia].map(
    ({ top, bottom }) => ({
      top: Math.round(top) - more,
      bottom: Math.round(bottom) + more,
    }),
  );
  if (!first || !second || !third || !last) throw new Error('a river of four reaches');
  const right = WIDTH - TURN;
  const outer = TURN - 8 + more;
  const inner = INNER - more;
  return {
    north: [
      ...bank(first.top, -20, right),
      ...turn('right', first.top, second.bottom, outer),
      ...bank(second.bottom, right, TURN),
      ...turn('left', second.bottom, third.top, inner),
      ...bank(third.top, TURN, right),
      ...turn('right', third.top, last.bottom, outer),
      ...bank(last.bottom, right, -20),
    ],
    south: [
      ...bank(first.bottom, -20, right),
      ...turn('right', first.bottom, second.top, inner),
      ...bank(second.top, right, TURN),
      ...turn('left', second.top, third.bottom, outer),
      ...bank(third.bottom, TURN, right),
      ...turn('right', third.bottom, last.top, inner),
      ...bank(last.top, right, -20),
    ],
  };
};

const ribbon = (id: string, { north, south }: Banks, fill: Parameters<typeof polygon>[2]): Shape =>
  polygon(id, [...north, ...[...south].reverse()], fill);

/** Draws the whole river Douro, from the highest harbour to the mouth. */
export const riverShapes = (light: Light, places: Places, step: number): readonly Shape[] => {
  const water = light.river;
  return [
    ribbon('bank', banksOf(places, 5), { fill: under(light, mix(light.earth, '#5a4632', 0.35)) }),
    ribbon('river', banksOf(places, 0), {
      fill: {
        gradient: [mix(water, WHITE, 0.34), mix(water, WHITE, 0.12), water, mix(water, '#123a4c', 0.35)],
      },
    }),
    ...glints(light, places, step),
  ];
};

const glints = (light: Light, { reaches }: Places, step: number): readonly Shape[] =>
  Object.values(reaches).flatMap(({ top, bottom }, row) =>
    Array.from({ length: 7 }, (_, at) => {
      const salt = row * 20 + at;
      const w = Math.round(24 + 70 * noise(salt, 3));
      const x = Math.round(100 + noise(salt, 5 + step) * (WIDTH - 290));
      const y = Math.round(top + 8 + noise(salt, 7) * (bottom - top - 18));
      return rect(`glint/${row}/${at}`, { x, y, w, h: 3 }, { fill: mix(light.river, light.glint, 0.5) });
    }),
  );
